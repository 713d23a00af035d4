import type { Goods } from '#server/designer/goods/goods.ts'

export const sneaker: Goods = {
  word: 'sneaker',
  match: /\b(?:sneakers?|shoes?|trainers|footwear|sandals?)\b/i,
  art: 'sneaker',
  name: 'Halfmile',
  noun: 'Everyday runner',
  category: 'Footwear',
  price: 145,
  blurb:
    'A light running shoe for people who mostly walk: a wide toe box, a foam that does not tire and an upper knitted in one go.',
  points: ['214 g in size 42', 'Wide last, true to size', 'Take-back when they are done'],
  colors: [
    ['Signal', '#e4572e'],
    ['Chalk', '#d9d3c5'],
    ['Night', '#2c3340'],
    ['Moss', '#6c7d4f'],
  ],
  option: { label: 'Size', values: ['38', '39', '40', '41', '42', '43', '44', '45'], soldOut: ['41', '45'] },
  details: [
    [
      'Foam that forgets',
      'It springs back from four hundred kilometres of pavement as if it were the first.',
    ],
    ['Knitted, not sewn', 'No seams to rub. Tighter at the heel, open over the toes.'],
    ['A sole with a job', 'Rubber where you land and push off, nothing where you do not.'],
  ],
  specs: [
    ['Weight', '214 g (42)'],
    ['Drop', '6 mm'],
    ['Upper', '62% recycled polyester'],
    ['Sole', 'Natural rubber'],
    ['Fit', 'Wide, true to size'],
    ['Made in', 'Portugal'],
  ],
  reviews: [
    ['My feet say thanks', 'First shoe in years where my toes are not folded.', 'Grace L.', 5],
    ['Great for standing', 'Twelve-hour shifts on tiles. No pain.', 'Nurse Kim', 5],
    ['Light but warm', 'Perfect until about 25 degrees.', 'Otto B.', 4],
    ['Colour is louder in real life', 'I like it. My mother does not.', 'Jule S.', 4],
  ],
  related: [
    ['Rain shell', 'jacket', 210, '#2c3340'],
    ['Daily pack', 'backpack', 148, '#e4572e'],
    ['Steel flask', 'flask', 36, '#6c7d4f'],
  ],
  care: 'Wash cold by hand, dry in the shade, never on a heater.',
}

export const jacket: Goods = {
  word: 'jacket',
  match:
    /\b(?:jackets?|coats?|t-?shirts?|hoodies?|sweaters?|jumpers?|dress(?:es)?|clothing|apparel|denim|jeans|knitwear|fashion)\b/i,
  art: 'jacket',
  name: 'Rain shell',
  noun: 'Waxed-cotton jacket',
  category: 'Outerwear',
  price: 210,
  blurb:
    'A rain jacket without a rustle: organic cotton, waxed by hand, cut so that a jumper fits below and a bag above.',
  points: ['Keeps four hours of rain out', 'No plastic, no coating', 'Re-waxed by us once a year'],
  colors: [
    ['Moss', '#5f6a44'],
    ['Ink', '#28324a'],
    ['Rust', '#a9562f'],
    ['Stone', '#b8ae9c'],
  ],
  option: { label: 'Size', values: ['XS', 'S', 'M', 'L', 'XL'], soldOut: ['XS'] },
  details: [
    ['Woven so tight that it swells', 'When it gets wet the fibres close. The wax does the rest.'],
    ['Cut for moving', 'Raglan sleeves, a two-way zip and room for your arms over your head.'],
    ['Pockets with a purpose', 'One for a map, two for hands, one where nobody looks.'],
  ],
  specs: [
    ['Fabric', '100% organic cotton, 310 g'],
    ['Wax', 'Plant-based, fluorine-free'],
    ['Fit', 'Regular; model wears M at 181 cm'],
    ['Zip', 'Brass, two-way'],
    ['Weight', '890 g (M)'],
    ['Made in', 'Porto, Portugal'],
  ],
  reviews: [
    ['Dry on the bike', 'Forty minutes of Hamburg rain. Jumper dry.', 'Svenja M.', 5],
    ['Gets better', 'Stiff for a week, a friend by the third.', 'Andre C.', 5],
    ['Smells of wax', 'For a fortnight. Then you miss it.', 'Lotte B.', 4],
    ['Size down', 'If you do not wear thick jumpers.', 'Pia V.', 4],
  ],
  related: [
    ['Halfmile', 'sneaker', 145, '#a9562f'],
    ['Daily pack', 'backpack', 148, '#28324a'],
    ['Field watch', 'watch', 320, '#b8ae9c'],
  ],
  care: 'Brush off dirt, sponge with cold water, re-wax yearly. Never wash.',
}

