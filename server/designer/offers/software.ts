import type { Offer } from '#server/designer/offers/offer.ts'

export const software: Offer = {
  unit: 'per person, a month',
  title: 'Pay for the people who use it',
  lead: 'Every plan has everything that keeps your work safe. You pay more only when more of you work together.',
  action: 'Choose',
  tiers: [
    {
      name: 'Solo',
      price: 0,
      who: 'For one person and a first project',
      features: ['One workspace', 'Up to 3 projects', '30 days of history', 'Answers by mail'],
    },
    {
      name: 'Team',
      price: 14,
      who: 'For a team that works in it every day',
      features: [
        'Unlimited projects',
        'A year of history',
        'Roles and guests',
        'Connections to 40 tools',
        'Answers within 4 hours',
      ],
    },
    {
      name: 'Company',
      price: 29,
      who: 'For several teams under one roof',
      features: [
        'Everything in {below}',
        'Single sign-on',
        'Audit log, exportable',
        'Own data region',
        'A person who knows you',
      ],
    },
    {
      name: 'Enterprise',
      price: null,
      who: 'For procurement, and what it needs',
      features: ['Everything in {below}', 'Your own keys', 'Uptime in the contract', 'Training on site'],
    },
  ],
  comparison: [
    {
      group: 'Working',
      rows: [
        ['Projects', '3', 'Unlimited', 'Unlimited', 'Unlimited'],
        ['Guests', false, '10', 'Unlimited', 'Unlimited'],
        ['History', '30 days', '1 year', 'Forever', 'Forever'],
        ['Connections', '5', '40', '40', 'Custom'],
      ],
    },
    {
      group: 'Safety',
      rows: [
        ['Encryption at rest', true, true, true, true],
        ['Two-step sign-in', true, true, true, true],
        ['Single sign-on', false, false, true, true],
        ['Audit log', false, false, true, true],
        ['Data region', false, false, true, true],
      ],
    },
    {
      group: 'Help',
      rows: [
        ['Answer by mail', '2 days', '4 hours', '1 hour', '30 min'],
        ['Set-up call', false, true, true, true],
        ['Named contact', false, false, true, true],
      ],
    },
  ],
  questions: [
    ['Who counts as a person?', 'Anybody who changes something in a month. People who only look are free.'],
    ['Can we change plan later?', 'Any day. We charge or credit the difference to the day.'],
    ['What happens after the trial?', 'You fall back to Solo. Nothing is deleted and nothing is charged.'],
    [
      'Do you offer discounts?',
      'Half price for schools and charities, two months free when you pay by the year.',
    ],
    ['How do we pay?', 'By card or, from ten people, by invoice with thirty days.'],
  ],
  promises: ['14 days free, no card', 'Cancel with one click', 'Your data leaves with you'],
}
