import type { Offer } from '#server/designer/offers/offer.ts'

export const lessonsOffer: Offer = {
  unit: 'per lesson',
  title: 'What a lesson costs',
  lead: 'The first half hour is free. After that you pay by the lesson or a little less by the term.',
  action: 'Book',
  button: 'Book a lesson',
  isOnce: true,
  tiers: [
    {
      name: 'One lesson',
      price: 45,
      who: 'For trying, or for now and then',
      features: [
        '45 minutes, one to one',
        'Here, at yours or online',
        'A plan for the week',
        'Moved free until the evening before',
      ],
    },
    {
      name: 'Ten lessons',
      price: 41,
      who: 'For a term that fits around school',
      features: [
        '45 minutes, one to one',
        'The same hour every week',
        'Music and material included',
        'Two lessons may be moved late',
        'A place at the concert',
      ],
    },
    {
      name: 'Two together',
      price: 29,
      who: 'For brothers, sisters and friends',
      features: [
        '45 minutes for two',
        'Price for each of you',
        'A piece for four hands',
        'Moved free until the evening before',
      ],
    },
    {
      name: 'School or club',
      price: null,
      who: 'For groups of five and more',
      features: ['At your place', 'One invoice', 'A small concert at the end', 'References on request'],
    },
  ],
  comparison: [
    {
      group: 'The lesson',
      rows: [
        ['Minutes', '45', '45', '45', '60'],
        ['Pupils', '1', '1', '2', '5 and more'],
        ['Same hour every week', false, true, true, true],
      ],
    },
    {
      group: 'Around it',
      rows: [
        ['Material', 'At cost', true, true, true],
        ['Moved the same day', false, 'Twice', false, 'On request'],
        ['Concert', true, true, true, true],
      ],
    },
  ],
  questions: [
    ['Is the first lesson free?', 'The first half hour is. Nobody decides anything that day.'],
    ['When do I pay?', 'After the lesson, or at the beginning of ten.'],
    ['What if we stop?', 'Lessons that were not taken are paid back.'],
    ['Is there a price for siblings?', 'Yes: two together, or a tenth less for the second child.'],
  ],
  promises: ['First half hour free', 'Moved until the evening before', 'Stop whenever you like'],
}
