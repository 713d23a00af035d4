import type { Subject } from '#server/designer/subjects/subject.ts'

/** For shops and services the designer has no words of its own for: nothing in it needs a screen. */
export const trade: Subject = {
  word: 'trade',
  match: /$^/g,
  names: ['Corner & Sons', 'Number Eleven', 'Ashgrove'],
  directions: ['swiss', 'editorial', 'poster', 'organic'],
  hues: [],
  art: 'blocks',
  eyebrow: '{topic}',
  headlines: ['{Topic}, done properly', 'The good kind of {topic}', 'Small, careful and around the corner'],
  lead: '{brand} is three people who do one thing with care, say beforehand what it costs, and are still here when you come back.',
  actions: ['Make an appointment', 'See what we do'],
  facts: [
    ['17', 'years at the same door'],
    ['3', 'people, no hotline'],
    ['48 h', 'from asking to an answer with a price'],
    ['9 of 10', 'customers come through a friend'],
  ],
  featuresTitle: 'What we do',
  features: [
    [
      'MessageCircle',
      'Advice first',
      'Ten minutes of talk, free of charge. Sometimes the answer is: leave it.',
    ],
    ['Wrench', 'The main thing', 'Done by the person you spoke to, by hand where hands are better.'],
    ['Clock', 'The urgent thing', 'Two places a day are kept for what cannot wait.'],
    ['Receipt', 'A price beforehand', 'Written down. If it takes us longer, that is our lesson.'],
    ['MapPin', 'Here or at yours', 'In the shop, or at your door within the city.'],
    ['ShieldCheck', 'Two years', 'If something is not right, bring it back and we put it right.'],
  ],
  stepsTitle: 'How it goes',
  steps: [
    ['Ask', 'Write, call or come by. A picture helps.'],
    ['Hear', 'You get a price and a day within two days.'],
    ['Leave it to us', 'We start when you say yes, not before.'],
    ['Come back', 'You look, you pay, you are happy. In that order.'],
  ],
  quotes: [
    ['They told me not to spend the money. I have sent them four friends since.', 'Hanne Vogt', 'Regular'],
    ['Ready on the day they said, at the price they said.', 'Idris Cole', 'First visit in May'],
    ['You can tell that somebody cares about this.', 'Paloma Diaz', 'Neighbour'],
  ],
  faq: [
    ['Do I need an appointment?', 'For the big things yes. For a question, no: the door is open.'],
    ['What does it cost?', 'You hear it before we begin, in writing, with tax.'],
    ['How long will it take?', 'Most things are ready within a week. We say so if yours is not.'],
    ['What if I am not happy?', 'Then neither are we. Bring it back within two years.'],
  ],
  closing: [
    'Ask us about yours',
    'A line and a picture are enough. You hear from one of us within two days.',
  ],
  list: {
    title: 'Open',
    note: 'Come by without an appointment, or write first.',
    rows: [
      ['Tuesday to Thursday', 'All day, with a break at one', '9–18'],
      ['Friday', 'Long day, good for after work', '9–20'],
      ['Saturday', 'Advice and collection', '10–14'],
      ['Sunday and Monday', 'We do what needs quiet', 'Closed'],
    ],
  },
  dataset: 'revenue',
  goods: 'ceramics',
  offer: 'service',
}
