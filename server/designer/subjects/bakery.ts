import type { Subject } from '#server/designer/subjects/subject.ts'

export const bakery: Subject = {
  word: 'bakery',
  match:
    /\b(?:baker(?:y|ies|s)?|bread|sourdough|pastr(?:y|ies)|croissants?|p[âa]tisserie|b[äa]ckerei|boulangerie|panader[ií]a|cakes?)\b/gi,
  names: ['Halden Bread', 'Morrow & Rye', 'Oat Street Bakery'],
  directions: ['editorial', 'organic', 'soft'],
  hues: [48, 35, 62],
  art: 'loaf',
  eyebrow: 'Sourdough, Wednesday to Sunday',
  headlines: [
    'Bread that takes its time',
    'Thirty-six hours from flour to crust',
    'A slow loaf, still warm at seven',
  ],
  lead: '{brand} mills its own rye, keeps one starter alive and bakes ninety loaves a morning. When they are gone, the shutters come down.',
  actions: ['Reserve a loaf', 'See today’s bake'],
  facts: [
    ['36 h', 'from mixing to oven'],
    ['3', 'ingredients in the house loaf'],
    ['90', 'loaves every morning'],
    ['4 am', 'first bake of the day'],
  ],
  featuresTitle: 'What is in the basket',
  features: [
    [
      'Wheat',
      'Country loaf',
      'Wheat and whole rye, a dark blistered crust and an open crumb that keeps for four days.',
    ],
    ['Sun', 'Morning buns', 'Laminated by hand, rolled in orange sugar, out of the oven at half past six.'],
    [
      'Clock',
      'Pre-order by noon',
      'Choose a loaf before twelve and it waits for you on the shelf with your name on it.',
    ],
    [
      'MapPin',
      'Two shelves in town',
      'The cheese shop on Mill Lane and the Saturday market carry our bread too.',
    ],
    [
      'Sprout',
      'Flour from 40 km away',
      'Three farms, stone-milled on Mondays, with nothing added and nothing taken out.',
    ],
    ['Gift', 'Bread subscription', 'One loaf a week in a linen bag. Pause it whenever you travel.'],
  ],
  stepsTitle: 'How a loaf comes about',
  steps: [
    ['Day one, noon', 'Levain is fed and left by the warm wall until it doubles.'],
    ['Day one, six', 'Flour, water, salt. Four folds, half an hour apart.'],
    ['Overnight', 'Eighteen cold hours in willow baskets, for flavour.'],
    ['Day two, four', 'Scored and baked dark on stone for forty-five minutes.'],
  ],
  quotes: [
    [
      'The crust sings when you press it. I have stopped buying bread anywhere else.',
      'Ines Wallner',
      'Regular since 2019',
    ],
    [
      'We built our breakfast menu around the rye. Guests ask where it comes from every single day.',
      'Tom Aldous',
      'Owner, Café Lantern',
    ],
    ['It is the only queue in town I do not mind standing in.', 'Priya Raman', 'Neighbour'],
  ],
  faq: [
    [
      'How long does a loaf keep?',
      'Four days in a paper bag, cut side down. After that it makes the best toast of the week.',
    ],
    [
      'Do you bake anything without wheat?',
      'The seeded rye holds no wheat, but it shares an oven with loaves that do.',
    ],
    [
      'Can I order for a party?',
      'Yes, up to thirty loaves with three days’ notice. Write to us and we reply the same afternoon.',
    ],
    ['Do you deliver?', 'By bicycle inside the ring road, on Thursdays and Saturdays before nine.'],
  ],
  closing: ['Tomorrow’s dough is already rising', 'Reserve by noon and pick your loaf up warm from seven.'],
  list: {
    title: 'Today’s bake',
    note: 'Until it is sold out, usually by one.',
    rows: [
      ['Morning buns', 'Orange sugar, cardamom', '06:30'],
      ['Country loaf', 'Wheat, whole rye, sea salt', '07:00'],
      ['Seeded rye', 'Sunflower, flax, pumpkin', '07:30'],
      ['Olive fougasse', 'Lucques olives, rosemary', '09:00'],
      ['Ciabatta', 'High hydration, for lunch', '11:00'],
    ],
  },
  dataset: 'orders',
  goods: 'bread',
  offer: 'subscription',
}
