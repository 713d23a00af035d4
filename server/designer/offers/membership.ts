import type { Offer } from '#server/designer/offers/offer.ts'

export const membership: Offer = {
  unit: 'a month',
  title: 'Come as often as suits you',
  lead: 'No joining fee and no contract to hide from. Change between them whenever your weeks change.',
  action: 'Start with',
  tiers: [
    {
      name: 'Now and then',
      price: 39,
      who: 'For busy months and first tries',
      features: [
        '4 visits a month',
        'Book three days ahead',
        'Bring a friend once',
        'Unused visits carry over',
      ],
    },
    {
      name: 'Twice a week',
      price: 69,
      who: 'For people who mean it',
      features: [
        '9 visits a month',
        'Book a week ahead',
        'One private hour a year',
        'Pause for up to 3 months',
        '10% off workshops',
      ],
    },
    {
      name: 'As you like',
      price: 99,
      who: 'For those who live round the corner',
      features: [
        'Unlimited visits',
        'Book two weeks ahead',
        'A private hour every season',
        'Guest pass every month',
        '20% off workshops',
      ],
    },
    {
      name: 'Company',
      price: null,
      who: 'For teams of five and more',
      features: ['A shared pot of visits', 'One invoice', 'Own hour on request', 'Yearly report'],
    },
  ],
  comparison: [
    {
      group: 'Visits',
      rows: [
        ['A month', '4', '9', 'Unlimited', 'Shared'],
        ['Book ahead', '3 days', '7 days', '14 days', '14 days'],
        ['Carry over', '1 month', '2 months', true, true],
      ],
    },
    {
      group: 'Extras',
      rows: [
        ['Private hours', false, '1 a year', '4 a year', 'On request'],
        ['Guest passes', '1 a year', '4 a year', '12 a year', '20 a year'],
        ['Workshops', 'Full price', '10% off', '20% off', '20% off'],
        ['Pause', '1 month', '3 months', '3 months', 'Any time'],
      ],
    },
  ],
  questions: [
    ['Is there a joining fee?', 'No. The first visit is free and you decide afterwards.'],
    ['How do I cancel?', 'In your account, until the day before the next month begins.'],
    ['What if I am ill?', 'Put it on hold the same day. Missed visits move to the next month.'],
    ['Are there reduced prices?', 'A third less for students, people over 65 and anybody who asks.'],
  ],
  promises: ['First visit free', 'Month to month', 'Pause whenever life happens'],
}
