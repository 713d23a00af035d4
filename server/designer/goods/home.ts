import type { Goods } from '#server/designer/goods/goods.ts'

export const chair: Goods = {
  word: 'chair',
  match:
    /\b(?:chairs?|armchairs?|sofas?|couch|stools?|furniture|tables?\b|desks?|shel(?:f|ves)|beds?\b|mattress)\b/i,
  art: 'chair',
  name: 'Shell',
  noun: 'Lounge chair',
  category: 'Seating',
  price: 420,
  blurb:
    'A low lounge chair of bent ash and wool. Deep enough to read in, light enough to carry to the window with one hand.',
  points: ['Solid ash, FSC', 'Wool covers that come off', '15-year guarantee on the frame'],
  colors: [
    ['Rust', '#b0532e'],
    ['Oat', '#d9cbb0'],
    ['Pine', '#48604d'],
    ['Ink', '#2e3950'],
  ],
  option: { label: 'Frame', values: ['Oiled ash', 'Black ash', 'Walnut'], soldOut: [] },
  details: [
    ['Bent, not glued', 'The frame is steamed from four long pieces, so there is no joint where you lean.'],
    ['At the right angle', 'Seventeen degrees: upright enough to talk, low enough to doze.'],
    ['Covers that come off', 'A zip at the back, thirty degrees in the machine, new colours any time.'],
  ],
  specs: [
    ['Size', '72 × 78 × 81 cm'],
    ['Seat height', '38 cm'],
    ['Weight', '9.4 kg'],
    ['Frame', 'Solid ash'],
    ['Cover', '90% wool, 10% nylon'],
    ['Delivery', 'Assembled, two people'],
  ],
  reviews: [
    ['I read again', 'That is honestly all there is to say.', 'Wilma J.', 5],
    ['Lighter than it looks', 'It follows the sun around the flat.', 'Santi R.', 5],
    ['Low', 'Getting up is exercise. I do not mind.', 'Gerd H.', 4],
    ['Wool is beautiful', 'The rust is deeper than in the pictures.', 'Amelie D.', 5],
  ],
  related: [
    ['Arc 02', 'lamp', 138, '#48604d'],
    ['Ash bowl', 'bowl', 34, '#b0532e'],
    ['Evening candle', 'candle', 29, '#d9cbb0'],
  ],
  care: 'Oil the wood once a year. Vacuum the wool, wash the cover at 30°.',
}

export const bowl: Goods = {
  word: 'ceramics',
  match:
    /\b(?:ceramics?|pottery|mugs?|cups?\b|bowls?|plates?|vases?|tableware|cookware|knife|knives|pans?\b|kitchen)\b/i,
  art: 'bowl',
  name: 'Ash bowl',
  noun: 'Stoneware bowl',
  category: 'Table',
  price: 34,
  blurb:
    'A bowl for everything: soup, fruit, keys. Thrown by hand, glazed with wood ash, never quite the same twice.',
  points: ['Ø 16 cm, 70 cl', 'Oven, dishwasher, daily', 'Signed by who made it'],
  colors: [
    ['Ash', '#9aa08c'],
    ['Bone', '#e2d8c5'],
    ['Iron', '#6d4634'],
    ['Sea', '#54757d'],
  ],
  option: { label: 'How many', values: ['One', 'Pair', 'Set of four', 'Set of six'], soldOut: [] },
  details: [
    ['Thrown, then left alone', 'The rings of the fingers stay. They hold the glaze and the light.'],
    ['Ash from our own kiln', 'Sieved, washed and used again as glaze. No two firings agree.'],
    ['Rung before it leaves', 'A clear note means no crack. Ours is close to an A.'],
  ],
  specs: [
    ['Size', 'Ø 16 × 7.5 cm'],
    ['Holds', '70 cl'],
    ['Clay', 'Local stoneware'],
    ['Firing', '1,240 °C, 19 h'],
    ['Use', 'Oven, microwave, dishwasher'],
    ['Made in', 'Our workshop, by four people'],
  ],
  reviews: [
    ['Three times a day', 'And it still feels like a present.', 'Anouk P.', 5],
    ['Each one different', 'My children have claimed theirs.', 'Milo K.', 5],
    ['One arrived chipped', 'A new one came two days later, no questions.', 'Rosa E.', 4],
    ['The sound!', 'I ring it before breakfast.', 'Theo W.', 5],
  ],
  related: [
    ['Evening candle', 'candle', 29, '#6d4634'],
    ['Arc 02', 'lamp', 138, '#54757d'],
    ['House blend', 'pouch', 14, '#9aa08c'],
  ],
  care: 'Made for the dishwasher. Small marks come off with lemon.',
}

