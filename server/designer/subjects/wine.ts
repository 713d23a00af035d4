import type { Subject } from '#server/designer/subjects/subject.ts'

export const wine: Subject = {
  word: 'wine',
  match:
    /\b(?:vineyards?|winer(?:y|ies)|wine ?(?:makers?|growers?|estate|cellar|tastings?|shop)|wines?|weingut|winzer\w*|vignobles?|domaine viticole|bodegas?|vi[ñn]edos?|cantina|vin[íi]cola|champagne)\b/gi,
  names: ['Weingut Halden', 'Three Terraces', 'Domaine Roche'],
  directions: ['luxe', 'editorial', 'organic'],
  hues: [15, 5, 100],
  art: 'hills',
  eyebrow: 'Eleven hectares on slate',
  headlines: ['Wine that tastes of one hill', 'Three generations, one slope', 'Picked by hand, left alone'],
  lead: '{brand} grows five grapes on old slate, picks by hand and waits. Come and taste where it was made.',
  actions: ['Book a tasting', 'Look at the wines'],
  facts: [
    ['11 ha', 'of slate and old vines'],
    ['5', 'grapes'],
    ['18 mo', 'in oak, for the reds'],
    ['1934', 'first bottle'],
  ],
  featuresTitle: 'The estate',
  features: [
    ['Grape', 'By hand', 'Four weeks, forty hands, no machine on the slope.'],
    ['Leaf', 'No weedkiller', 'Sheep in winter, flowers between the rows.'],
    ['Wine', 'Wild yeast', 'It takes longer, and tastes of here.'],
    ['Warehouse', 'The old cellar', 'Cut into the rock, eleven degrees all year.'],
    ['Users', 'Three generations', 'Grandmother prunes, mother decides, daughter tastes.'],
    ['Gift', 'To your door', 'Six bottles, packed in paper, in three days.'],
  ],
  stepsTitle: 'A year on the slope',
  steps: [
    ['Winter', 'Every vine is cut by hand.'],
    ['Spring', 'Tied, and watched for frost.'],
    ['Autumn', 'Picked in the morning, pressed by noon.'],
    ['After', 'Left alone, tasted often.'],
  ],
  quotes: [
    ['The Riesling smelled of rain on stone. We bought twelve.', 'Jonas Beck', 'Tasting in May'],
    ['You drink it, and see the hill.', 'Clara Voss', 'Wine writer'],
    ['Two hours became an afternoon.', 'Elif Demir', 'Guest'],
  ],
  faq: [
    ['Can we come without booking?', 'To the shop, yes. For a tasting, two days ahead.'],
    ['How long is a tasting?', 'Two hours, six wines, bread and a walk if it is dry.'],
    ['Do you ship?', 'Within the country in three days, elsewhere on request.'],
    ['May children come?', 'Of course. There is juice from the same grapes.'],
  ],
  closing: ['The cellar door is open', 'Tell us how many you are, and on which day.'],
  list: {
    title: 'Wines',
    note: 'From the cellar, while there is some.',
    rows: [
      ['Riesling Slate', 'Dry, stone and lime', '€14'],
      ['Silvaner Old Vines', 'Hay, pear, long', '€16'],
      ['Rosé of Pinot', 'Pressed at once', '€12'],
      ['Pinot Noir Terrace', '18 months in oak', '€28'],
      ['Late Harvest', 'Half bottle, honey', '€24'],
    ],
  },
  dataset: 'orders',
  goods: 'parcel',
  offer: 'subscription',
}
