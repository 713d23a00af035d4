import type { Goods } from '#server/designer/goods/goods.ts'

export const flask: Goods = {
  word: 'flask',
  match: /\b(?:water bottles?|flasks?|thermos|tumblers?)\b/i,
  art: 'flask',
  name: 'Steel 50',
  noun: 'Insulated flask',
  category: 'Outdoors',
  price: 36,
  blurb:
    'Half a litre that stays hot until the evening or cold until the next one, with a lid that one hand can open.',
  points: ['24 h cold, 12 h hot', 'One-handed lid', 'Every part sold singly'],
  colors: [
    ['Moss', '#667a52'],
    ['Chalk', '#ddd8cb'],
    ['Blue', '#3f6a8a'],
    ['Coral', '#d8694e'],
  ],
  option: { label: 'Volume', values: ['35 cl', '50 cl', '75 cl'], soldOut: [] },
  details: [
    ['A lid with a click', 'You hear that it is shut. So does your bag.'],
    ['Steel all the way', 'No plastic touches the tea.'],
    ['Parts for ever', 'Seal €2, lid €7. The bottle will outlive both.'],
  ],
  specs: [
    ['Volume', '50 cl'],
    ['Weight', '290 g'],
    ['Height', '23 cm'],
    ['Steel', '18/8, double wall'],
    ['Cup holder', 'Fits'],
    ['Dishwasher', 'Yes'],
  ],
  reviews: [
    ['Still hot at four', 'Filled at seven.', 'Nadja K.', 5],
    ['The click', 'Deeply satisfying.', 'Marc B.', 5],
    ['Scratches', 'But so do I.', 'Lou P.', 4],
    ['Seal lost, seal bought', 'Two euros. Others make you buy a new bottle.', 'Vera H.', 5],
  ],
  related: [
    ['Daily 22', 'backpack', 148, '#3f6a8a'],
    ['Kayon Mountain', 'pouch', 14, '#8a5632'],
    ['Halfmile', 'sneaker', 145, '#d8694e'],
  ],
  care: 'Dishwasher, lid open. Boil the seal when it smells.',
}

export const bicycle: Goods = {
  word: 'bicycle',
  match: /\b(?:bicycles?|bikes?|e-?bikes?|scooters?|skateboards?)\b/i,
  art: 'bicycle',
  name: 'Kerb 8',
  noun: 'City bicycle',
  category: 'Bicycles',
  price: 1190,
  blurb:
    'Eight gears in the hub, a belt instead of a chain and lights that are always on. For people who ride in the clothes they wear.',
  points: ['13.4 kg with lights', 'Belt drive, no oil', 'Set up by a mechanic near you'],
  colors: [
    ['Brick', '#b5492f'],
    ['Petrol', '#28545c'],
    ['Cream', '#e3d9c0'],
    ['Black', '#26282b'],
  ],
  option: { label: 'Frame', values: ['S', 'M', 'L', 'XL'], soldOut: ['S'] },
  details: [
    ['A belt, not a chain', 'Thirty thousand kilometres, no oil on your trousers.'],
    ['Lights that stay', 'Fed by the hub, on by themselves, hard to steal.'],
    ['Steel that gives', 'Thin tubes take the edge off cobblestones.'],
  ],
  specs: [
    ['Weight', '13.4 kg (M)'],
    ['Gears', '8, in the hub'],
    ['Brakes', 'Hydraulic discs'],
    ['Tyres', '40 mm, puncture belt'],
    ['Load', '135 kg'],
    ['Service', 'First one free'],
  ],
  reviews: [
    ['Silent', 'You only hear the tyres.', 'Bram V.', 5],
    ['Every day for a year', 'One puncture, zero oil.', 'Sophie L.', 5],
    ['Saddle is personal', 'They swapped it for free.', 'Hannes G.', 4],
    ['Looks stolen-proof', 'It is not. Buy a lock.', 'Mia T.', 4],
  ],
  related: [
    ['Daily 22', 'backpack', 148, '#28545c'],
    ['Rain shell', 'jacket', 210, '#b5492f'],
    ['Steel 50', 'flask', 36, '#e3d9c0'],
  ],
  care: 'Rinse, wipe, ride. Service once a year.',
}

export const parcel: Goods = {
  word: 'thing',
  match: /$^/,
  art: 'parcel',
  name: 'Model One',
  noun: 'Made to last',
  category: 'New',
  price: 89,
  blurb: 'Made in small series from good material, with a guarantee that is longer than you need it to be.',
  points: ['Made in small series', 'Repaired for ten years', '60 days to change your mind'],
  colors: [
    ['Clay', '#b7633f'],
    ['Chalk', '#dcd6c8'],
    ['Pine', '#4b624f'],
    ['Ink', '#2d3850'],
  ],
  option: { label: 'Size', values: ['Small', 'Medium', 'Large'], soldOut: [] },
  details: [
    ['Thought through', 'Eleven prototypes, used for a year by people who do not work for us.'],
    ['Built to be opened', 'Screws instead of glue. Every part can be ordered singly.'],
    ['Packed in paper', 'No plastic, no filler. The box is made to be used again.'],
  ],
  specs: [
    ['Size', 'See drawing'],
    ['Weight', '640 g'],
    ['Material', 'Recycled aluminium, ash'],
    ['Guarantee', '10 years'],
    ['Made in', 'Europe'],
    ['In the box', 'One piece, one card'],
  ],
  reviews: [
    ['Better than in the pictures', 'And the pictures were good.', 'Nele B.', 5],
    ['Quietly excellent', 'Does what it says.', 'Hamid R.', 5],
    ['Took a week', 'Worth it.', 'Clara S.', 4],
    ['Bought a second', 'For my brother.', 'Lars E.', 5],
  ],
  related: [
    ['Steel 50', 'flask', 36, '#4b624f'],
    ['Field notes', 'book', 18, '#b7633f'],
    ['Arc 02', 'lamp', 138, '#2d3850'],
  ],
  care: 'Wipe with a damp cloth. Write to us for anything else.',
}
