extension Vocabulary {
  /// The first rule that fits wins: rules with component words are asked before those without.
  static let rules: [Rule] = persons + time + numbers + things + places + media + money + messages + interface

  private static let personWords =
    "user avatar profile member review reviewer comment contact author chat conversation person people friend host driver "
    + "attendee collaborator assignee sender message follower creator player match story call participant owner match dm"

  private static let persons: [Rule] = [
    Rule("name title", in: personWords, Vocabulary.people),
    Rule(
      "author user person member contact sender host driver seller creator owner assignee reviewer recipient friend "
        + "collaborator attendee speaker guest player fullname writer payee",
      Vocabulary.people),
    Rule("firstname first", ["Jamie", "Priya", "Tom", "Mina", "Lena"]),
    Rule("lastname surname", ["Alvarez", "Nair", "Becker", "Okafor", "Fischer"]),
    Rule("initial letter monogram", ["J", "P", "T", "M", "L"]),
    Rule("username handle nickname login mention", ["@jamie", "@priya.n", "@tbecker", "@mina", "@lena.f"]),
    Rule("email mail", ["jamie@example.com", "priya@example.com", "tom@example.com", "mina@example.com"]),
    Rule("phone mobile telephone", ["+1 555 010 2231", "+1 555 010 4478", "+1 555 010 9034"]),
    Rule("bio about", ["Cyclist, baker, early riser.", "Maps and mountains.", "Here for the playlists."]),
    Rule("role job position occupation", ["Product designer", "Engineer", "Head of research", "Illustrator"]),
    Rule("company organization organisation employer", ["Northwind", "Bluebird Studio", "Harbor & Co", "Fieldnotes"]),
    Rule("pronoun", ["they/them", "she/her", "he/him"]),
  ]

  private static let time: [Rule] = [
    Rule("overdue", ["Yesterday", "2 days ago", "Mon 8 Jun"]),
    Rule("upcoming future later next", ["Fri 19 Jun", "Tomorrow", "Next week"]),
    Rule("timestamp ago posted edited updated modified", ["2 h ago", "Just now", "Yesterday", "3 d ago", "3 Jun"]),
    Rule("date day due deadline when schedule", ["Today", "Yesterday", "Fri 19 Jun", "3 Jun", "Monday"]),
    Rule("month", ["June", "July", "August"]),
    Rule("year", ["2026", "2025", "2024"]),
    Rule("weekday", ["Mon", "Tue", "Wed", "Thu", "Fri"]),
    Rule("duration length runtime elapsed remaining", ["3:42", "12:05", "1 h 48 min", "25 min"]),
    Rule("eta arrival wait", ["12 min", "8 min", "25–35 min"]),
    Rule("time hour start end departure clock", ["9:41", "14:30", "18:05", "7:15"]),
  ]

  private static let numbers: [Rule] = [
    Rule("percent percentage change delta growth", ["+2.4%", "−1.3%", "+0.8%"]),
    Rule(
      "count total number view like follower following play download member reply badge", ["128", "12", "1.2K", "3"]),
    Rule("rating score star", ["4.8", "4.2", "3.9"]),
    Rule("distance", ["2.4 km", "800 m", "12 km"]),
    Rule("temperature temp", ["21°", "16°", "−2°"]),
    Rule("speed pace", ["5:12 /km", "24 km/h", "4:58 /km"]),
    Rule("calorie energy", ["320 kcal", "540 kcal", "120 kcal"]),
    Rule("weight", ["64 kg", "2.1 kg", "350 g"]),
    Rule("size filesize storage", ["2.4 MB", "18 KB", "1.1 GB"]),
    Rule("unit", ["km", "kcal", "min"]),
    Rule("version", ["2.4.1", "2.4.0", "1.9"]),
    Rule("code token pin otp confirmation", ["Q7K-204", "H2M-118", "X9D-731"]),
    Rule("id identifier uuid key hash sha", Vocabulary.identifiers),
    Rule("hex", ["#4073FF", "#E0554A", "#2E9E6B"]),
    Rule("quantity qty", ["2", "1", "6"]),
    Rule("progress", ["62%", "25%", "100%"]),
    Rule(
      "value metric stat figure amount", in: "stat metric activity ring health chart summary",
      ["7,432", "62", "5.2 km"]),
  ]

