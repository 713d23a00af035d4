export interface Content {
  brand: string
  title: string
  lead: string
  columns: string[]
  rows: string[][]
  search: string
  states: { name: string; rows: string; loading: string; empty: string; failed: string }
  select: { all: string; one: string; chosen: string; clear: string }
  actions: { mark: string; marked: string; markName: string; copy: string; copied: string }
  foot: { of: string; shown: string; next: string; previous: string; page: string }
  pageSize: number
  chosenAtFirst: number[]
  markedAtFirst: number[]
  messages: {
    empty: string
    emptyText: string
    none: string
    reset: string
    failed: string
    retry: string
    loading: string
    missing: string
  }
}

export const content: Content = {
  brand: 'Gakuyu-ini cooperative, Nyeri',
  title: 'Lots for the auction of 16 June',
  lead: 'Washed, main crop. Reserve in US dollars for a bag of 50 kg.',
  columns: ['Lot', 'Outturn', 'Factory', 'Grade', 'Bags', 'Moisture %', 'Reserve $'],
  rows: [
    ['1204', '18KR0007', 'Gathaithi', 'AA', '42', '10.8', '312'],
    ['1205', '18KR0007', 'Gathaithi', 'AB', '87', '10.9', '268'],
    ['1206', '18KR0007', 'Gathaithi', 'PB', '19', '11.0', '284'],
    ['1207', '21KR0011', 'Kagumoini', 'AA', '36', '10.6', '305'],
    ['1208', '21KR0011', 'Kagumoini', 'AB', '71', '10.7', '259'],
    ['1209', '21KR0011', 'Kagumoini', 'C', '28', '11.2', '188'],
    ['1210', '22KR0003', 'Thageini', 'AA', '54', '10.9', '331'],
    ['1211', '22KR0003', 'Thageini', 'AB', '103', '10.8', '274'],
    ['1212', '22KR0003', 'Thageini', 'PB', '24', '10.9', '290'],
    ['1213', '24KR0016', 'Gichatha-ini', 'AA', '31', '11.4', '298'],
    ['1214', '24KR0016', 'Gichatha-ini', 'AB', '66', '11.3', '251'],
    ['1215', '24KR0016', 'Gichatha-ini', 'TT', '12', '11.1', '164'],
  ],
  search: 'Search lots',
  states: { name: 'State', rows: 'Rows', loading: 'Loading', empty: 'Empty', failed: 'Failed' },
  select: { all: 'Select all', one: 'Select', chosen: 'selected', clear: 'Clear' },
  actions: {
    mark: 'Withdraw from the sale',
    marked: 'withdrawn',
    markName: 'Put back',
    copy: 'Copy as text',
    copied: 'Copied',
  },
  foot: { of: 'of', shown: 'lots', next: 'Next page', previous: 'Previous page', page: 'Page' },
  pageSize: 10,
  chosenAtFirst: [2, 4],
  markedAtFirst: [],
  messages: {
    empty: 'No lots entered yet.',
    emptyText: 'They arrive from the mill on Thursday, once the samples are weighed.',
    none: 'No lot matches the search.',
    reset: 'Clear the search',
    failed: 'The mill’s list could not be read.',
    retry: 'Read it again',
    loading: 'Reading the list',
    missing: '–',
  },
}
