import type { Subject } from '#server/designer/subjects/subject.ts'

export const garden: Subject = {
  word: 'garden',
  match:
    /\b(?:garden\w*|plants?|flowers?|florists?|farm(?:s|ers?|ing)?|seeds?|greenhouse|nursery|botanic\w*|orchards?|honey|tea\b|pantry|recipes?|grocer\w*|vegetables?)\b/gi,
  names: ['Ferncroft', 'Tall Grass', 'Orchard Nine'],
  directions: ['organic', 'editorial', 'soft'],
  hues: [140, 150, 128],
  art: 'leaf',
  eyebrow: 'Plants that survive you',
  headlines: [
    'Grow something that outlives the lease',
    'Green, and still green in May',
    'A garden for one window',
  ],
  lead: '{brand} grows four hundred kinds of plant in unheated houses, so that what you carry home has already seen a winter.',
  actions: ['Find your plant', 'Visit the nursery'],
  facts: [
    ['400', 'kinds, all grown here'],
    ['0', 'peat, since 2015'],
    ['98%', 'alive after a year'],
    ['3 ha', 'open to walk through'],
  ],
  featuresTitle: 'What comes with the pot',
  features: [
    ['Sprout', 'Raised outdoors', 'Slower and tougher. They do not sulk when you bring them home.'],
    ['Sun', 'Right place, honestly', 'We ask for your window and sometimes talk you out of it.'],
    ['Droplets', 'A year of advice', 'Send a photo of the sad leaf. Hanna answers.'],
    ['Bug', 'No poison', 'Ladybirds, soap and patience.'],
    ['Truck', 'Delivered upright', 'In our own van, with soil on the floor so that nothing tips.'],
    ['Recycle', 'Bring the pot back', 'Clay or steel, a deposit, no plastic.'],
  ],
  stepsTitle: 'A year with us',
  steps: [
    ['Spring', 'Sowing days, and the first tomatoes on the bench.'],
    ['Summer', 'Evening openings until the light goes.'],
    ['Autumn', 'Bulbs, trees and bare roots.'],
    ['Winter', 'Pruning lessons, soup, seed catalogues.'],
  ],
  quotes: [
    ['The first fern I have not killed. It is enormous.', 'Paula Reis', 'North-facing flat'],
    ['They planted our courtyard in a day and came back to look.', 'Linden Square co-op', 'Neighbourhood'],
    ['Hanna diagnosed a lemon tree from a blurry picture.', 'Thomas Auer', 'Balcony'],
  ],
  faq: [
    ['I kill everything. What now?', 'Start with a cast-iron plant. It is called that for a reason.'],
    ['Do you deliver?', 'Within fifty kilometres, on Tuesdays and Fridays.'],
    ['Can I come and look?', 'Every day but Monday. Wear shoes you do not love.'],
    ['What if it dies?', 'Within a year we replace it and find out why.'],
  ],
  closing: ['It is never too late to plant', 'Bring a photo of your window. We do the rest.'],
  list: {
    title: 'On the bench now',
    note: 'Grown here, ready to go.',
    rows: [
      ['Cast-iron plant', 'Dark corners, forgetful people', '€24'],
      ['Meyer lemon', 'South window, two years old', '€38'],
      ['Hart’s-tongue fern', 'Bathroom, shade', '€14'],
      ['Rosemary, upright', 'Sill or bed', '€9'],
      ['Silver birch', 'Bare root, 180 cm', '€32'],
    ],
  },
  dataset: 'orders',
  goods: 'plant',
  offer: 'subscription',
}