  private static let things: [Rule] = [
    Rule(
      "title name text content label", in: "task todo checklist reminder subtask",
      ["Water the plants", "Book train tickets", "Call the dentist", "Review the budget", "Buy oat milk"]),
    Rule("task todo subtask", ["Water the plants", "Book train tickets", "Call the dentist", "Review the budget"]),
    Rule(
      "title name", in: "note page document doc article post memo journal entry",
      ["Grocery list", "Trip to Lisbon", "Book ideas", "Meeting notes", "Sourdough, third try"]),
    Rule(
      "preview snippet excerpt", in: "note pinned card memo document page journal",
      [
        "Milk, eggs, butter, a loaf of rye", "Tram 28 early, then the tile museum", "A lighthouse keeper who paints",
        "Ship the beta on the 20th, invite ten people", "Longer proof, hotter oven, less water",
      ]),
    Rule("title name", in: "pinned", ["Grocery list", "Trip to Lisbon", "Book ideas", "Meeting notes"]),
    Rule(
      "name title label", in: "folder directory album collection playlist",
      ["Recipes", "Travel", "Work", "Family", "Archive"]),
    Rule(
      "name title label text", in: "tag chip filter category topic genre interest label hashtag",
      ["recipes", "travel", "work", "family", "ideas"]),
    Rule("tag hashtag topic interest filter", ["recipes", "travel", "work", "family", "ideas"]),
    Rule("category genre section group", ["Design", "Travel", "Science", "Cooking", "Fiction"]),
    Rule("name title filename label", in: "file attachment upload download recent photo media", Vocabulary.files),
    Rule("file filename attachment document", Vocabulary.files),
    Rule("folder", ["Recipes", "Travel", "Work", "Family", "Archive"]),
    Rule(
      "name title", in: "project workspace team board space list",
      ["Website refresh", "Home", "Groceries", "Marketing", "Side project"]),
    Rule("project workspace board", ["Website refresh", "Home", "Groceries", "Marketing"]),
    Rule("team", ["Harbor City", "Northside", "River Town", "Old Mill"]),
    Rule(
      "name title", in: "product item cart shop order deal wish",
      ["Linen shirt", "Desk lamp", "Trail shoes", "Coffee grinder"]),
    Rule("product item brand variant", ["Linen shirt", "Desk lamp", "Trail shoes", "Coffee grinder"]),
    Rule(
      "name title dish", in: "food recipe restaurant dish menu meal delivery order drink",
      ["Lemon pasta", "Green curry", "Mushroom burger", "Rye and seeds"]),
    Rule(
      "restaurant store shop merchant vendor", ["Corner Kitchen", "Blue Door Bakery", "Harbor Market", "Green Fork"]),
    Rule("cuisine", ["Italian · Pasta", "Thai · Curry", "Burgers · Fries"]),
    Rule(
      "name title", in: "event meeting calendar appointment session",
      ["Design review", "Team lunch", "Dentist", "Piano lesson"]),
    Rule("event meeting", ["Design review", "Team lunch", "Dentist", "Piano lesson"]),
    Rule(
      "name title", in: "workout exercise run activity ride class training habit",
      ["Morning run", "Hill repeats", "Easy ride", "Core, 20 minutes"]),
    Rule("exercise workout activity habit", ["Morning run", "Hill repeats", "Easy ride", "Core, 20 minutes"]),
    Rule("name title", in: "book cover shelf reading", ["The Salt Path Home", "Winter Atlas", "A Field of Bells"]),
    Rule("book", ["The Salt Path Home", "Winter Atlas", "A Field of Bells"]),
    Rule("language", ["English", "Deutsch", "Português"]),
    Rule("status state badge", ["Active", "In review", "Done", "Paused"]),
    Rule("plan tier level", ["Free", "Plus", "Pro"]),
    Rule("priority", ["High", "Medium", "Low"]),
    Rule("kind type", ["Article", "Photo", "Audio"]),
    Rule("emoji reaction", ["🌿", "🚲", "📚", "🍋", "🎧"]),
  ]

  private static let places: [Rule] = [
    Rule(
      "name title", in: "trip hotel listing stay flight destination place location ride map listing home",
      ["Lisbon", "Kyoto", "Cabin by the lake", "Old Town loft"]),
    Rule(
      "location place city neighborhood area region",
      ["Lisbon, Portugal", "Kyoto, Japan", "Oslo, Norway", "Porto, Portugal"]),
    Rule("destination dropoff to", ["Lisbon", "Kyoto", "Oslo"]),
    Rule("origin pickup from", ["Berlin", "Porto", "Hamburg"]),
    Rule("address street", ["12 Harbor Street", "48 Mill Lane", "7 Linden Square"]),
    Rule("country", ["Portugal", "Japan", "Norway"]),
    Rule("airline carrier", ["Northwind Air", "Bluebird", "Harbor Lines"]),
    Rule("flight", ["NW 204", "BB 118", "HL 731"]),
    Rule("gate", ["B12", "A4", "C21"]),
    Rule("seat", ["14C", "2A", "31F"]),
    Rule("airport", ["LIS", "KIX", "OSL"]),
    Rule("room", ["Living room", "Kitchen", "Studio"]),
  ]

  private static let media: [Rule] = [
    Rule(
      "name title", in: "song track album player music queue",
      ["Northern Lights", "Slow Train", "Paper Boats", "Golden Hour"]),
    Rule("song track", ["Northern Lights", "Slow Train", "Paper Boats", "Golden Hour"]),
    Rule("artist band singer", ["The Lanterns", "Ada Reyes", "Quiet Harbor", "Juno Park"]),
    Rule("album", ["Late Summer", "Tides", "Small Hours"]),
    Rule("playlist", ["Sunday slow", "Focus", "Running fast"]),
    Rule(
      "name title", in: "video movie show episode podcast film series stream clip reel",
      ["The Long Way Round", "How bread rises", "Night market", "Episode 12: Tides"]),
    Rule("episode show podcast movie video", ["The Long Way Round", "How bread rises", "Night market"]),
    Rule("channel", ["Field Studio", "Kitchen Lab", "general", "design"]),
    Rule("headline", ["City opens its first floating park", "A quiet year for storms"]),
    Rule("source publisher publication", ["The Harbor Times", "Field Notes", "City Weekly"]),
    Rule("lyric quote", ["And the lights go out to sea", "Slow is smooth, smooth is fast"]),
  ]

