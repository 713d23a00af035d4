export interface Deal {
  name: string
  stage?: string
  value?: number
  next?: string
  due?: string
  place?: string
  owner?: string
  isLate?: boolean
}

export interface Content {
  brand: string
  title: string
  lead: string
  currency: string
  stages: { name: string }[]
  deals: Deal[]
  labels: {
    inAll: string
    owners: string
    all: string
    late: string
    emptyStage: string
    unsorted: string
    hint: string
    moved: string
    stage: string
    next: string
    due: string
    owner: string
    place: string
    value: string
    win: string
    won: string
    remove: string
    add: string
    name: string
    addHint: string
    save: string
    required: string
    bar: string
  }
}

export const content: Content = {
  brand: 'Maji Solar',
  title: 'Pumps on their way',
  lead: 'Nakuru office, week 23. Rain is due in October; what is signed by August pumps before it.',
  currency: 'KES',
  stages: [{ name: 'Asked' }, { name: 'Well measured' }, { name: 'Quote sent' }, { name: 'Deposit paid' }],
  deals: [
    {
      name: 'Kiptangwanyi Growers',
      stage: 'Asked',
      value: 640000,
      next: 'Ring Mrs Chebet about the depth of the borehole',
      due: 'today',
      place: 'Elementaita',
      owner: 'Wanjiru',
      isLate: true,
    },
    {
      name: 'St Francis Girls’ School',
      stage: 'Asked',
      value: 385000,
      next: 'Send the list of what to measure',
      due: 'Thu 10 June',
      place: 'Rongai',
      owner: 'Otieno',
    },
    {
      name: 'Peter Kamau, 3 acres of onions',
      stage: 'Asked',
      value: 178000,
      next: 'Visit with the small pump',
      due: 'Mon 14 June',
      place: 'Bahati',
      owner: 'Wanjiru',
    },
    {
      name: 'Mugaa Water Committee',
      stage: 'Well measured',
      value: 1240000,
      next: 'Draw up two tank sizes',
      due: 'Wed 9 June',
      place: 'Subukia',
      owner: 'Otieno',
    },
    {
      name: 'Lanet Flower Nursery',
      stage: 'Well measured',
      value: 890000,
      next: 'Check shade of the eucalyptus row',
      due: 'Fri 11 June',
      place: 'Lanet',
      owner: 'Akinyi',
    },
    {
      name: 'Njoro Dairy Co-operative',
      stage: 'Quote sent',
      value: 1560000,
      next: 'Committee sits on Saturday; be there',
      due: 'Sat 12 June',
      place: 'Njoro',
      owner: 'Akinyi',
    },
    {
      name: 'Esther Langat, drip for tomatoes',
      stage: 'Quote sent',
      value: 215000,
      next: 'Quote runs out, ask once more',
      due: '2 days ago',
      place: 'Molo',
      owner: 'Wanjiru',
      isLate: true,
    },
    {
      name: 'Gilgil Tree Nursery',
      stage: 'Quote sent',
      value: 330000,
      next: 'Answer the question about spare parts',
      due: 'Thu 10 June',
      place: 'Gilgil',
      owner: 'Otieno',
    },
    {
      name: 'Solai Settlement, plot 14',
      stage: 'Deposit paid',
      value: 460000,
      next: 'Lorry with frame and 12 panels',
      due: 'Tue 15 June',
      place: 'Solai',
      owner: 'Otieno',
    },
  ],
  labels: {
    inAll: 'on the board',
    owners: 'Whose',
    all: 'Everybody',
    late: 'Late',
    emptyStage: 'Nothing here. Drop a card or move one with the arrow keys.',
    unsorted: 'Open',
    hint: 'Drag a card, or focus it and press ← or →.',
    moved: 'is now in',
    stage: 'Stage',
    next: 'Next step',
    due: 'Due',
    owner: 'With',
    place: 'Place',
    value: 'Value',
    win: 'Mark as won',
    won: 'won',
    remove: 'Take off the board',
    add: 'Add deal',
    name: 'Name',
    addHint: 'It starts in the first stage.',
    save: 'Save',
    required: 'Give it a name.',
    bar: 'Value by stage',
  },
}
