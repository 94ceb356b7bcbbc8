/// A kind of place that a map shows.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  private static func named(_ name: String) -> Self { Self(rawValue: "MKPOICategory" + name) }

  public static let airport = named("Airport"), amusementPark = named("AmusementPark"), aquarium = named("Aquarium")
  public static let atm = named("ATM"), bakery = named("Bakery"), bank = named("Bank"), beach = named("Beach")
  public static let brewery = named("Brewery"), cafe = named("Cafe"), campground = named("Campground")
  public static let carRental = named("CarRental"), evCharger = named("EVCharger"), fireStation = named("FireStation")
  public static let fitnessCenter = named("FitnessCenter"), foodMarket = named("FoodMarket")
  public static let gasStation = named("GasStation"), hospital = named("Hospital"), hotel = named("Hotel")
  public static let laundry = named("Laundry"), library = named("Library"), marina = named("Marina")
  public static let movieTheater = named("MovieTheater"), museum = named("Museum")
  public static let nationalPark = named("NationalPark"), nightlife = named("Nightlife"), park = named("Park")
  public static let parking = named("Parking"), pharmacy = named("Pharmacy"), police = named("Police")
  public static let postOffice = named("PostOffice"), publicTransport = named("PublicTransport")
  public static let restaurant = named("Restaurant"), restroom = named("Restroom"), school = named("School")
  public static let stadium = named("Stadium"), store = named("Store"), theater = named("Theater")
  public static let university = named("University"), winery = named("Winery"), zoo = named("Zoo")
}

/// Which kinds of places a map shows: the stand-in shows none of them.
public struct PointOfInterestCategories: Hashable, Sendable {
  private let isExcluding: Bool
  private let categories: Set<MKPointOfInterestCategory>

  public static let all = PointOfInterestCategories(isExcluding: true, categories: [])
  public static let excludingAll = PointOfInterestCategories(isExcluding: false, categories: [])

  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(isExcluding: false, categories: Set(categories))
  }

  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(isExcluding: true, categories: Set(categories))
  }
}
