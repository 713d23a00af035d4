import type { Subject } from '#server/designer/subjects/subject.ts'

export const farewell: Subject = {
  word: 'farewells',
  match:
    /\b(?:funeral\w*|undertaker\w*|mortuar\w+|cremation\w*|obituar\w+|hospice\w*|memorial (?:page|site|service)s?|bereave\w+|palliative|bestattung\w*|pompes fun[èe]bres|funerari[ao]|uitvaart\w*)\b/gi,
  names: ['Linden & Daughters', 'Quiet Harbour', 'Elm House'],
  directions: ['editorial', 'calm', 'organic'],
  hues: [150, 230, 200],
  art: 'leaf',
  eyebrow: 'Here by day and by night',
  headlines: ['We are here, whenever you call', 'Time to say goodbye', 'Everything in your own time'],
  lead: '{brand} looks after people at the end of life and those who stay behind. We listen first, explain every step, and say what it costs before anything is decided.',
  actions: ['Call us now', 'How we help'],
  facts: [
    ['24 h', 'a person answers the phone'],
    ['3', 'generations of the same family'],
    ['1', 'person who stays with you throughout'],
    ['0', 'decisions that cannot wait a day'],
  ],
  featuresTitle: 'How we help',
  features: [
    ['Phone', 'Day and night', 'One number. Somebody comes within the hour if you need us.'],
    ['HeartHandshake', 'Care and support', 'We look after the person, and after you.'],
    ['CalendarHeart', 'Planning ahead', 'Write down what you wish, so that nobody has to guess.'],
    ['BookOpen', 'Words and music', 'Religious or not, large or very small.'],
    ['FileText', 'Papers', 'We write to offices, banks and insurers for you.'],
    ['Users', 'Afterwards', 'A group on Thursdays, and a call after four weeks.'],
  ],
  stepsTitle: 'What happens next',
  steps: [
    ['You call', 'We ask only what we need to know now.'],
    ['We come', 'Quietly, at the time that suits you.'],
    ['We talk', 'About the person, wishes and costs, at your table.'],
    ['We take care', 'Of everything you would rather not.'],
  ],
  quotes: [
    ['They gave us time, when everybody else wanted signatures.', 'Hanne Vogt', 'Daughter'],
    ['The room was full of his music. It was him.', 'Carlos Ruiz', 'Friend'],
    ['One person, from the first call to the last letter.', 'Miriam Falk', 'Sister'],
  ],
  faq: [
    [
      'Somebody has died. What now?',
      'Call us, or sit for a while first. Nothing has to happen within the hour.',
    ],
    ['What does it cost?', 'You get a written list before you decide, with nothing hidden in it.'],
    ['Can we visit?', 'Yes, every day, as long as you like. There is a room for the family.'],
    ['Can I plan my own?', 'Yes. It takes an hour, and you can change it whenever you want.'],
  ],
  closing: ['You do not have to know what to say', 'Call us, or write a line. We answer at any hour.'],
  list: {
    title: 'Visiting and hours',
    note: 'The phone is answered at every hour.',
    rows: [
      ['Family rooms', 'Every day', '8–21'],
      ['Advice', 'Monday to Saturday, or at your home', '9–18'],
      ['Open talk', 'Thursday, no appointment', '17–19'],
      ['Telephone', 'Day and night', '24 h'],
    ],
  },
  dataset: 'any trade',
  goods: 'candle',
  offer: 'service',
}
