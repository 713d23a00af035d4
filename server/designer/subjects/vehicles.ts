import type { Subject } from '#server/designer/subjects/subject.ts'

export const vehicles: Subject = {
  word: 'vehicles',
  match:
    /\b(?:car (?:dealer\w*|showroom|sales|shop|garage|repair)|used cars?|dealership|motor(?:cycle|bike)s?(?: (?:rental|shop|dealer))?|scooters?|garage|auto ?(?:shop|repair|haus|dealer)|bike (?:shop|brand|repair|rental)|bicycles?|e-?bikes?|fietsenmaker|fahrrad\w*|concessionnaire|concesionario|test drives?)\b/gi,
  names: ['Crossroads', 'Halden Wheels', 'Ninth Gear'],
  directions: ['swiss', 'poster', 'technical'],
  hues: [25, 250, 190],
  art: 'route',
  eyebrow: 'Checked, priced, ready to go',
  headlines: ['Good wheels, honest papers', 'Drive it before you decide', 'Ready when you are'],
  lead: '{brand} checks every vehicle on 120 points, shows what was found, and lets you try it for as long as it takes.',
  actions: ['Book a test drive', 'See what is here'],
  facts: [
    ['64', 'in the yard today'],
    ['120', 'points on the check sheet'],
    ['12 mo', 'of warranty'],
    ['48 h', 'from yes to keys'],
  ],
  featuresTitle: 'What you get',
  features: [
    ['ClipboardCheck', 'A full check', '120 points, on paper, with what we mended.'],
    ['Gauge', 'Real mileage', 'With the service book to show for it.'],
    ['KeyRound', 'A long test', 'An hour or an afternoon, insurance included.'],
    ['Receipt', 'One price', 'With papers, plates and tax.'],
    ['Repeat', 'We take yours', 'Valued in twenty minutes, paid the same day.'],
    ['Wrench', 'The workshop', 'Behind the yard, for everything afterwards.'],
  ],
  stepsTitle: 'From look to keys',
  steps: [
    ['Choose', 'Filter by make, price and mileage.'],
    ['Try', 'Pick a time, bring your licence.'],
    ['Agree', 'One page, no small print.'],
    ['Go', 'Plates on, tank full.'],
  ],
  quotes: [
    ['They showed me the rust before I found it.', 'Idris Cole', 'Bought in May'],
    ['Swapped mine in the morning, drove home at five.', 'Paloma Diaz', 'Customer'],
    ['No tricks. I kept waiting for one.', 'Owen Park', 'Customer'],
  ],
  faq: [
    ['Can I return it?', 'Within fourteen days and 500 km, for any reason.'],
    ['Do you finance?', 'Yes, from a tenth down, up to sixty months.'],
    ['Do you take mine?', 'Yes. Bring the papers, it takes twenty minutes.'],
    ['What does the warranty cover?', 'Engine, gearbox, electrics, for twelve months.'],
  ],
  closing: ['Come for a drive', 'Choose one and a time. We fill the tank.'],
  list: {
    title: 'In the yard',
    note: 'More come in every week.',
    rows: [
      ['Halden City 1.2', '2021, 38,400 km, petrol', '$13,900'],
      ['Norda Estate', '2020, 61,000 km, diesel', '$18,450'],
      ['Lumo E', '2022, 24,800 km, electric', '$24,200'],
      ['Corvo Van', '2019, 88,000 km, diesel', '$16,700'],
      ['Pika 50', '2023, 3,100 km, moped', '$2,150'],
    ],
  },
  dataset: 'any trade',
  goods: 'watch',
  offer: 'service',
}
