import type { Goods } from '#server/designer/goods/goods.ts'

export const coffeeBag: Goods = {
  word: 'coffee',
  match: /\b(?:coffee|espresso|tea\b|chocolate|spices?|honey|olive oil|wine|beer|snacks?|granola)\b/i,
  art: 'pouch',
  name: 'Kayon Mountain',
  noun: 'Whole-bean coffee',
  category: 'Single origin',
  price: 14,
  blurb:
    'A natural Ethiopian from one family’s forest farm: blueberry first, cacao after, and nothing bitter in between.',
  points: ['Roasted on Tuesday', 'Filter or espresso', '€9.40 a kilo to the farm'],
  colors: [
    ['Light roast', '#c98a4b'],
    ['Medium roast', '#8a5632'],
    ['Dark roast', '#4b3226'],
    ['Decaf', '#7d8a72'],
  ],
  option: { label: 'Grind', values: ['Whole bean', 'Filter', 'Espresso', 'Moka'], soldOut: [] },
  details: [
    ['Grown in the shade', 'At 2,100 metres between wild trees, picked over six weeks.'],
    ['Dried on beds', 'Twenty-one days in the sun, turned every hour by hand.'],
    ['A recipe that works', '15 g, 250 ml, 94 °C, three minutes. It is on the bag.'],
  ],
  specs: [
    ['Weight', '250 g'],
    ['Region', 'Guji, Ethiopia'],
    ['Process', 'Natural'],
    ['Altitude', '2,100 m'],
    ['Score', '88.25'],
    ['Best', 'Day 5 to day 30'],
  ],
  reviews: [
    ['Blueberries, really', 'I thought it was marketing.', 'Jonas B.', 5],
    ['Brilliant as filter', 'As espresso a bit wild for me.', 'Rita C.', 4],
    ['Fresh as promised', 'Roasted Tuesday, here Thursday.', 'Owen P.', 5],
    ['My third bag', 'In six weeks.', 'Lena K.', 5],
  ],
  related: [
    ['Ash bowl', 'bowl', 34, '#8a5632'],
    ['Steel flask', 'flask', 36, '#7d8a72'],
    ['Country loaf', 'loaf', 7, '#c98a4b'],
  ],
  care: 'Close the bag, keep it cool and dark. Not in the fridge.',
}

export const bread: Goods = {
  word: 'bread',
  match: /\b(?:bread|loaf|loaves|sourdough|cakes?|pastr(?:y|ies)|cookies?|bakery)\b/i,
  art: 'loaf',
  name: 'Country loaf',
  noun: 'Sourdough, one kilo',
  category: 'Bread',
  price: 7,
  blurb:
    'Wheat and whole rye, thirty-six hours old before it sees the oven. Dark crust, open crumb, good for four days.',
  points: ['Three ingredients', 'Baked at four, here by seven', 'Keeps four days'],
  colors: [
    ['Country', '#b2743c'],
    ['Seeded rye', '#6f4a2e'],
    ['White', '#d8b37a'],
    ['Dark rye', '#4a3226'],
  ],
  option: { label: 'Cut', values: ['Whole', 'Half', 'Sliced'], soldOut: [] },
  details: [
    ['A starter from 2009', 'Fed twice a day, on holidays too.'],
    ['Stone-ground flour', 'From three farms within forty kilometres, milled on Mondays.'],
    ['Baked dark', 'Forty-five minutes on stone. The crust is half of the taste.'],
  ],
  specs: [
    ['Weight', '1,000 g'],
    ['Flour', '80% wheat, 20% whole rye'],
    ['Rise', '36 h, 18 of them cold'],
    ['Allergens', 'Gluten'],
    ['Keeps', '4 days, cut side down'],
    ['Pick up', 'From 07:00'],
  ],
  reviews: [
    ['The crust sings', 'Hold it to your ear.', 'Ines W.', 5],
    ['Toast champion', 'Day three is the best day.', 'Paul D.', 5],
    ['Gone by ten', 'Reserve it. I learnt.', 'Sana R.', 4],
    ['Children eat the crust', 'A miracle.', 'Elke T.', 5],
  ],
  related: [
    ['Kayon Mountain', 'pouch', 14, '#8a5632'],
    ['Ash bowl', 'bowl', 34, '#d8b37a'],
    ['Linen bag', 'backpack', 16, '#b2743c'],
  ],
  care: 'In paper or linen, cut side down. Refresh in a hot oven for five minutes.',
}

