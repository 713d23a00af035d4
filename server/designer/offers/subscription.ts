import type { Offer } from '#server/designer/offers/offer.ts'

export const subscription: Offer = {
  unit: 'a month',
  title: 'A steady supply, at your pace',
  lead: 'Fresh, on the day you choose. Skip one, swap one or send one to your mother.',
  action: 'Begin with',
  tiers: [
    {
      name: 'One a month',
      price: 18,
      who: 'For one person or a small shelf',
      features: [
        'Our pick of the month',
        'Skip with one click',
        'Delivery included',
        'A card with the story',
      ],
    },
    {
      name: 'Every fortnight',
      price: 34,
      who: 'For two, or one who likes a lot',
      features: [
        'Choose from the season',
        'Swap until Sunday',
        'Delivery included',
        'First look at small lots',
        'A gift on your birthday',
      ],
    },
    {
      name: 'The household',
      price: 62,
      who: 'For families and shared kitchens',
      features: [
        'Everything in season',
        'Two addresses',
        'Delivery by bicycle',
        'A seat at the yearly table',
        'Returns fetched',
      ],
    },
    {
      name: 'Office',
      price: null,
      who: 'For eight people and more',
      features: ['As much as you need', 'Set up and refilled', 'One invoice', 'Leave any month'],
    },
  ],
  comparison: [
    {
      group: 'What comes',
      rows: [
        ['Deliveries a month', '1', '2', '4', 'As needed'],
        ['Choose yourself', false, true, true, true],
        ['Swap until', false, 'Sunday', 'Tuesday', 'Any time'],
        ['Small lots', false, 'First look', 'Reserved', 'Reserved'],
      ],
    },
    {
      group: 'How it comes',
      rows: [
        ['Delivery', 'Included', 'Included', 'Included', 'Included'],
        ['Addresses', '1', '1', '2', '5'],
        ['Returns fetched', false, false, true, true],
      ],
    },
  ],
  questions: [
    ['Can I skip?', 'Any delivery, until three days before. You are not charged for it.'],
    ['Which day does it come?', 'The one you choose. Most people take Thursday.'],
    ['Can it be a present?', 'Yes, for three, six or twelve months, with a card in your words.'],
    ['How do I stop?', 'With one click. What you have paid still comes.'],
  ],
  promises: ['Skip any delivery', 'No minimum', 'Not happy? Next one is on us'],
}
