import type { Goods } from '#server/designer/goods/goods.ts'

export const headphones: Goods = {
  word: 'headphones',
  match: /\b(?:headphones?|earbuds?|earphones?|headset|speakers?|audio)\b/i,
  art: 'headphones',
  name: 'Halo One',
  noun: 'Wireless headphones',
  category: 'Listening',
  price: 249,
  blurb:
    'Closed wireless headphones that weigh less than an apple, last a working week and fold flat enough for a coat pocket.',
  points: ['38 hours on one charge', 'Quiet at the turn of a dial', 'Every part replaceable'],
  colors: [
    ['Chalk', '#e4ded2'],
    ['Graphite', '#34373d'],
    ['Brick', '#b5523b'],
    ['Sage', '#7f9277'],
  ],
  option: { label: 'Ear cushions', values: ['Wool', 'Leather', 'Large wool'], soldOut: [] },
  details: [
    [
      'A dial, not an app',
      'Turn for volume, press for quiet, hold to hear the room. You never have to look for it.',
    ],
    [
      'Forty-millimetre drivers',
      'Tuned in a living room by two people who play the cello. Warm, wide, not loud for its own sake.',
    ],
    [
      'Made to be opened',
      'Four screws, and battery, cushions and headband come apart. Parts are stocked for ten years.',
    ],
  ],
  specs: [
    ['Weight', '218 g'],
    ['Battery', '38 h, 10 min for 5 h'],
    ['Drivers', '40 mm, dynamic'],
    ['Bluetooth', '5.4, two devices at once'],
    ['Cable', 'USB-C, also for listening'],
    ['In the box', 'Headphones, wool pouch, 1.2 m cable'],
  ],
  reviews: [
    [
      'I forget I am wearing them',
      'Eight hours on a train and no hot ears. The dial is a joy.',
      'Mirjam T.',
      5,
    ],
    [
      'Calm, clear, light',
      'Not the strongest noise cancelling, but by far the most comfortable.',
      'David O.',
      4,
    ],
    [
      'They mended mine',
      'Dropped them after two years, ordered a hinge for nine euros, fixed in ten minutes.',
      'Aylin K.',
      5,
    ],
    ['Runs small', 'Get the large cushions if you have big ears. Exchange was free.', 'Jon R.', 4],
  ],
  related: [
    ['Halo Buds', 'headphones', 129, '#b5523b'],
    ['Desk lamp 02', 'lamp', 138, '#34373d'],
    ['Low keyboard', 'keyboard', 189, '#7f9277'],
  ],
  care: 'Wipe with a dry cloth. Cushions can be washed at 30°.',
}

export const keyboard: Goods = {
  word: 'keyboard',
  match:
    /\b(?:keyboards?|mouse|laptop|gadget|monitor|desk setup|phone case|smartphone|tablet|electronics)\b/i,
  art: 'keyboard',
  name: 'Low 75',
  noun: 'Mechanical keyboard',
  category: 'Desk',
  price: 189,
  blurb:
    'A flat mechanical keyboard in one piece of milled aluminium. Quiet enough for a shared desk, heavy enough to stay where it is.',
  points: ['84 keys, nothing missing', 'Quiet switches, swap them freely', 'Three devices, one key'],
  colors: [
    ['Sage', '#8a9a7e'],
    ['Sand', '#d8cbb2'],
    ['Ink', '#2b3140'],
    ['Coral', '#d8735c'],
  ],
  option: { label: 'Layout', values: ['ANSI', 'ISO', 'DE', 'FR'], soldOut: ['FR'] },
  details: [
    ['One block of metal', 'Milled, not stamped, so that nothing rattles and nothing bends.'],
    ['Switches you can change', 'Pull one out, push another in. No soldering, no warranty lost.'],
    ['Keys that stay legible', 'Letters go through the plastic. They wear when the plastic does.'],
  ],
  specs: [
    ['Size', '318 × 128 × 21 mm'],
    ['Weight', '1.1 kg'],
    ['Switches', 'Silent tactile, 45 g'],
    ['Connection', 'USB-C, Bluetooth 5.3'],
    ['Battery', '90 days without light'],
    ['In the box', 'Keyboard, cable, puller, 4 spare switches'],
  ],
  reviews: [
    [
      'Nobody complains any more',
      'I share a room with three people. This is the first one they like too.',
      'Ola P.',
      5,
    ],
    ['Solid', 'Arrived cold and heavy, like a good tool.', 'Ben A.', 5],
    ['Wish for a number pad', 'Everything else is right.', 'Tina H.', 4],
    ['Worth the wait', 'Two weeks for the German layout, but what a layout.', 'Max F.', 4],
  ],
  related: [
    ['Desk lamp 02', 'lamp', 138, '#2b3140'],
    ['Halo One', 'headphones', 249, '#d8cbb2'],
    ['Daily pack', 'backpack', 148, '#8a9a7e'],
  ],
  care: 'Brush between the keys. Caps can be washed by hand.',
}

