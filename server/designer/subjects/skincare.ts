import type { Subject } from '#server/designer/subjects/subject.ts'

export const skincare: Subject = {
  word: 'skincare',
  match:
    /\b(?:skin ?care|cosmetics?|beauty|serums?|perfumes?|fragrances?|make-?up|moisturi[sz]er|soap|shampoo|hair ?care|jewel(?:le)?ry|watches)\b/gi,
  names: ['Maren', 'Alder Apothecary', 'Plainly'],
  directions: ['luxe', 'calm', 'organic'],
  hues: [20, 140, 70],
  art: 'bottles',
  eyebrow: 'Skin care with short labels',
  headlines: [
    'Fewer bottles, better skin',
    'Nothing to hide in the small print',
    'Three steps and out of the door',
  ],
  lead: '{brand} makes six products, each with fewer than twelve ingredients and the percentage of every one of them on the front.',
  actions: ['Find your three', 'Read the labels'],
  facts: [
    ['6', 'products, that is all'],
    ['<12', 'ingredients in each'],
    ['5.5', 'pH, like skin'],
    ['60', 'days to send it back'],
  ],
  featuresTitle: 'What we leave in',
  features: [
    ['FlaskConical', 'Percentages up front', 'If there is 4% niacinamide, the bottle says 4%.'],
    ['Droplets', 'Made for the barrier', 'Ceramides and squalane first, perfume never.'],
    ['TestTube', 'Tested on volunteers', 'Forty people, eight weeks, results published with the failures.'],
    ['Recycle', 'Refills in paper', 'Keep the glass, order the pouch, save a third.'],
    ['Rabbit', 'Never on animals', 'Nor by anyone we buy from. Audited every year.'],
    ['MessageCircle', 'A real dermatologist', 'Dr. Amara Osei answers questions on Thursdays.'],
  ],
  stepsTitle: 'A routine in three',
  steps: [
    ['Wash', 'Milk cleanser, thirty seconds, lukewarm.'],
    ['Treat', 'One serum, chosen for one reason.'],
    ['Protect', 'Cream at night, filter in the morning.'],
  ],
  quotes: [
    ['I threw nine bottles away and nobody noticed except my skin.', 'Carla Neumann', 'Customer, 41'],
    [
      'The rosacea calmed down in five weeks. I took photos because I did not believe it.',
      'Josh Tan',
      'Customer, 29',
    ],
    ['Finally a label I can explain to patients.', 'Dr. Helene Brandt', 'Dermatologist'],
  ],
  faq: [
    ['Where do I start?', 'Answer four questions and we suggest three products, or fewer.'],
    ['Is it safe in pregnancy?', 'Everything but the retinal serum. It says so on the bottle as well.'],
    ['How long does a bottle last?', 'About ten weeks with two pumps a day.'],
    ['What if it does not suit me?', 'Send it back within sixty days, even empty.'],
  ],
  closing: ['Start with one', 'Most people need less than they own.'],
  list: {
    title: 'The six',
    note: 'Refills cost a third less.',
    rows: [
      ['Milk cleanser', 'Oat, squalane', '€22'],
      ['Niacinamide 4', 'For redness and pores', '€28'],
      ['Retinal 0.05', 'Nights only', '€36'],
      ['Barrier cream', 'Ceramides, cholesterol', '€32'],
      ['Mineral filter 50', 'No white cast', '€26'],
    ],
  },
  dataset: 'orders',
  goods: 'serum',
  offer: 'subscription',
}
