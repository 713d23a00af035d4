import type { Subject } from '#server/designer/subjects/subject.ts'

export const nonprofit: Subject = {
  word: 'community',
  match:
    /\b(?:non-?profit|charity|donat\w*|volunteers?|fundrais\w*|community(?: \w+)? program|food (?:program|bank)|ngo|campaign page|shelter|refugees?|relief|cause)\b/gi,
  names: ['Common Table', 'Next Door Kitchen', 'Open Pantry'],
  directions: ['organic', 'poster', 'soft'],
  hues: [32, 140, 50],
  art: 'bowl',
  eyebrow: 'A warm meal, every weekday',
  headlines: [
    'Nobody eats alone here',
    'A full table for the whole street',
    'Lunch is the start of something',
  ],
  lead: '{brand} cooks four hundred meals a day from food that would have been thrown away, and serves them at one long table. Everybody pays what they can.',
  actions: ['Give a meal', 'Lend a hand'],
  facts: [
    ['412', 'meals on an average day'],
    ['€1.90', 'pays for one of them'],
    ['86', 'volunteers this month'],
    ['31 t', 'of food saved this year'],
  ],
  featuresTitle: 'Where your money goes',
  features: [
    ['Soup', 'Food, 46 cents', 'What shops do not give us: oil, salt, milk, and onions by the sack.'],
    ['Users', 'People, 31 cents', 'Two cooks and a driver, paid properly.'],
    ['Truck', 'Van and cold store, 15 cents', 'Nine pick-ups every morning before eight.'],
    ['FileCheck', 'Rent and audit, 8 cents', 'The books are open; the last three years are below.'],
    ['Baby', 'Homework table', 'After lunch it turns into a place with light, biscuits and help.'],
    ['HeartHandshake', 'No questions', 'You do not show papers here. You take a seat.'],
  ],
  stepsTitle: 'How a lunch happens',
  steps: [
    ['06:00', 'The van collects from nine shops and two farms.'],
    ['08:30', 'Volunteers wash, cut and taste.'],
    ['12:00', 'Doors open. One table, three courses.'],
    ['15:00', 'Leftovers go to the night shelter, boxes and all.'],
  ],
  quotes: [
    ['I came for the soup in January and have been washing up since March.', 'Erwin', 'Guest and volunteer'],
    ['My daughter thinks it is a restaurant. I let her.', 'Samira', 'Guest'],
    ['You can see where every euro went. That is why we give.', 'Lindner & Sons', 'Company donor'],
  ],
  faq: [
    [
      'Is my gift tax-deductible?',
      'Yes. A receipt is in your inbox within a minute, and a yearly one in January.',
    ],
    [
      'Can I give food?',
      'From companies yes, call us before ten. From home, rice and tinned tomatoes always.',
    ],
    ['I have two hours a week. Is that enough?', 'It is exactly one shift. You choose the day.'],
    ['Who decides?', 'A board of seven, two of them guests, elected in May.'],
  ],
  closing: ['Set one more place', 'Nineteen euros is ten lunches. Every month is better than once.'],
  list: {
    title: 'Coming up',
    note: 'Everybody is welcome, registered or not.',
    rows: [
      ['Big peel', 'Sat 10:00, community kitchen', '24 places'],
      ['Open books evening', 'Tue 19:00, the hall', 'All'],
      ['Harvest lunch', 'Sun 12:30, farm field', '120 places'],
      ['First-timers’ tour', 'Every Thursday, 15:30', '10 places'],
    ],
  },
  dataset: 'donations',
  goods: 'ceramics',
  offer: 'donation',
}
