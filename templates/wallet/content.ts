export interface Content {
  brand: string
  title: string
  lead: string
  navigation: { label: string }[]
  navigationName: string
  money: { before: string; after: string; thousands: string; decimal: string }
  accountsName: string
  accounts: { name: string; number?: string; value?: number }[]
  noAccounts: string
  bills: { name: string; time?: string; account?: string; value?: number }[]
  billsTitle: string
  billsNote: string
  billsEmpty: string
  free: string
  short: string
  due: string
  counted: string
  leftOut: string
  search: string
  filterName: string
  filters: { all: string; in: string; out: string }
  transactions: {
    name: string
    text?: string
    time?: string
    group?: string
    account?: string
    person?: string
    value?: number
  }[]
  historyTitle: string
  undated: string
  noTransactions: string
  noMatch: string
  reset: string
  details: { account: string; group: string; person: string; amount: string; close: string; open: string }
  pay: {
    title: string
    lead: string
    to: string
    from: string
    amount: string
    message: string
    messageHint: string
    review: string
    send: string
    back: string
    sent: string
    another: string
    noPayees: string
    amountError: string
    fundsError: string
    payeeError: string
    today: string
    group: string
  }
  payees: { name: string; number?: string }[]
  spending: { title: string; lead: string; empty: string; ungrouped: string; total: string }
  nothing: string
}

export const content: Content = {
  brand: 'Kvist',
  title: 'Ingrid & Aksel',
  lead: 'Shared household, Nygårdsgaten 41, Bergen',
  navigation: [{ label: 'Accounts' }, { label: 'Pay' }, { label: 'Spending' }],
  navigationName: 'Screens',
  money: { before: 'kr\u00a0', after: '', thousands: '\u00a0', decimal: ',' },
  accountsName: 'Accounts',
  accounts: [
    { name: 'Everyday', number: '3624 11 70582', value: 21846.4 },
    { name: 'House & boat', number: '3624 11 70590', value: 64210 },
    { name: 'Cabin roof', number: '3624 19 00417', value: 38500 },
  ],
  noAccounts: 'No account here yet. It appears as soon as the first one is opened.',
  bills: [
    { name: 'Rent', time: 'Mon 1 June', account: 'Everyday', value: 9200 },
    { name: 'Kindergarten, Solhaug', time: 'Wed 3 June', account: 'Everyday', value: 2640 },
    { name: 'Electricity, May', time: 'Fri 5 June', account: 'Everyday', value: 874.5 },
    { name: 'Boat berth, quarter', time: 'Tue 9 June', account: 'Everyday', value: 1450 },
  ],
  billsTitle: 'Still to go before payday, 12 June',
  billsNote: 'Tap a bill to leave it out of the sum.',
  billsEmpty: 'Nothing leaves this account before payday.',
  free: 'free until payday',
  short: 'short before payday',
  due: 'bills still to go',
  counted: 'counted',
  leftOut: 'left out',
  search: 'Search payments',
  filterName: 'Direction',
  filters: { all: 'All', in: 'In', out: 'Out' },
  transactions: [
    {
      name: 'Meny Danmarksplass',
      text: 'Card 4417',
      time: 'Sat 30 May',
      group: 'Groceries',
      account: 'Everyday',
      person: 'Aksel',
      value: -812.6,
    },
    {
      name: 'Light rail, 30 days',
      text: 'Renewed by itself',
      time: 'Sat 30 May',
      group: 'Getting around',
      account: 'Everyday',
      person: 'Ingrid',
      value: -890,
    },
    {
      name: 'From the neighbours, ladder',
      text: 'Half of the extension ladder',
      time: 'Fri 29 May',
      group: 'House',
      account: 'Everyday',
      value: 649.5,
    },
    {
      name: 'Fish hall, Strandkaien',
      text: 'Card 4417',
      time: 'Fri 29 May',
      group: 'Groceries',
      account: 'Everyday',
      person: 'Aksel',
      value: -326,
    },
    {
      name: 'Swimming course, Mia',
      text: 'Autumn term, ten lessons',
      time: 'Thu 28 May',
      group: 'Mia',
      account: 'Everyday',
      person: 'Ingrid',
      value: -1350,
    },
    {
      name: 'To the cabin roof',
      text: 'Every month on the 28th',
      time: 'Thu 28 May',
      group: 'Saving',
      account: 'Everyday',
      value: -2500,
    },
    {
      name: 'From Everyday',
      text: 'Every month on the 28th',
      time: 'Thu 28 May',
      group: 'Saving',
      account: 'Cabin roof',
      value: 2500,
    },
    {
      name: 'Antifouling and brushes',
      text: 'Chandler at Laksevåg',
      time: 'Tue 26 May',
      group: 'Boat',
      account: 'House & boat',
      person: 'Aksel',
      value: -1189,
    },
    {
      name: 'Chimney sweep',
      text: 'Municipal fee, yearly',
      time: 'Mon 25 May',
      group: 'House',
      account: 'House & boat',
      value: -512,
    },
    { name: 'Salary, Ingrid', time: 'Tue 12 May', group: 'Salary', account: 'Everyday', value: 34180 },
    { name: 'Salary, Aksel', time: 'Tue 12 May', group: 'Salary', account: 'Everyday', value: 29760 },
  ],
  historyTitle: 'In and out',
  undated: 'Without a date',
  noTransactions: 'Nothing has gone in or out of this account yet.',
  noMatch: 'No payment matches.',
  reset: 'Show all payments',
  details: {
    account: 'Account',
    group: 'Filed under',
    person: 'Paid by',
    amount: 'Amount',
    close: 'Close',
    open: 'Details',
  },
  pay: {
    title: 'Pay somebody',
    lead: 'Goes out at once and is seen by both of you.',
    to: 'To',
    from: 'From account',
    amount: 'Amount',
    message: 'Message',
    messageHint: 'Optional',
    review: 'Check the payment',
    send: 'Send now',
    back: 'Change it',
    sent: 'Sent.',
    another: 'Pay somebody else',
    noPayees: 'Nobody saved yet. People you have paid once are listed here.',
    amountError: 'Write an amount above zero, for example 250 or 99,50.',
    fundsError: 'There is not that much in the account.',
    payeeError: 'Choose who gets it.',
    today: 'Today',
    group: 'Sent by hand',
  },
  payees: [
    { name: 'Solveig, downstairs', number: '3624 08 11290' },
    { name: 'Mia’s class fund', number: '1503 44 90217' },
    { name: 'Torstein, roofer', number: '1207 63 55104' },
    { name: 'Boat club Store Lungegårdsvann', number: '1506 21 30078' },
  ],
  spending: {
    title: 'Where it went',
    lead: 'Everything that left the household’s accounts, largest first.',
    empty: 'Nothing has been spent yet.',
    ungrouped: 'Not filed',
    total: 'out in all',
  },
  nothing: 'Nothing has been put on this screen yet.',
}
