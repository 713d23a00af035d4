import type { Offer } from '#server/designer/offers/offer.ts'

export const callOut: Offer = {
  unit: 'travel included',
  title: 'Prices you hear beforehand',
  lead: 'A fixed price in writing before we begin. If it takes us longer, that is our lesson.',
  action: 'Ask for',
  button: 'Book a visit',
  isOnce: true,
  tiers: [
    {
      name: 'Small job',
      price: 95,
      who: 'For what is done in one visit',
      features: ['Travel included', 'Small parts included', 'This week', 'Two years of guarantee'],
    },
    {
      name: 'Yearly check',
      price: 120,
      who: 'For finding it before it breaks',
      features: [
        'Everything looked at',
        'A report with pictures',
        'We remember the date',
        'Small repairs included',
        '10% off what we find',
      ],
    },
    {
      name: 'Emergency',
      price: 160,
      who: 'For nights, Sundays and water on the floor',
      features: ['Within 90 minutes', 'Day or night', 'Made safe first', 'Mended the same day if we can'],
    },
    {
      name: 'Project',
      price: null,
      who: 'For a room, a roof or a whole house',
      features: ['A visit and a drawing', 'A fixed price', 'A day it will be finished', 'One person to call'],
    },
  ],
  comparison: [
    {
      group: 'When',
      rows: [
        ['We come', 'This week', 'By appointment', '90 min', 'By plan'],
        ['Nights and Sundays', false, false, true, false],
      ],
    },
    {
      group: 'What is in it',
      rows: [
        ['Travel', true, true, true, true],
        ['Small parts', true, true, false, true],
        ['Written report', false, true, true, true],
        ['Guarantee', '2 years', '2 years', '2 years', '5 years'],
      ],
    },
  ],
  questions: [
    ['Do you charge for a quote?', 'No. For most jobs a few pictures are enough.'],
    ['What if it takes longer?', 'You pay what was agreed. The rest is ours.'],
    ['Is material included?', 'Small parts are. For anything dearer you hear a price first.'],
    ['How do I pay?', 'By card or transfer, when you have checked that it works.'],
  ],
  promises: ['Price beforehand', 'Two years of guarantee', 'Pay when it works'],
}
