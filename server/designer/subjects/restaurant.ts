import type { Subject } from '#server/designer/subjects/subject.ts'

export const restaurant: Subject = {
  word: 'restaurant',
  match:
    /\b(?:restaurants?|bistro|dining|chefs?|menus?|trattoria|pizzeria|ramen|sushi|wine bar|taverna|food truck|brasserie|kitchen|supper)\b/gi,
  names: ['Sorrel', 'Trattoria Nove', 'The Long Table'],
  directions: ['luxe', 'editorial', 'poster'],
  hues: [25, 145, 12],
  art: 'plate',
  eyebrow: 'Open fire, short menu',
  headlines: ['Nine tables and one fire', 'Dinner that follows the market', 'Come hungry, stay late'],
  lead: '{brand} cooks what arrived this morning over beech and vine. The menu is a page long and changes before you get bored of it.',
  actions: ['Book a table', 'Read the menu'],
  facts: [
    ['9', 'tables, two sittings'],
    ['14', 'dishes on the card'],
    ['60 km', 'to our farthest grower'],
    ['120', 'wines, eleven by the glass'],
  ],
  featuresTitle: 'The house, in short',
  features: [
    ['Flame', 'Cooked on wood', 'One hearth, no gas. Vegetables get as much of it as the meat does.'],
    ['Wine', 'A list with opinions', 'Growers we know by first name, most of them under forty euros.'],
    ['Users', 'The long table', 'Fourteen seats for a birthday or a wake, with a menu to share.'],
    ['Sprout', 'Our growers', 'Three gardens, one boat and a woman who only does mushrooms.'],
    ['Clock', 'Late kitchen', 'Last orders at half past ten, bar until one on weekends.'],
    ['Baby', 'Sunday lunch', 'One long service, half portions, crayons on the table.'],
  ],
  stepsTitle: 'An evening here',
  steps: [
    ['Arrive', 'Vermouth, olives and a seat at the bar while the table is laid.'],
    ['Share', 'Four small plates in the middle. We suggest, you decide.'],
    ['From the fire', 'One large thing, carved at the table.'],
    ['Finish', 'Cheese, or the burnt-milk ice cream. Usually both.'],
  ],
  quotes: [
    ['The leeks alone are worth the train ride.', 'Clara Voss', 'Food writer, The Weekend Paper'],
    ['They remembered my mother does not eat garlic. From two years ago.', 'Dario Conti', 'Guest'],
    ['Loud, warm, generous. Exactly what eating out should be.', 'Hannah Lindqvist', 'Guest'],
  ],
  faq: [
    ['Do you take walk-ins?', 'Six seats at the bar are never reserved. Come at six or after nine.'],
    [
      'Can you cook for allergies?',
      'Tell us when you book. Gluten and nuts are easy, shellfish needs a day.',
    ],
    [
      'Is there a vegetarian menu?',
      'Half of the card always is, and the kitchen likes the challenge of the rest.',
    ],
    [
      'How does cancelling work?',
      'Free until noon on the day. After that we ask twenty euros a head for the growers.',
    ],
  ],
  closing: ['Your table is by the fire', 'Bookings open four weeks ahead, at nine in the morning.'],
  list: {
    title: 'Tonight',
    note: 'A short card, written at four o’clock.',
    rows: [
      ['Charred leeks, romesco', 'Hazelnut, sherry vinegar', '€13'],
      ['Raw scallop, green almond', 'Buttermilk, dill oil', '€17'],
      ['Hogget shoulder for two', 'Anchovy, bitter leaves', '€58'],
      ['Turbot on the bone', 'Brown butter, capers', '€34'],
      ['Burnt-milk ice cream', 'Olive oil, salt', '€9'],
    ],
  },
  dataset: 'orders',
  goods: 'ceramics',
  offer: 'membership',
}
