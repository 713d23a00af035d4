export interface Line {
  name: string
  note?: string
  quantity?: number
  unit?: string
  /** For one unit, as written: "920", "£12.50", "1 850,00". */
  price?: string
}

export const content = {
  brand: 'Strandebarm Båtbyggeri',
  title: 'Invoice 2027-041',
  lead: 'Faering “Terna”, spring refit: new top strake on the port side, oars and tar.',
  currency: 'NOK',
  locale: 'nb-NO',
  facts: [
    { name: 'Date', value: '28 April 2027' },
    { name: 'Payable by', value: '12 May 2027' },
    { name: 'Your order', value: 'By telephone, 2 March' },
    { name: 'Launched', value: '24 April, Omastrand' },
  ] as { name: string; value?: string }[],
  parties: [
    {
      role: 'From',
      name: 'Strandebarm Båtbyggeri',
      address: 'Naustvegen 12\n5630 Strandebarm\nOrg. 000 041 223',
    },
    { role: 'To', name: 'Ingebjørg Heradstveit', address: 'Sjoargata 3\n5600 Norheimsund' },
  ] as { role?: string; name: string; address?: string }[],
  lines: [
    { name: 'Boatbuilder’s hours', note: 'New strake riveted', quantity: 31.5, unit: 'h', price: '780' },
    { name: 'Pine board, heartwood', note: '5.4 m, 22 mm', quantity: 2, unit: 'boards', price: '1 450' },
    { name: 'Copper rivets and roves', quantity: 164, unit: 'pieces', price: '9,50' },
    { name: 'Oars, spruce', note: 'Made to the old pair', quantity: 2, unit: 'pieces', price: '1 900' },
    { name: 'Pine tar and linseed oil', note: 'Five coats', quantity: 9, unit: 'l', price: '210' },
    { name: 'Lift and launching', quantity: 1, price: '850' },
  ] as Line[],
  taxName: 'Tax',
  taxRate: 25,
  paidBefore: 15000,
  terms: [
    { name: 'Leaking is normal', text: 'Let her lie two days before you bail her out. Wood has to drink.' },
    { name: 'Come back in autumn', text: 'We look at the rivets before winter. That hour is included.' },
  ] as { name: string; text?: string }[],
  columns: { what: 'What', quantity: 'Amount', price: 'Each', sum: 'Sum' },
  labels: {
    net: 'Sum',
    tax: 'of it',
    gross: 'With tax',
    paidBefore: 'Already paid',
    due: 'To pay',
    print: 'Print',
    markPaid: 'Mark as paid',
    markOpen: 'Mark as open',
    paid: 'Paid, thank you',
    open: 'Open',
    empty: 'No lines on this invoice yet.',
    actions: 'What to do with this invoice',
  },
  slip: {
    title: 'Payment',
    payTo: 'Pay to',
    account: 'Account',
    accountValue: '0000 41 02231',
    reference: 'Reference',
    referenceValue: '2027 0414',
    until: 'No later than',
    untilValue: '12 May 2027',
    amount: 'Amount',
    tear: 'Tear off here',
  },
}