export const candle: Goods = {
  word: 'candle',
  match: /\b(?:candles?|home fragrance|incense|diffuser)\b/i,
  art: 'candle',
  name: 'Evening',
  noun: 'Scented candle',
  category: 'Home',
  price: 29,
  blurb: 'Cedar, wet stone and a little smoke, in rapeseed wax and a glass you will want to keep.',
  points: ['52 hours', 'Rapeseed wax, cotton wick', 'Refill for a third less'],
  colors: [
    ['Cedar', '#a5673f'],
    ['Fig', '#5d6b52'],
    ['Salt', '#c9cfcf'],
    ['Rose', '#c08a86'],
  ],
  option: { label: 'Size', values: ['90 g', '220 g', '600 g'], soldOut: ['600 g'] },
  details: [
    ['Smells of a place', 'A hut after rain. Not of a perfume shop.'],
    ['Burns clean', 'No soot on the ceiling, no headache at ten.'],
    ['A glass to keep', 'Toothbrushes, pencils, gin.'],
  ],
  specs: [
    ['Weight', '220 g'],
    ['Burns', '52 h'],
    ['Wax', 'European rapeseed'],
    ['Scent', 'Cedar, wet stone, smoke'],
    ['Glass', 'Mouth-blown, 8 cm'],
    ['Refill', '€19'],
  ],
  reviews: [
    ['My evening begins with it', 'Subtle and long.', 'Inga S.', 5],
    ['Not sweet', 'Finally.', 'Rob D.', 5],
    ['Could be stronger', 'In a big room. Perfect in the bath.', 'Celia V.', 4],
    ['Kept the glass', 'All four of them.', 'Hana L.', 5],
  ],
  related: [
    ['Ash bowl', 'bowl', 34, '#5d6b52'],
    ['Arc 02', 'lamp', 138, '#c08a86'],
    ['Barrier serum', 'serum', 28, '#a5673f'],
  ],
  care: 'Let the wax melt to the edge the first time. Trim the wick.',
}

export const plant: Goods = {
  word: 'plant',
  match: /\b(?:plants?|flowers?|bouquets?|succulents?|bonsai|trees?|seeds?)\b/i,
  art: 'plant',
  name: 'Hart’s tongue',
  noun: 'Fern for shady rooms',
  category: 'Indoor plants',
  price: 24,
  blurb:
    'An evergreen fern that likes what other plants hate: shade, bathrooms and being forgotten for a week.',
  points: ['Grown outdoors, two years old', 'Clay pot included', 'Replaced if it dies within a year'],
  colors: [
    ['Terracotta', '#b9653f'],
    ['Chalk', '#dcd6c8'],
    ['Slate', '#4a535b'],
    ['Olive', '#767c4e'],
  ],
  option: { label: 'Height', values: ['20 cm', '35 cm', '50 cm'], soldOut: [] },
  details: [
    ['Raised in the cold', 'It has seen two winters. Your hallway does not frighten it.'],
    ['Water on Sundays', 'A glass, not more. It droops when thirsty and forgives you by Monday.'],
    ['Safe for cats', 'And dull enough in taste that they leave it alone.'],
  ],
  specs: [
    ['Light', 'Shade to half-shade'],
    ['Water', 'Once a week'],
    ['Height now', '35 cm'],
    ['Height later', '60 cm'],
    ['Pot', 'Ø 15 cm, clay'],
    ['Pets', 'Safe'],
  ],
  reviews: [
    ['Still alive', 'A personal record.', 'Paula R.', 5],
    ['Bigger than expected', 'And beautifully packed.', 'Kofi A.', 5],
    ['Pot a bit small', 'Repotted after three months, loves it.', 'Judith F.', 4],
    ['Bathroom jungle', 'It has started to unroll five new leaves.', 'Mats O.', 5],
  ],
  related: [
    ['Ash bowl', 'bowl', 34, '#767c4e'],
    ['Shell', 'chair', 420, '#b9653f'],
    ['Arc 02', 'lamp', 138, '#dcd6c8'],
  ],
  care: 'Shade, a glass of water on Sundays, a shower once a month.',
}
