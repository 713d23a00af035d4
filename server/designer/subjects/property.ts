import type { Subject } from '#server/designer/subjects/subject.ts'

export const property: Subject = {
  word: 'property',
  match:
    /\b(?:real estate|propert(?:y|ies)|apartments?|housing|homes? for sale|realtors?|landlords?|tenants?|architects?|architecture|construction|renovation|builders?|co-?working|smart home)\b/gi,
  names: ['Brick & Sky', 'Linden Homes', 'Plot Five'],
  directions: ['swiss', 'editorial', 'luxe'],
  hues: [32, 215, 150],
  art: 'facade',
  eyebrow: 'Twenty-four homes on Linden Square',
  headlines: [
    'Built to be lived in for a century',
    'A front door worth coming back to',
    'Light from two sides',
  ],
  lead: '{brand} builds few houses and builds them thoroughly: brick, oak and lime, windows on two sides and a courtyard that belongs to everybody.',
  actions: ['Book a viewing', 'See the plans'],
  facts: [
    ['24', 'homes, six still free'],
    ['54–118', 'square metres'],
    ['2.9 m', 'ceilings'],
    ['A+', 'energy class'],
  ],
  featuresTitle: 'What the walls know',
  features: [
    ['Sun', 'Light from two sides', 'No flat faces north alone. Every kitchen gets the morning.'],
    ['Trees', 'A courtyard to share', 'Lime trees, a long table and a shed full of bicycles.'],
    ['Layers', 'Solid materials', 'Brick outside, clay plaster inside, oak underfoot.'],
    ['Leaf', 'Heat from the ground', 'Forty probes, no gas, bills you can forget.'],
    ['Bike', 'Tram at the door', 'Nine minutes to the centre, two shared cars in the basement.'],
    ['KeyRound', 'Fixed price', 'The figure in the contract is the figure you pay.'],
  ],
  stepsTitle: 'From plan to key',
  steps: [
    ['View', 'Walk through the show flat, with or without us.'],
    ['Choose', 'Plan, floor, finish. An architect sits with you.'],
    ['Sign', 'Fixed price, fixed date, notary nearby.'],
    ['Move', 'Keys in spring, and we fix what squeaks for five years.'],
  ],
  quotes: [
    ['It is the quiet we noticed first. Then the light.', 'Anna and Piet de Vries', 'Fourth floor'],
    ['They moved a wall for our piano and did not send a bill.', 'Stefan Kraus', 'Second floor'],
    ['A building that behaves like a neighbour.', 'The City Paper', 'Architecture page'],
  ],
  faq: [
    ['When can we move in?', 'Handover begins in April, floor by floor.'],
    ['Can plans be changed?', 'Inner walls until November, finishes until January.'],
    ['What are the running costs?', 'About €2.80 per square metre, heating included.'],
    ['Is there parking?', 'Twelve places below and two shared cars. Most people bring bicycles.'],
  ],
  closing: ['Six homes are still free', 'The show flat is open on Saturdays from ten.'],
  list: {
    title: 'Still available',
    note: 'Prices without parking.',
    rows: [
      ['2.04, two rooms', '54 m², courtyard side', '€312,000'],
      ['3.01, three rooms', '78 m², corner', '€446,000'],
      ['3.05, three rooms', '82 m², loggia', '€468,000'],
      ['4.02, four rooms', '104 m², park side', '€598,000'],
      ['5.01, roof', '118 m², terrace', '€742,000'],
    ],
  },
  dataset: 'bookings',
  goods: 'chair',
  offer: 'membership',
}
