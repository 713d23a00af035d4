import type { Subject } from '#server/designer/subjects/subject.ts'

export const sneakers: Subject = {
  word: 'fashion',
  match:
    /\b(?:sneakers?|shoes?|trainers|footwear|fashion|apparel|clothing|streetwear|denim|outfit|wardrobe|(?<!-)drop\b(?!-))\b/gi,
  names: ['Volt Runner', 'Kerb', 'Halfmile'],
  directions: ['poster', 'swiss', 'calm'],
  hues: [30, 135, 258],
  art: 'sneaker',
  eyebrow: 'Limited release',
  headlines: ['Made to move', 'Three colours. One morning.', 'Run the city flat'],
  lead: '{brand} returns in three colourways: a recycled knit, a wide last and a foam that forgives cobblestones. Numbered, and not repeated.',
  actions: ['Get the reminder', 'See the colours'],
  facts: [
    ['1,200', 'pairs, numbered'],
    ['214 g', 'in size 42'],
    ['62%', 'recycled by weight'],
    ['3', 'colourways'],
  ],
  featuresTitle: 'Built from the ground',
  features: [
    ['Zap', 'Foam with a memory', 'Soft at the heel, firm under the toes, the same after 600 kilometres.'],
    ['Feather', '214 grams', 'One knitted upper, two bonded panels, not a stitch more.'],
    ['Footprints', 'A wide last', 'Room for toes to spread. True to size, even if your feet are not.'],
    ['Recycle', 'Take-back', 'Send the old pair in, get twenty off the next. We grind it into track.'],
    ['Shield', 'Wet-street grip', 'Natural rubber where it lands, nothing where it does not.'],
    ['Hash', 'Numbered', 'Your number is under the tongue. Number one is in our window.'],
  ],
  stepsTitle: 'How the drop works',
  steps: [
    ['Sign up', 'Leave an address until the evening before.'],
    ['Get a slot', 'A link with your minute arrives at eight.'],
    ['Choose', 'Ten minutes to pick colour and size.'],
    ['Ship', 'Boxed and out of the door the same day.'],
  ],
  quotes: [
    ['They look fast standing still and hold up when you are not.', 'Ade Balogun', 'Runner, 3:12 marathon'],
    ['First drop in years where the bots did not win.', 'Mina Sato', 'Collector'],
    [
      'Comfortable out of the box, which I did not expect from something this good-looking.',
      'Leo Hartmann',
      'Verified buyer',
    ],
  ],
  faq: [
    ['When does it go live?', 'Each colour has its own hour. Times are shown in your time zone.'],
    ['How many pairs can I buy?', 'One per colour and person, so that more people get one.'],
    ['Can I return them?', 'Thirty days, unworn outdoors, free of charge.'],
    ['Will you restock?', 'No. When a number is gone it is gone.'],
  ],
  closing: [
    'Out on 14 November',
    'Leave an address and we send one message, the evening before. That is all.',
  ],
  list: {
    title: 'The drop',
    note: 'Saturday 14 November, Central European Time.',
    rows: [
      ['Signal Orange', 'Knit upper, gum sole', '08:00'],
      ['Chalk', 'Undyed knit, clear sole', '10:00'],
      ['Night Shift', 'Black on black, reflective heel', '12:00'],
    ],
  },
  dataset: 'orders',
  goods: 'sneaker',
  offer: 'subscription',
}
