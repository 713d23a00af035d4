import type { Subject } from '#server/designer/subjects/subject.ts'

export const salon: Subject = {
  word: 'hair and beauty',
  match:
    /\b(?:barber\w*|hair ?(?:salon|dresser\w*|stylist)s?|beauty (?:salon|parlou?r|studio)|nail (?:salon|studio|bar|art)|manicures?|haircuts?|beard|lash(?:es)? (?:studio|bar)|waxing|friseur\w*|coiffeu\w+|salon de coiffure|peluquer\w+|barber[ií]a|parrucchier\w+|kapper\w*|cabeleireir\w+)\b/gi,
  names: ['Corner Chair', 'Low Fade', 'Mirror & Comb'],
  directions: ['poster', 'swiss', 'luxe', 'soft'],
  hues: [40, 20, 220],
  art: 'bottles',
  eyebrow: 'By appointment, or whoever is free',
  headlines: ['Sit down. We see it.', 'Out of the chair in a better mood', 'A good cut lasts six weeks'],
  lead: '{brand} has four chairs, sharp tools and time to ask what you want. You see the price before you sit down.',
  actions: ['Book a chair', 'See the prices'],
  facts: [
    ['4', 'chairs, no waiting line'],
    ['35 min', 'for most visits'],
    ['6 days', 'open every week'],
    ['11 yrs', 'on the same corner'],
  ],
  featuresTitle: 'What we do',
  features: [
    ['Scissors', 'Cut and finish', 'Washed, cut, dried, and shown how to do it at home.'],
    ['Sparkles', 'The fine work', 'Edges, lines, colour and care, by people who do it all day.'],
    ['Coffee', 'Coffee first', 'Or tea, or quiet. You do not have to talk.'],
    ['Clock', 'On time', 'Your half hour begins when we said.'],
    ['Heart', 'Kind products', 'Nothing that stings, nothing tried on animals.'],
    ['Users', 'Children too', 'A booster seat and a lot of patience on Wednesdays.'],
  ],
  stepsTitle: 'Your visit',
  steps: [
    ['Book', 'Choose a chair and a time, it takes a minute.'],
    ['Talk', 'Two minutes about what you like and what you do not.'],
    ['Lean back', 'The rest is our work.'],
    ['See', 'A mirror behind, and changes are free for a week.'],
  ],
  quotes: [
    ['He listened, and then cut exactly that.', 'Idris Cole', 'Every five weeks'],
    ['My first visit without leaving in a hat.', 'Nora Ito', 'Customer since 2023'],
    ['On time, fairly priced, good music.', 'Paul Adler', 'Neighbour'],
  ],
  faq: [
    ['Do I need an appointment?', 'It helps on Fridays and Saturdays. Otherwise come by.'],
    ['What if I do not like it?', 'Come back within a week, we change it for free.'],
    ['Can I cancel?', 'Until the evening before, with one tap.'],
    ['Do you take cards?', 'Cards, phones and cash.'],
  ],
  closing: ['There is a chair free this week', 'Choose a time. You get a line the day before.'],
  list: {
    title: 'Prices',
    note: 'With tax, said beforehand.',
    rows: [
      ['Cut', 'Washed and finished', '$34'],
      ['Trim', 'In between, fifteen minutes', '$18'],
      ['Colour', 'Roots or all of it', 'from $62'],
      ['Care', 'Mask and massage', '$28'],
      ['Children', 'Up to twelve', '$20'],
    ],
  },
  dataset: 'salon',
  goods: 'serum',
  offer: 'service',
}