  private static let money: [Rule] = [
    Rule(
      "name title merchant", in: "transaction payment expense bank account wallet bill budget",
      ["Corner Kitchen", "City Transit", "Harbor Market", "Rent"]),
    Rule(
      "price amount cost fare fee balance total subtotal tip income spend spent budget revenue",
      ["$24.99", "$1,280.50", "$8.00", "$132.40"]),
    Rule("currency", ["USD", "EUR", "GBP"]),
    Rule("ticker coin asset", ["NWD", "BLB", "HRB"]),
    Rule("account", ["Everyday account", "Savings", "Joint account"]),
    Rule("discount promo offer", ["20% off", "Free delivery", "2 for 1"]),
  ]

  private static let messages: [Rule] = [
    Rule(
      "text body review comment content description", in: "review",
      [
        "Quiet, warm and hard to put down. The middle third is the best of it.",
        "A slow start, but the ending earns it.",
      ]),
    Rule(
      "text body comment content", in: "comment reply thread",
      [
        "Could we try this with more space above?", "Good catch, I moved it to the left.", "The second one, please.",
        "Looks right to me.",
      ]),
    Rule(
      "text body message content", in: "message bubble chat conversation dm",
      ["Are we still on for six?", "Yes! Bring the map.", "I found a shorter way through the park.", "See you there."]),
    Rule(
      "message lastmessage",
      ["Are we still on for six?", "Yes! Bring the map.", "I found a shorter way.", "See you there."]),
    Rule("comment", ["Could we try this with more space?", "Good catch, moved it.", "The second one, please."]),
    Rule("review", ["Quiet, warm and hard to put down.", "A slow start, but the ending earns it."]),
    Rule("caption", ["First light over the harbor", "Bread, third try", "Two wheels, no plan"]),
    Rule("question prompt query", ["How do I fold a fitted sheet?", "What should I read next?"]),
    Rule("answer response", ["Start with the corners, then fold in thirds.", "Try something short first."]),
    Rule("description body summary preview snippet excerpt paragraph note message synopsis", Vocabulary.sentences),
    Rule("error warning", ["The connection was lost.", "That code has expired."]),
    Rule("tip hint", ["Swipe left for more", "Hold to select"]),
  ]

  private static let interface: [Rule] = [
    Rule("text query value", in: "search", isForm: true, ["harbor", "oat milk", "lisbon"]),
    Rule("label title text", in: "button cta action fab", isForm: true, Vocabulary.actions),
    Rule("action button cta", Vocabulary.actions),
    Rule("label title name text", in: "tab sidebar nav navigation menu settings", isForm: true, Vocabulary.navigation),
    Rule("tab screen destination", Vocabulary.navigation),
    Rule("label title name", in: "upload download progress", isForm: true, Vocabulary.files),
    Rule("label title", in: "stat metric ring", ["Steps", "Distance", "Active time", "Heart rate"]),
    Rule(
      "title label text name", in: "section header heading", isForm: true,
      ["This week", "Overdue", "Recently opened", "Suggested"]),
    Rule("label title text", in: "badge pill status", isForm: true, ["New", "In review", "Done", "Beta"]),
    Rule(
      "meta metadata subtitle detail info secondary", in: "file recent document",
      ["2.4 MB · Yesterday", "18 KB · 3 Jun", "Edited 2 h ago"]),
    Rule("meta metadata", in: "review", ["128 reviews · 38 followers", "12 reviews · 4 followers"]),
    Rule("subtitle detail", in: "song track album player music", ["The Lanterns", "Ada Reyes", "Quiet Harbor"]),
    Rule("meta metadata info", ["Edited 2 h ago", "Edited yesterday", "3 Jun · 4 items"]),
    Rule(
      "subtitle detail secondary tagline supporting",
      ["Seven small habits", "Two days by the sea", "Updated 2 h ago", "12 items"]),
    Rule("placeholder hint prompt", Vocabulary.placeholder),
    Rule("search query", ["harbor", "oat milk", "lisbon"]),
    Rule("header heading", ["This week", "Recently opened", "Suggested"]),
    Rule("url link website href", ["https://example.com/reading", "https://example.com/garden"]),
    Rule("font typeface", ["Inter", "Lato"]),
    Rule("title", ["Morning routine", "Weekend plans", "Reading list", "Home repairs", "Garden ideas"]),
    Rule("name", ["Reading list", "Weekend plans", "Home", "Garden ideas", "Archive"]),
    Rule("label", ["Reminders", "Weekend plans", "Shared with me", "Archive"]),
    Rule(
      "text content string",
      [
        "Water the herbs, then open the windows.", "Leave early to miss the traffic.",
        "Three chapters a week is plenty.",
      ]),
  ]
}
