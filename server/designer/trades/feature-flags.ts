import {
  code,
  day,
  number,
  percent,
  person,
  type Sheet,
  states,
  text,
  title,
} from '#server/designer/trades/sheet.ts'

export const featureFlags: Sheet = {
  word: 'feature flags',
  match: /\bfeature[\s-](?:flags?|toggles?|switch(?:es)?)(?: management)?\b|\brollouts?\b|\ba\/b tests?\b/gi,
  title: 'Feature flags',
  note: 'All environments, until a minute ago',
  figures: [
    ['Flags on', 'count', 42, 'last'],
    ['Checks a day', 'count', 1_840_000],
    ['Rollout percentage', 'percent', 38, 'mean'],
    ['Stale flags', 'count', 9, 'last', 'down'],
  ],
  trend: ['Flag checks', 'count', ['Served on', 1_120_000], ['Served off', 720_000]],
  split: [
    'Flags by environment',
    'count',
    [
      ['Production', 42],
      ['Staging', 58],
      ['Development', 71],
      ['Preview', 23],
    ],
  ],
  stack: [
    'Changes by team',
    'count',
    [
      ['Checkout', 64],
      ['Search', 41],
      ['Platform', 37],
    ],
  ],
  gauge: ['Rolled out without a rollback', 94, '61 of 65', 'New search was switched off twice.'],
  segment: [
    'Environment',
    [
      ['Production', 0.5],
      ['Staging', 0.3],
      ['Development', 0.2],
    ],
  ],
  feed: [
    ['Ines Kolb', 'raised new-checkout to 50 % in production', '6 min ago'],
    ['Mateo Silva', 'switched dark-invoices off in staging', '28 min ago'],
    ['Grace Lindh', 'added a rule: beta testers see new-search', '1 h ago'],
    ['Watch', 'errors above the limit, old-search is back', '3 h ago'],
    ['Yusuf Adler', 'archived four flags nobody asked for', 'yesterday'],
  ],
  lists: [
    {
      one: 'Flag',
      many: 'Flags',
      icon: 'Flag',
      columns: [
        title('Flag', [
          'new-checkout',
          'new-search',
          'dark-invoices',
          'guest-orders',
          'fast-images',
          'team-seats',
          'quiet-mails',
          'price-test-b',
        ]),
        text('Environment', ['Production', 'Staging', 'Development']),
        percent('Rollout', 5, 100),
        person('Owner'),
        day('Changed'),
        states(['On', 'good'], ['Off', 'idle'], ['Rolling out', 'wait'], ['Stale', 'bad']),
      ],
    },
    {
      one: 'Targeting rule',
      many: 'Targeting rules',
      icon: 'Target',
      columns: [
        title('Rule', [
          'Beta testers first',
          'Everybody in Norway',
          'Plan is Team or above',
          'Version 4.2 and newer',
          'Ten percent by account',
          'Own company',
        ]),
        text('Flag', ['new-checkout', 'new-search', 'team-seats', 'price-test-b']),
        number('Accounts', 12, 4800),
        states(['Active', 'good'], ['Paused', 'idle']),
      ],
    },
    {
      one: 'Audit entry',
      many: 'Audit log',
      icon: 'ScrollText',
      columns: [
        code('Entry', 'A-', 8120),
        person('Who'),
        text('Did', ['Switched on', 'Switched off', 'Raised the rollout', 'Changed a rule', 'Archived']),
        text('Flag', ['new-checkout', 'new-search', 'dark-invoices', 'guest-orders']),
        day('When'),
      ],
    },
  ],
}
