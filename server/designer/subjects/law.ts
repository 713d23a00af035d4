import type { Subject } from '#server/designer/subjects/subject.ts'

export const law: Subject = {
  word: 'law',
  match:
    /\b(?:law ?(?:firms?|offices?|yers?)|attorneys?|solicitors?|barristers?|legal (?:advice|services|practice|aid)|notar(?:y|ies)(?: (?:office|public))?|practice areas|family law|anwalt\w*|kanzlei|notariat|cabinet d['’]avocats?|avocats?|abogad\w+|avvocat\w+|advoca\w+|notaire)\b/gi,
  names: ['Kestrel & Lowe', 'Harmon Vale', 'Fairwater Law'],
  directions: ['ledger', 'editorial', 'luxe'],
  hues: [255, 60, 160],
  art: 'pages',
  eyebrow: 'Advice in plain words',
  headlines: ['Somebody on your side', 'Clear advice, before it is urgent', 'We read the small print'],
  lead: '{brand} says in the first talk whether you have a case, how long it takes and what it costs. Then one person stays with it.',
  actions: ['Ask for a first talk', 'Practice areas'],
  facts: [
    ['30 min', 'first talk, at a fixed fee'],
    ['1', 'person for the whole matter'],
    ['24 h', 'to a first answer'],
    ['87%', 'settled without a hearing'],
  ],
  featuresTitle: 'Practice areas',
  features: [
    ['Users', 'Family', 'Separation, children, maintenance: with as little fighting as it takes.'],
    ['Home', 'Property', 'Buying, selling, renting and building.'],
    ['ScrollText', 'Wills and estates', 'Written now, so that nobody has to argue later.'],
    ['Briefcase', 'Work', 'Contracts, notice, and what you are owed.'],
    ['Building2', 'Companies', 'Founding, partners, and the day it is sold.'],
    ['FileSignature', 'Deeds and documents', 'Certified, explained, and ready when you come.'],
  ],
  stepsTitle: 'How we work',
  steps: [
    ['First talk', 'Half an hour. You know more afterwards.'],
    ['In writing', 'What we would do, and what it costs.'],
    ['Action', 'Letters, talks, and court where nothing else helps.'],
    ['Closing', 'What was reached, and what you keep.'],
  ],
  quotes: [
    ['She told me not to sue. It was the best advice I ever paid for.', 'Hanne Vogt', 'Client'],
    ['For once a letter from a lawyer I could understand.', 'Idris Cole', 'Client'],
    ['It was over in six weeks, and we still talk to each other.', 'Clara Voss', 'Client'],
  ],
  faq: [
    ['What does a first talk cost?', 'A fixed fee, said on the phone. It counts towards the rest.'],
    ['Which papers shall I bring?', 'Contracts, letters, and a passport or identity card.'],
    ['How long will it take?', 'You hear a range in the first talk, with the reasons.'],
    ['Can we meet online?', 'Yes, by video or by phone, also in the evening.'],
  ],
  closing: ['Tell us in a few lines', 'We answer within a day, and nothing of it leaves this office.'],
  list: {
    title: 'Fees',
    note: 'Agreed in writing beforehand.',
    rows: [
      ['First talk', '30 minutes', '$90'],
      ['Letter or opinion', 'With one round of questions', 'from $280'],
      ['Contract review', 'Up to ten pages', '$420'],
      ['By the hour', 'Where it cannot be foreseen', '$240'],
    ],
  },
  dataset: 'cases',
  goods: 'watch',
  offer: 'retainer',
}
