import type { Goods } from '#server/designer/goods/goods.ts'

export const boots: Goods = {
  word: 'boots',
  match: /\bboots?\b(?!camp)/i,
  art: 'boot',
  name: 'Ridgeline',
  noun: 'Leather hiking boot',
  category: 'Boots',
  price: 220,
  blurb:
    'A hiking boot in one piece of full-grain leather: dry in wet grass, steady under a heavy pack, and made to be soled again.',
  points: ['Full-grain leather, 2.6 mm', 'Can be resoled twice', 'Broken in after a weekend'],
  colors: [
    ['Chestnut', '#7a4526'],
    ['Tan', '#b98550'],
    ['Black', '#2b2a2a'],
    ['Moss', '#5b6142'],
  ],
  option: { label: 'Size', values: ['38', '39', '40', '41', '42', '43', '44', '45'], soldOut: ['38', '45'] },
  details: [
    ['One piece of leather', 'No seam at the side, where water would find it first.'],
    ['A stitched welt', 'Any good cobbler can put a new sole on. We do it for a third of the price.'],
    ['Grip on wet rock', 'Deep lugs at the edge, a flat field in the middle.'],
  ],
  specs: [
    ['Weight', '620 g (42)'],
    ['Upper', 'Full-grain leather'],
    ['Lining', 'Calfskin, vegetable tanned'],
    ['Sole', 'Natural rubber, stitched'],
    ['Height', '14 cm at the ankle'],
    ['Made in', 'Northern Italy'],
  ],
  reviews: [
    ['Dry for nine days', 'Rain from the second hut to the last. Socks never knew.', 'Grace L.', 5],
    ['Third winter', 'Soled once, waxed twice, better every year.', 'Otto B.', 5],
    ['Stiff for a weekend', 'Then they were mine. Wear them at home first.', 'Jule S.', 4],
    ['Order half a size up', 'With thick socks I needed it.', 'Nils K.', 4],
  ],
  related: [
    ['Rain shell', 'jacket', 210, '#2c3340'],
    ['Daily pack', 'backpack', 148, '#b98550'],
    ['Steel flask', 'flask', 36, '#5b6142'],
  ],
  care: 'Brush when dry, wax twice a year, and never next to a stove.',
}
