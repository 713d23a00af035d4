export interface Plan {
  name: string
  price?: string
  text?: string
  value?: number
  hours?: number
  extra?: number
  includes?: string[]
}

export const content = {
  brand: 'Puupaja',
  navigation: [
    { label: 'What it costs you', href: '#usage' },
    { label: 'Plans', href: '#plans' },
    { label: 'Side by side', href: '#compare' },
    { label: 'Questions', href: '#terms' },
  ] as { label: string; href?: string }[],
  hero: {
    title: 'Pay for the hours at the bench',
    lead: 'A shared joiners’ workshop in the old weaving mill in Tampere. Say how often you will come, and see which plan is cheapest.',
  },
  usage: {
    label: 'I will be at the bench',
    unit: 'hours a month',
    start: 14,
    max: 60,
    step: 1,
    best: 'Cheapest at this many hours:',
    axis: 'Euros a month, by hours at the bench',
    at: 'at',
  },
  money: { currency: '€', perMonth: 'a month', perYear: 'a year', onRequest: 'On request' },
  period: {
    label: 'Pay',
    month: 'by the month',
    year: 'by the year',
    monthsPaid: 10,
    note: 'Paid for a year, the base fee of two months falls away.',
  },
  plansTitle: 'Plans',
  noPlans: 'The new plans come out soon. Write to us until then.',
  choose: 'Choose',
  plans: [
    {
      name: 'By the hour',
      price: '€0',
      value: 0,
      hours: 0,
      extra: 9,
      text: 'No contract. Book a bench when you need one, €9 an hour.',
      includes: ['Hand tools and clamps', 'One bench, daytime'],
    },
    {
      name: 'Evening bench',
      price: '€69',
      value: 69,
      hours: 12,
      extra: 6,
      text: 'Twelve hours a month after five and at weekends, then €6 an hour.',
      includes: ['Hand tools and clamps', 'Machine room after the induction', 'A shelf of 60 cm'],
    },
    {
      name: 'Own bench',
      price: '€148',
      value: 148,
      hours: 32,
      extra: 4,
      text: 'A bench that stays as you left it, and your own key to the mill.',
      includes: ['Machine room', 'Glue-up left overnight', 'Two metres of timber rack', 'Key, 06:00–23:00'],
    },
    {
      name: 'Trade',
      price: '€236',
      value: 236,
      hours: 60,
      extra: 0,
      text: 'For people who live from it: all hours, deliveries taken in, invoices with VAT.',
      includes: [
        'Machine room first',
        'Spray booth, 8 hours',
        'Goods taken in',
        'Four metres of timber rack',
      ],
    },
  ] as Plan[],
  compare: { title: 'Side by side', feature: 'Included', none: 'no' },
  features: [
    { name: 'Open to you', values: ['9–17', '17–22, weekends', '6–23', 'all hours'] },
    { name: 'Panel saw and planer', values: ['with staff', 'yes', 'yes', 'yes'] },
    { name: 'Spray booth', values: ['', '€12 an hour', '2 hours', '8 hours'] },
    { name: 'Timber rack', values: ['', '', '2 m', '4 m'] },
    { name: 'Guests at the bench', values: ['', '', '1', '2'] },
    { name: 'Notice', values: ['', '1 month', '1 month', '3 months'] },
  ] as { name: string; values?: string[] }[],
  terms: { title: 'Before you sign' },
  questions: [
    {
      question: 'Do I need to know the machines?',
      answer:
        'Not to begin. The induction on saw, planer and bandsaw takes three hours on a Tuesday evening and costs €45, once.',
    },
    { question: 'Do unused hours carry over?', answer: 'For one month: those of May are gone in July.' },
    { question: 'Can I change the plan?', answer: 'To a larger one at once, to a smaller one next month.' },
    { question: 'Are offcuts free?', answer: 'In the red bin, yes. Sheets on the rack are somebody’s.' },
  ] as { question: string; answer?: string }[],
  join: {
    title: 'Start with',
    lead: 'Come by and try a bench first. We write to you with three times.',
    name: 'Your name',
    email: 'E-mail',
    missing: 'Fill this in, please.',
    badEmail: 'Write the address like name@example.fi.',
    send: 'Ask for a first visit',
    doneTitle: 'See you soon',
    done: 'We write within two working days to',
    close: 'Back to the plans',
  },
  footer: { address: 'Kutomonkatu 3 B, Tampere', hours: 'Desk open Monday to Thursday, 15:00–19:00' },
}