export const lamp: Goods = {
  word: 'lamp',
  match: /\b(?:lamps?|lights?|lighting|lantern|chandelier)\b/i,
  art: 'lamp',
  name: 'Arc 02',
  noun: 'Desk lamp',
  category: 'Light',
  price: 138,
  blurb:
    'A desk lamp with one joint, one cable and a shade that turns all the way round. Warm enough for the evening, bright enough for a drawing.',
  points: ['2,700 K, dims to candlelight', 'Turns through 360°', 'Bulb included, standard base'],
  colors: [
    ['Oxblood', '#7b2f2b'],
    ['Bone', '#e5dccb'],
    ['Moss', '#5d6b4a'],
    ['Night', '#2a2f3a'],
  ],
  option: { label: 'Foot', values: ['Table foot', 'Clamp', 'Wall arm'], soldOut: ['Wall arm'] },
  details: [
    ['One joint', 'It holds where you leave it. The spring is hidden in the arm.'],
    ['Spun shade', 'Drawn from a single disc of aluminium, powder-coated inside in warm white.'],
    ['No driver, no app', 'A bulb you can buy anywhere and a dimmer you can feel.'],
  ],
  specs: [
    ['Height', '46 cm'],
    ['Reach', '38 cm'],
    ['Bulb', 'E27, 8 W, included'],
    ['Cable', '2 m, woven'],
    ['Weight', '1.9 kg'],
    ['Made in', 'Graz, Austria'],
  ],
  reviews: [
    ['Exactly the right light', 'My drawings look like themselves again at night.', 'Paula R.', 5],
    ['Lovely and simple', 'One knob. It does everything a knob should.', 'Erik S.', 5],
    ['Cable a little short', 'Had to move the desk. Worth it.', 'Nina W.', 4],
    ['Second one', 'Bought another for my mother. She has never liked a lamp before.', 'Ugo B.', 5],
  ],
  related: [
    ['Shell chair', 'chair', 420, '#7b2f2b'],
    ['Ash bowl', 'bowl', 34, '#5d6b4a'],
    ['Evening candle', 'candle', 29, '#e5dccb'],
  ],
  care: 'Dust with a soft brush. Do not use solvents.',
}

export const camera: Goods = {
  word: 'camera',
  match: /\b(?:cameras?|lens(?:es)?|tripod|drone|photo gear)\b/i,
  art: 'camera',
  name: 'Focal 35',
  noun: 'Compact camera',
  category: 'Photography',
  price: 890,
  blurb:
    'A fixed 35 mm lens, a real dial for everything that matters and a screen that folds away when you would rather look.',
  points: ['35 mm, f/2', 'Three dials, no menus', 'Weighs 412 g, pocket included'],
  colors: [
    ['Black', '#26272b'],
    ['Silver', '#b9bcc1'],
    ['Olive', '#65683f'],
    ['Rust', '#a4522f'],
  ],
  option: { label: 'Strap', values: ['Wrist', 'Neck', 'None'], soldOut: [] },
  details: [
    ['Dials you can read', 'Aperture, time, correction. You know the exposure before you switch it on.'],
    ['One lens, well made', 'Eight elements, sharp wide open, close to thirty centimetres.'],
    ['Files that last', 'Open raw format, two cards, no account.'],
  ],
  specs: [
    ['Sensor', 'APS-C, 26 MP'],
    ['Lens', '23 mm (35 mm eq.), f/2'],
    ['Finder', 'Optical with frame lines'],
    ['Battery', '420 pictures'],
    ['Weight', '412 g with card'],
    ['In the box', 'Camera, battery, strap, cable'],
  ],
  reviews: [
    ['I take it everywhere', 'And that is the whole point of a camera.', 'Selma D.', 5],
    ['The dials!', 'I had forgotten how quick it is to just turn something.', 'Hugo M.', 5],
    ['Not for sports', 'But for everything that stands still or walks, perfect.', 'Karin E.', 4],
    ['Beautiful files', 'Skin looks like skin.', 'Tomasz N.', 5],
  ],
  related: [
    ['Daily pack', 'backpack', 148, '#65683f'],
    ['Field notes', 'book', 18, '#a4522f'],
    ['Steel flask', 'flask', 36, '#b9bcc1'],
  ],
  care: 'Blow before you wipe. Service every three years, from €60.',
}
