import type { Subject } from '#server/designer/subjects/subject.ts'

/** For trades the designer has no words of its own for; it leans on the words of the prompt instead. */
export const general: Subject = {
  word: 'general',
  match: /$^/g,
  names: ['Fieldnote', 'Oreline', 'Quartzo'],
  directions: ['calm', 'swiss', 'editorial'],
  hues: [],
  art: 'blocks',
  eyebrow: '{topic}',
  headlines: [
    '{Topic}, without the fuss',
    '{Topic}, as it should have been',
    '{Topic} that stays out of your way',
  ],
  lead: '{brand} takes the parts that cost you time, puts them in one clear place and leaves the decisions to you.',
  actions: ['Get started', 'See how it works'],
  facts: [
    ['10 min', 'from sign-up to first result'],
    ['4.8', 'average rating, out of 5'],
    ['24 h', 'for an answer from a person'],
    ['0', 'hidden fees'],
  ],
  featuresTitle: 'What it does for you',
  features: [
    [
      'LayoutDashboard',
      'Everything in one place',
      'What is due, what is done and what is waiting for somebody, on one page.',
    ],
    ['Zap', 'Quick to start', 'Bring what you have. It is sorted before the coffee is cold.'],
    ['Users', 'Made for several people', 'Share a part of it or all of it, and take it back again.'],
    ['BellRing', 'A nudge in time', 'One message when something needs you, none when it does not.'],
    [
      'ShieldCheck',
      'Careful with your data',
      'Encrypted, kept in one country and yours to export at any time.',
    ],
    ['LifeBuoy', 'People who answer', 'A reply within a day, from somebody who has used it.'],
  ],
  stepsTitle: 'How it works',
  steps: [
    ['Set up', 'Answer four questions; we prepare the rest.'],
    ['Bring it in', 'Import a file or start with an example.'],
    ['Invite', 'Add the people who should see it.'],
    ['Carry on', 'Check in once a day, for five minutes.'],
  ],
  quotes: [
    ['It replaced three tools and one weekly argument.', 'Hanne Vogt', 'Operations lead'],
    ['We were using it properly by the afternoon.', 'Idris Cole', 'Team of eight'],
    ['The part I like is what it leaves out.', 'Paloma Diaz', 'Founder'],
  ],
  faq: [
    ['How long does it take to start?', 'About ten minutes. Importing what you already have is included.'],
    ['Can I try it first?', 'Yes, with everything switched on, for fourteen days and without a card.'],
    ['Who can see my data?', 'You, and the people you invite. Nobody else, including us.'],
    ['What if I want to leave?', 'Export everything with one button and go.'],
  ],
  closing: ['See it with your own things', 'Bring one real example. Ten minutes is enough.'],
  list: {
    title: 'At a glance',
    note: 'What is included.',
    rows: [
      ['Set-up', 'With a person, if you like', 'Included'],
      ['Import', 'From files and other tools', 'Included'],
      ['Sharing', 'As many people as you need', 'Included'],
      ['Support', 'By mail and by phone', 'Weekdays'],
    ],
  },
  dataset: 'revenue',
  goods: 'headphones',
  offer: 'software',
}
