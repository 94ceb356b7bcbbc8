import QtQuick

// Ten thousand rows, of which those are there that are seen, with three more on each side.
ListView {
  width: 393
  height: 852
  model: 10000
  cacheBuffer: 176
  property int round: 0
  onRoundChanged: itemAtIndex(3).label = "Row " + round + " changed"
  delegate: EntryRow { required property int index; number: index }
}
