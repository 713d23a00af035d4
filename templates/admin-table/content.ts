export interface Content {
  brand: string
  title: string
  lead: string
  columns: string[]
  /** One row is one list of cells; a missing cell stays empty. Columns with few different values become filters. */
  rows: string[][]
  labels: {
    search: string
    all: string
    add: string
    of: string
    selected: string
    selectAll: string
    select: string
    set: string
    to: string
    choose: string
    remove: string
    removed: string
    undo: string
    clear: string
    nameless: string
    reset: string
  }
  empty: { title: string; text: string; filtered: string; filteredText: string }
  panel: { close: string; save: string; cancel: string; saved: string; required: string; fresh: string }
}

export const content: Content = {
  brand: 'Gereedschapsbieb Noord',
  title: 'Tools on loan and on the shelf',
  lead: 'Zwart Janstraat 112, Rotterdam. Open Wednesday evening and Saturday morning.',
  columns: ['Tool', 'No.', 'Shelf', 'State', 'With', 'Back by', 'Deposit'],
  rows: [
    ['Rotary hammer, SDS-plus', '0412', 'B2 Drilling', 'On loan', 'Yasmina El Idrissi', '12 June', '€40'],
    ['Tile cutter, 90 cm', '0377', 'C1 Tiling', 'On loan', 'Pieter de Wit', '9 June', '€35'],
    ['Floor sander with edge disc', '0288', 'Floor', 'Overdue', 'Joost Verhage', '2 June', '€80'],
    ['Wallpaper steamer', '0165', 'D3 Walls', 'On the shelf', '', '', '€20'],
    ['Mitre saw, 254 mm', '0401', 'A1 Sawing', 'Repair', 'Bench: Ton', '', '€60'],
    ['Ladder, three parts, 8 m', '0098', 'Rail', 'On loan', 'Chaima Bouzid', '12 June', '€50'],
    ['Pressure washer', '0340', 'Floor', 'On the shelf', '', '', '€40'],
    ['Jigsaw', '0222', 'A1 Sawing', 'On the shelf', '', '', '€20'],
    ['Moisture meter', '0419', 'D3 Walls', 'Overdue', 'Sandra Monteiro', '5 June', '€15'],
    ['Concrete mixer, 63 l', '0061', 'Yard', 'On loan', 'Stichting De Vlinderhof', '16 June', '€75'],
    ['Pipe bender, 15 and 22 mm', '0304', 'E2 Pipes', 'On the shelf', '', '', '€25'],
    ['Laser level, green', '0422', 'D3 Walls', 'On loan', 'Kees Molenaar', '9 June', '€45'],
    ['Plasterboard lift', '0271', 'Yard', 'Repair', 'Waiting for a winch', '', '€70'],
    ['Hedge trimmer, battery', '0355', 'Yard', 'On the shelf', '', '', '€30'],
  ],
  labels: {
    search: 'Search',
    all: 'All',
    add: 'Add entry',
    of: 'of',
    selected: 'selected',
    selectAll: 'Select all shown',
    select: 'Select',
    set: 'Set',
    to: 'to',
    choose: 'choose',
    remove: 'Remove',
    removed: 'removed',
    undo: 'Undo',
    clear: 'Clear selection',
    nameless: 'Without a name',
    reset: 'Show all',
  },
  empty: {
    title: 'Nothing on the list yet',
    text: 'Add the first entry; it opens beside the list.',
    filtered: 'Nothing fits',
    filteredText: 'Loosen a filter or search for less.',
  },
  panel: {
    close: 'Close',
    save: 'Save changes',
    cancel: 'Discard',
    saved: 'Saved',
    required: 'An entry needs at least this.',
    fresh: 'New entry',
  },
}
