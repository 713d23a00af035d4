import type { Subject } from '#server/designer/subjects/subject.ts'

export const homegoods: Subject = {
  word: 'home',
  match:
    /\b(?:ceramics?|pottery|furniture|home ?(?:goods|decor|ware)|interiors?|lamps?|lighting|chairs?|(?:coffee|dining|side|wooden) tables?|sofas?|vases?|mugs?|tableware|carpets?|rugs?|candles?)\b/gi,
  names: ['Fennel & Ash', 'Studio Kiln', 'Lowland Objects'],
  directions: ['organic', 'swiss', 'editorial'],
  hues: [42, 150, 20],
  art: 'vessels',
  eyebrow: 'Objects for everyday use',
  headlines: ['Made slowly, used daily', 'Things that get better with you', 'A table worth setting'],
  lead: '{brand} throws, turns and finishes everything in one workshop. Small series, honest materials and repairs for as long as we can stand at a wheel.',
  actions: ['See the collection', 'Visit the workshop'],
  facts: [
    ['4', 'makers in one room'],
    ['1,240°', 'stoneware firing'],
    ['10 yrs', 'of free repairs'],
    ['0', 'plastic in the parcel'],
  ],
  featuresTitle: 'How it is made',
  features: [
    ['Hand', 'By four people', 'Each piece carries the mark of whoever made it.'],
    ['Mountain', 'Clay from the valley', 'Dug twelve kilometres away, sieved and aged for a winter.'],
    [
      'Palette',
      'Our own glazes',
      'Ash, iron and bone. Food-safe, dishwasher-safe, never quite the same twice.',
    ],
    ['Wrench', 'Repair first', 'Chipped a rim? Send it back and we mend it in gold or in grey.'],
    ['Package', 'Packed in wool', 'Offcuts from the mill next door, which you may keep.'],
    ['Repeat', 'Second shelf', 'Seconds with small faults, every first Friday, at half price.'],
  ],
  stepsTitle: 'From clay to cupboard',
  steps: [
    ['Throw', 'Forty pieces a day at the wheel, thirty-five survive.'],
    ['Dry', 'Two weeks on wooden boards, turned every evening.'],
    ['Fire', 'Twice, the second time for nineteen hours.'],
    ['Check', 'Rung, weighed and filled with water before it may leave.'],
  ],
  quotes: [
    ['We use the bowls three times a day and they still feel like a present.', 'Anouk Peters', 'Customer'],
    ['Sixty place settings, six weeks, not one complaint from the kitchen.', 'Rafael Ortiz', 'Chef, Sorrel'],
    ['The lamp is the first thing people ask about.', 'Nora Lindh', 'Interior architect'],
  ],
  faq: [
    ['Can it go in the dishwasher?', 'Everything but the raw terracotta, which prefers a sponge.'],
    ['Do you take commissions?', 'From twenty pieces. Allow eight weeks.'],
    ['Where do you ship?', 'All of Europe in three to five days, elsewhere on request.'],
    ['What if something breaks on the way?', 'Send a photo. A new one leaves the same week.'],
  ],
  closing: ['Come and hold one', 'The workshop is open on Fridays, the kettle is always on.'],
  list: {
    title: 'In the kiln now',
    note: 'Opens on the first Friday of the month.',
    rows: [
      ['Ash bowl', 'Ø 16 cm, wood-ash glaze', '€34'],
      ['Tall mug', '35 cl, raw outside', '€28'],
      ['Serving plate', 'Ø 30 cm, iron speckle', '€62'],
      ['Moon jar', 'H 28 cm, bone white', '€140'],
      ['Oil cruet', '40 cl, cork stopper', '€44'],
    ],
  },
  dataset: 'orders',
  goods: 'ceramics',
  offer: 'subscription',
}
