import type { Subject } from '#server/designer/subjects/subject.ts'

export const fintech: Subject = {
  word: 'finance',
  match:
    /\b(?:fintech|bank(?:ing)?|payments?|expenses?|budget\w*|invoic\w*|invest\w*|(?<!\blow[\s-])stocks?|trading|crypto|wallets?|financ\w*|accounting|payroll|tax(?:es)?|loans?|mortgages?|money|savings?)\b/gi,
  names: ['Florin', 'Penny & Co', 'Kassa'],
  directions: ['ledger', 'calm', 'swiss'],
  hues: [165, 235, 260],
  art: 'cards',
  eyebrow: 'Accounts for small companies',
  headlines: ['Money in order by Monday', 'Every cent has a place', 'The quiet side of business'],
  lead: '{brand} sets tax aside as invoices are paid, sorts receipts while you sleep and tells you what is really yours to spend.',
  actions: ['Open an account', 'See the fees'],
  facts: [
    ['8 min', 'to open an account'],
    ['€0', 'hidden fees'],
    ['100,000', 'insured per customer'],
    ['1.9%', 'on what you set aside'],
  ],
  featuresTitle: 'Bookkeeping, mostly done',
  features: [
    ['PiggyBank', 'Tax set aside', 'VAT and income tax move to their own pot the moment you are paid.'],
    [
      'Receipt',
      'Receipts that file themselves',
      'Photograph, forward or ignore: we match them with the payment.',
    ],
    ['CreditCard', 'Cards with rules', 'One for fuel, one for software, each with its own limit and owner.'],
    ['FileText', 'Invoices with manners', 'Sent, tracked and reminded, politely, three times.'],
    ['ShieldCheck', 'Insured and licensed', 'Deposits up to 100,000 are protected. We publish the audit.'],
    ['Users', 'A view for the accountant', 'Everything they ask for in January, shared in one click.'],
  ],
  stepsTitle: 'Open for business',
  steps: [
    ['Apply', 'Passport, company number, eight minutes.'],
    ['Move', 'We write to everybody who pays you.'],
    ['Sort', 'Pots for tax, pay and the rest.'],
    ['Breathe', 'A Monday note: in, out, left over.'],
  ],
  quotes: [
    ['For the first time I did not borrow from the tax office by accident.', 'Nina Petrov', 'Illustrator'],
    ['My accountant sent flowers.', 'Carlos Ruiz', 'Owner, Ruiz Joinery'],
    ['Three companies, one screen, no spreadsheet.', 'Emma Clarke', 'Director, Holt Group'],
  ],
  faq: [
    ['Is my money safe?', 'It is held with a licensed bank and insured up to 100,000 per customer.'],
    ['What does it cost?', 'One monthly price. Payments in the country are free, abroad at cost.'],
    ['Can I have several companies?', 'Yes, each with its own account, side by side.'],
    ['How do I switch?', 'We move standing orders and write to your payers. Most people are done in a week.'],
  ],
  closing: ['Start with a clean page', 'Eight minutes now, and January looks different.'],
  list: {
    title: 'What it costs',
    note: 'No minimum, no surprise.',
    rows: [
      ['Account', 'With two cards', '€9 a month'],
      ['Payments in euro', 'In and out', 'Free'],
      ['Payments abroad', 'At the day’s rate', '0.4%'],
      ['Cash at a machine', 'Anywhere', '€1.50'],
    ],
  },
  dataset: 'finance',
  goods: 'watch',
  offer: 'software',
}
