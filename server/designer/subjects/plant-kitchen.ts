import { restaurant } from '#server/designer/subjects/restaurant.ts'
import type { Subject } from '#server/designer/subjects/subject.ts'

/** The restaurant where nothing comes from an animal; its own words wherever the other speaks of one. */
export const plantKitchen: Subject = {
  ...restaurant,
  names: ['Leaf & Ember', 'Green Table', 'Sorrel'],
  hues: [140, 95, 45],
  eyebrow: 'Vegetables, fire, a short menu',
  headlines: [
    'Vegetables, taken seriously',
    'Dinner straight from the field',
    'Nothing missing on this plate',
  ],
  lead: '{brand} cooks what the gardens brought this morning over beech and vine. No meat, no fish, and nobody asks where they are.',
  facts: [
    ['9', 'tables, two sittings'],
    ['14', 'dishes on the card'],
    ['3', 'gardens we cook from'],
    ['60 km', 'to our farthest grower'],
  ],
  features: [
    ['Flame', 'Cooked on wood', 'Cabbage, beetroot and pumpkin get the whole fire to themselves.'],
    ['Sprout', 'Our farmers', 'Three gardens and a woman who only does mushrooms.'],
    ['Wine', 'A list with opinions', 'Growers we know by first name, clear of anything animal.'],
    ['Users', 'The long table', 'Fourteen seats for a birthday, with a menu to share.'],
    ['Clock', 'Late kitchen', 'Last orders at half past ten, bar until one on weekends.'],
    ['Baby', 'Sunday lunch', 'One long service, half portions, crayons on the table.'],
  ],
  steps: [
    ['Arrive', 'A glass, olives and a seat at the bar while the table is laid.'],
    ['Share', 'Four small plates in the middle. We suggest, you decide.'],
    ['From the fire', 'One large thing, carved at the table. It grew in a field.'],
    ['Finish', 'Plum sorbet, or the dark chocolate. Usually both.'],
  ],
  quotes: [
    ['The leeks alone are worth the train ride.', 'Clara Voss', 'Food writer, The Weekend Paper'],
    ['I noticed on the way home that I had missed nothing.', 'Dario Conti', 'Guest, eats everything'],
    ['Loud, warm, generous. Exactly what eating out should be.', 'Hannah Lindqvist', 'Guest'],
  ],
  faq: [
    ['Do you take walk-ins?', 'Six seats at the bar are never reserved. Come at six or after nine.'],
    ['Can you cook for allergies?', 'Tell us when you book. Gluten and nuts are easy for this kitchen.'],
    ['Is everything vegan?', 'Every dish can be; most of them are from the start.'],
    [
      'How does cancelling work?',
      'Free until noon on the day. After that we ask twenty euros a head for the growers.',
    ],
  ],
  list: {
    title: 'Tonight',
    note: 'A short card, written at four o’clock.',
    rows: [
      ['Charred leeks, romesco', 'Hazelnut, sherry vinegar', '€13'],
      ['Beetroot from the embers', 'Horseradish, apple, dill', '€12'],
      ['Whole cabbage for two', 'Miso, burnt lemon, seeds', '€34'],
      ['Black lentils and pumpkin', 'Slow, sweet, a little smoke', '€19'],
      ['Plum sorbet', 'Sour plums, mint', '€8'],
    ],
  },
}
