import type { Offer } from '#server/designer/offers/offer.ts'

export const retainer: Offer = {
  unit: 'a month',
  title: 'Ways to work together',
  lead: 'A fixed price for a fixed amount of attention. No hours to count and none to argue about.',
  action: 'Talk about',
  tiers: [
    {
      name: 'One question',
      price: 1900,
      who: 'For a decision you keep putting off',
      features: ['Two weeks', 'One prototype', 'Three test sessions', 'A written recommendation'],
    },
    {
      name: 'A thing to ship',
      price: 7800,
      who: 'For a product, a site or an identity',
      features: [
        'Two of us, three days a week',
        'Something clickable every Friday',
        'Design and front end',
        'Handover in person',
        'Three months of questions',
      ],
    },
    {
      name: 'On your team',
      price: 12400,
      who: 'For when the work does not end',
      features: [
        'Two of us, in your stand-up',
        'Design system included',
        'Hiring and teaching',
        'Stop any quarter',
        'Everything is yours',
      ],
    },
    {
      name: 'Something else',
      price: null,
      who: 'For what does not fit a box',
      features: ['A talk first', 'A proposal in a week', 'A fixed price', 'No pitch'],
    },
  ],
  comparison: [
    {
      group: 'Time',
      rows: [
        ['People', '1', '2', '2', 'Open'],
        ['Days a week', '4', '3', '3', 'Open'],
        ['Lasts', '2 weeks', '8–14 weeks', 'By the quarter', 'Open'],
      ],
    },
    {
      group: 'What you get',
      rows: [
        ['Prototype', true, true, true, true],
        ['Tests with people', '3', '8', 'Every month', 'Open'],
        ['Production code', false, 'Front end', 'Front end', 'Open'],
        ['Files and rights', true, true, true, true],
      ],
    },
  ],
  questions: [
    ['When can you start?', 'One question within two weeks, everything else in six to ten.'],
    ['Is the price fixed?', 'Yes. If we were wrong about the size, that is our lesson.'],
    ['Who does the work?', 'The people you meet in the first talk.'],
    ['What if we stop early?', 'You pay the month that has begun and keep everything made so far.'],
  ],
  promises: ['Fixed price', 'Everything is yours', 'Stop at the end of a month'],
}
