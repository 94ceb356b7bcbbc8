// Rows as both lists have them.
const ROW = 58.667;

function makeRow(index, top) {
  const row = document.createElement("div");
  row.className = "row";
  row.style.top = `${top + index * ROW}px`;
  row.innerHTML = `<div class=circle></div><div class=title>Row ${index}: buy milk and write the report</div>`
    + `<div class=note>Due tomorrow at ${index}</div>`;
  return row;
}
