import type { Offer } from '#server/designer/offers/offer.ts'

export const service: Offer = {
  unit: 'a month',
  title: 'What it costs, and what you get',
  lead: 'A price that is said beforehand and stays. Come once, or let us look after it through the year.',
  action: 'Book',
  tiers: [
    {
      name: 'Now and then',
      price: 15,
      who: 'For one thing at a time',
      features: [
        'One visit a month',
        'Advice whenever you ask',
        'A price beforehand',
        'Two years of warranty',
      ],
    },
    {
      name: 'Regular',
      price: 39,
      who: 'For those who would rather not think of it',
      features: [
        'Three visits a month',
        'We remember the dates',
        'First choice of appointments',
        'Collection within the city',
        'Two years of warranty',
      ],
    },
    {
      name: 'Whole house',
      price: 79,
      who: 'For families and shared places',
      features: [
        'As many visits as it takes',
        'Everybody at one address',
        'Urgent things the same day',
        'Collection and delivery',
        'Three years of warranty',
      ],
    },
    {
      name: 'Business',
      price: null,
      who: 'For offices, hotels and schools',
      features: ['A plan for the year', 'One person to call', 'One invoice', 'Stop at the end of a quarter'],
    },
  ],
  comparison: [
    {
      group: 'Visits',
      rows: [
        ['In a month', '1', '3', 'As needed', 'By plan'],
        ['Advice between visits', true, true, true, true],
        ['Same-day appointments', false, '1 a month', true, true],
      ],
    },
    {
      group: 'Around it',
      rows: [
        ['Collection', false, true, true, true],
        ['Delivery', false, false, true, true],
        ['Warranty', '2 years', '2 years', '3 years', 'By contract'],
      ],
    },
  ],
  questions: [
    ['Can I come without a plan?', 'Yes. A single visit is paid at the counter, at the price you were told.'],
    ['What if I miss a month?', 'The visit waits for you for ninety days.'],
    ['Is material included?', 'Small parts are. For anything dearer you hear a price first.'],
    ['How do I stop?', 'Say so before the month ends. No form, no reason needed.'],
  ],
  promises: ['Price beforehand', 'Two years of warranty', 'Stop any month'],
}
