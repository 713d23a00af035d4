import type { Subject } from '#server/designer/subjects/subject.ts'

export const insurance: Subject = {
  word: 'insurance and law',
  match:
    /\b(?:insur\w*|polic(?:y|ies)|claims?|regulat\w*|compliance officer|contracts?|pension|government|public sector|municipal|detective|cases?)\b/gi,
  names: ['Harbour Mutual', 'Kestrel & Lowe', 'Fairwater'],
  directions: ['ledger', 'calm', 'editorial'],
  hues: [240, 165, 25],
  art: 'shield',
  eyebrow: 'Cover in plain words',
  headlines: ['When it happens, we pick up', 'Cover you can read', 'Settled, usually by Thursday'],
  lead: '{brand} writes policies on one page, names a person who handles your claim and pays nine out of ten of them within five days.',
  actions: ['Get a quote', 'Make a claim'],
  facts: [
    ['5 days', 'median claim, paid'],
    ['1', 'page per policy'],
    ['94%', 'claims accepted'],
    ['24/7', 'people, not menus'],
  ],
  featuresTitle: 'What you can count on',
  features: [
    ['FileText', 'One page, no Latin', 'What is covered, what is not, what you pay. Signed by a person.'],
    ['UserRound', 'A named handler', 'The same human from the first call to the last euro.'],
    ['Clock', 'Five working days', 'If we take longer, we pay interest on it. That is in the contract.'],
    ['Scale', 'Fair by rule', 'Decisions come with reasons and a second reader.'],
    ['FolderLock', 'Your file, always open', 'Every letter, photo and note, in one place, for you too.'],
    ['Phone', 'Night line', 'Burst pipe at three? Somebody answers within a minute.'],
  ],
  stepsTitle: 'How a claim goes',
  steps: [
    ['Report', 'Call or send three photos.'],
    ['Talk', 'Your handler rings within two hours.'],
    ['Repair', 'Our trades or yours. We pay them directly.'],
    ['Close', 'Money, summary, and what it does to your premium: nothing, mostly.'],
  ],
  quotes: [
    ['The roof was off on Sunday and paid for on Friday.', 'Birgit Hansen', 'Customer since 2016'],
    ['They told me I was over-insured. Who does that?', 'Yusuf Demir', 'Bakery owner'],
    ['I read the whole policy in the tram. One page.', 'Alice Morgan', 'Customer'],
  ],
  faq: [
    [
      'How quickly do you decide?',
      'Nine of ten claims within five working days, the rest with a weekly call.',
    ],
    ['Can I leave?', 'Any month. What you paid ahead comes back.'],
    ['Do premiums rise after a claim?', 'Not after the first in three years.'],
    ['Who is behind it?', 'Forty thousand members who own it, and a board they vote for.'],
  ],
  closing: ['Ask us something difficult', 'A person answers, and says no when that is the answer.'],
  list: {
    title: 'What we cover',
    note: 'From, a month, with an excess of 150.',
    rows: [
      ['Home', 'Fire, water, storm, theft', '€11'],
      ['Liability', 'You, your children, the dog', '€5'],
      ['Small business', 'Premises, tools, interruption', '€38'],
      ['Legal help', 'Work, rent, traffic', '€14'],
    ],
  },
  dataset: 'policies',
  goods: 'watch',
  offer: 'software',
}
