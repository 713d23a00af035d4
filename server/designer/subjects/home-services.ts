import type { Subject } from '#server/designer/subjects/subject.ts'

export const homeServices: Subject = {
  word: 'home services',
  match:
    /\b(?:plumb(?:er|ers|ing)|electricians?|roof(?:er|ers|ing)|handym[ae]n|hvac|heating engineers?|boilers?|locksmiths?|painters? and decorators?|house painters?|carpent(?:er|ers|ry)|joiner(?:s|y)?|tilers?|builders?|contractors?|renovations?|remodell?ing|landscap(?:er|ers|ing)|gardeners?|window clean\w*|(?:house|home|office|carpet) clean\w*|cleaning (?:service|company|business)|cleaners?|pest control|removals|moving company|movers|gutters?|appliance repair)\b/gi,
  names: ['Ashgrove & Daughter', 'Number Eleven', 'Steady Hands'],
  directions: ['calm', 'swiss', 'poster'],
  hues: [235, 45, 160],
  art: 'facade',
  eyebrow: 'Local, licensed and on time',
  headlines: ['Fixed today, and fixed properly', 'The one your neighbours call', 'On time, tidy and done'],
  lead: '{brand} answers the phone, says what it costs before starting, and leaves the place cleaner than it was.',
  actions: ['Ask for a price', 'See what we do'],
  facts: [
    ['90 min', 'to most emergencies'],
    ['17', 'years in the trade'],
    ['4.9', 'from 412 reviews'],
    ['2 yr', 'guarantee on the work'],
  ],
  featuresTitle: 'What we do',
  features: [
    ['Siren', 'Emergencies', 'Day or night. You speak to the person who is coming.'],
    ['Wrench', 'Repairs', 'Found, explained and mended, usually in one visit.'],
    ['House', 'Bigger jobs', 'Drawn, priced and finished on the day in the contract.'],
    ['CalendarCheck', 'Yearly check', 'We remember the date, so that it never becomes an emergency.'],
    ['Receipt', 'A price beforehand', 'In writing. If it takes us longer, that is our lesson.'],
    ['ShieldCheck', 'Insured and licensed', 'Papers on request, and a guarantee of two years.'],
  ],
  stepsTitle: 'From call to cleaned up',
  steps: [
    ['Call or write', 'A picture helps. You hear back within the hour.'],
    ['Get a price', 'Fixed, in writing, before anything is opened.'],
    ['We come', 'In the hour we said, with shoe covers.'],
    ['You check', 'You pay when it works. Not before.'],
  ],
  quotes: [
    [
      'Came within the hour, on a Sunday, and charged what they had said.',
      'Hanne Vogt',
      'Leak under the sink',
    ],
    ['Told me it did not need replacing. I have sent them four neighbours.', 'Idris Cole', 'Yearly check'],
    ['The kitchen was cleaner afterwards than before.', 'Paloma Diaz', 'New bathroom'],
  ],
  faq: [
    ['Do you charge for a quote?', 'No. For most jobs a few pictures are enough.'],
    ['How fast can you come?', 'Emergencies within ninety minutes, everything else this week.'],
    ['Are you insured?', 'Yes, for up to five million, and the work has a guarantee of two years.'],
    ['How do I pay?', 'By card or transfer, when you have checked that it works.'],
  ],
  closing: [
    'Something wrong at home?',
    'Send two lines and a picture. You get a price, not a callback queue.',
  ],
  list: {
    title: 'What it costs',
    note: 'Travel within the city is included.',
    rows: [
      ['Call-out', 'The first hour, on weekdays', '$95'],
      ['Further hours', 'By the quarter', '$70'],
      ['Nights and Sundays', 'The first hour', '$160'],
      ['Yearly check', 'With a written report', '$120'],
    ],
  },
  dataset: 'bookings',
  goods: 'lamp',
  offer: 'call-out',
}