export const backpack: Goods = {
  word: 'backpack',
  match:
    /\b(?:backpacks?|bags?|luggage|suitcases?|tote|handbags?|rucksack|wallets?|tents?|camping gear|hiking gear)\b/i,
  art: 'backpack',
  name: 'Daily 22',
  noun: 'Roll-top backpack',
  category: 'Carry',
  price: 148,
  blurb:
    'Twenty-two litres of waxed canvas with a roll top, a flat pocket for a laptop and straps that do not need adjusting twice.',
  points: ['22 litres, 29 rolled out', 'Laptop up to 16 inches', 'Repaired for life'],
  colors: [
    ['Moss', '#5f6a44'],
    ['Brick', '#a4492f'],
    ['Ink', '#28324a'],
    ['Sand', '#cdb88f'],
  ],
  option: { label: 'Size', values: ['18 l', '22 l', '28 l'], soldOut: [] },
  details: [
    ['Opens like a mouth', 'The roll top goes all the way down. You see the bottom without digging.'],
    ['Carries close', 'A stiff back panel and straps set narrow, so that it does not sway on a bike.'],
    ['One stitch pattern', 'Any cobbler can mend it. We do it for free.'],
  ],
  specs: [
    ['Volume', '22–29 l'],
    ['Size', '46 × 29 × 15 cm'],
    ['Weight', '980 g'],
    ['Fabric', 'Waxed canvas, 18 oz'],
    ['Laptop', 'Up to 16″'],
    ['Made in', 'Gdańsk, Poland'],
  ],
  reviews: [
    ['Four years and counting', 'One strap mended, free, back in six days.', 'Ida N.', 5],
    ['Rain and bike proof', 'Papers stayed dry through a storm.', 'Felix G.', 5],
    ['Heavy when empty', 'But it carries better than lighter ones.', 'Mona A.', 4],
    ['Just enough pockets', 'Not one too many.', 'Ravi S.', 5],
  ],
  related: [
    ['Steel flask', 'flask', 36, '#28324a'],
    ['Rain shell', 'jacket', 210, '#5f6a44'],
    ['Field notes', 'book', 18, '#a4492f'],
  ],
  care: 'Brush when dry, re-wax once a year with the tin in the box.',
}

export const watch: Goods = {
  word: 'watch',
  match:
    /\b(?:watch(?:es)?|smartwatch|wearable|fitness band|jewel(?:le)?ry|rings?\b|necklaces?|earrings?)\b/i,
  art: 'watch',
  name: 'Field 36',
  noun: 'Mechanical watch',
  category: 'Time',
  price: 320,
  blurb:
    'A hand-wound watch of thirty-six millimetres with numerals one can read in the dark and a case that takes knocks.',
  points: ['Hand-wound, 42 hours', '100 m water-resistant', 'Serviced for ten years'],
  colors: [
    ['Black dial', '#26282c'],
    ['Sand dial', '#d2c19c'],
    ['Forest dial', '#3f5a45'],
    ['Blue dial', '#33507a'],
  ],
  option: { label: 'Strap', values: ['Canvas', 'Leather', 'Steel'], soldOut: [] },
  details: [
    ['Thirty-six millimetres', 'The size watches had before they became arguments.'],
    ['Numerals that glow', 'Painted twice by hand, readable until breakfast.'],
    ['Wind it in the morning', 'Twenty turns. A good moment to think about the day.'],
  ],
  specs: [
    ['Case', '36 mm, brushed steel'],
    ['Movement', 'Hand-wound, 42 h'],
    ['Glass', 'Domed sapphire'],
    ['Water', '100 m'],
    ['Strap', '18 mm, quick release'],
    ['Service', 'Every 5 years, €90'],
  ],
  reviews: [
    ['Disappears on the wrist', 'In the best way.', 'Helen K.', 5],
    ['Keeps better time than promised', 'Three seconds a day.', 'Arno T.', 5],
    ['Strap stiff at first', 'Two weeks and it is perfect.', 'Lea M.', 4],
    ['My daily one', 'The expensive ones stay in the drawer.', 'Ingmar P.', 5],
  ],
  related: [
    ['Rain shell', 'jacket', 210, '#33507a'],
    ['Steel flask', 'flask', 36, '#26282c'],
    ['Focal 35', 'camera', 890, '#3f5a45'],
  ],
  care: 'Rinse after salt water. Keep away from magnets.',
}