export const serum: Goods = {
  word: 'serum',
  match:
    /\b(?:serums?|skin ?care|creams?|cosmetics?|perfumes?|fragrances?|beauty|shampoo|soap|lotion|make-?up|vitamins?|supplements?)\b/i,
  art: 'serum',
  name: 'Barrier 05',
  noun: 'Repair serum',
  category: 'Face',
  price: 28,
  blurb:
    'Five per cent niacinamide, ceramides and nothing that smells. For skin that is red, tight or tired of ten steps.',
  points: ['11 ingredients, all on the front', 'No perfume, no alcohol', 'Refill for a third less'],
  colors: [
    ['Amber', '#a8652a'],
    ['Clear', '#c9d2cf'],
    ['Rose', '#c58f86'],
    ['Moss', '#6f7d5e'],
  ],
  option: { label: 'Size', values: ['15 ml', '30 ml', '50 ml refill'], soldOut: [] },
  details: [
    ['One job', 'It mends the barrier. For everything else there is sleep.'],
    ['Percentages up front', 'What is in it, and how much, where you can read it.'],
    ['Tested with the failures', 'Forty people, eight weeks. The four it did not help are in the report.'],
  ],
  specs: [
    ['Size', '30 ml'],
    ['Niacinamide', '5%'],
    ['pH', '5.5'],
    ['For', 'All skin, also rosacea'],
    ['Keeps', '9 months once open'],
    ['Pregnancy', 'Safe'],
  ],
  reviews: [
    ['Calm in two weeks', 'Redness down, no sting.', 'Carla N.', 5],
    ['Boring in the best way', 'It just works.', 'Josh T.', 5],
    ['Pipette drips', 'A small thing.', 'Mei L.', 4],
    ['Threw out three others', 'And nobody noticed but my skin.', 'Dana O.', 5],
  ],
  related: [
    ['Evening', 'candle', 29, '#c58f86'],
    ['Ash bowl', 'bowl', 34, '#6f7d5e'],
    ['Steel flask', 'flask', 36, '#c9d2cf'],
  ],
  care: 'Two drops, morning and night, on damp skin.',
}

export const book: Goods = {
  word: 'book',
  match: /\b(?:books?|notebooks?|journals?|planners?|magazines?|course|ebook|stationery|pens?\b)\b/i,
  art: 'book',
  name: 'Field notes',
  noun: 'Lay-flat notebook',
  category: 'Paper',
  price: 18,
  blurb:
    'One hundred and sixty pages that lie flat, take ink on both sides and come with a spine you can write on.',
  points: ['160 pages, 100 g', 'Opens flat, stays flat', 'Numbered, with an index'],
  colors: [
    ['Brick', '#b04f35'],
    ['Ink', '#2b3854'],
    ['Fern', '#5b7450'],
    ['Straw', '#d6b45e'],
  ],
  option: { label: 'Ruling', values: ['Blank', 'Dots', 'Lines', 'Grid'], soldOut: [] },
  details: [
    ['Sewn, not glued', 'Open it anywhere and it stays there, even on the first page.'],
    ['Paper for fountain pens', 'Smooth, a little off-white, no ghost on the back.'],
    ['A spine with a field', 'So that in ten years you know which one it was.'],
  ],
  specs: [
    ['Size', 'A5, 148 × 210 mm'],
    ['Pages', '160, numbered'],
    ['Paper', '100 g, wood-free'],
    ['Binding', 'Thread-sewn, lay-flat'],
    ['Cover', 'Cotton on board'],
    ['Made in', 'Leipzig, Germany'],
  ],
  reviews: [
    ['Flat!', 'Really flat.', 'Daniel W.', 5],
    ['Ink does not bleed', 'Broad nib, both sides.', 'Ruth A.', 5],
    ['Wish for A6', 'Please.', 'Finn J.', 4],
    ['On my ninth', 'They line up beautifully.', 'Cleo M.', 5],
  ],
  related: [
    ['Arc 02', 'lamp', 138, '#b04f35'],
    ['Daily 22', 'backpack', 148, '#2b3854'],
    ['Low 75', 'keyboard', 189, '#d6b45e'],
  ],
  care: 'Bend it open gently, once, from both ends to the middle.',
}
