import type { Subject } from '#server/designer/subjects/subject.ts'

export const energy: Subject = {
  word: 'energy',
  match:
    /\b(?:energy|solar|climate|carbon|renewable\w*|electric(?:ity)?|wind (?:farm|power)|battery|heat pumps?|emissions?|recycl\w*|sustainab\w*|utilit(?:y|ies)|weather|ev charging|waste)\b/gi,
  names: ['Sunside', 'Common Current', 'Windlass'],
  directions: ['swiss', 'calm', 'organic'],
  hues: [150, 75, 200],
  art: 'turbine',
  eyebrow: 'Power from the roof next door',
  headlines: ['The sun has already paid', 'Your street is a power station', 'Use it while the wind blows'],
  lead: '{brand} puts panels on roofs, batteries in cellars and the savings on your bill, for houses and for whole streets.',
  actions: ['Check my roof', 'See the figures'],
  facts: [
    ['61%', 'of a year’s power, on average'],
    ['7.5 yrs', 'until it has paid for itself'],
    ['2 days', 'on your roof'],
    ['25 yrs', 'guaranteed output'],
  ],
  featuresTitle: 'Panels are the easy part',
  features: [
    ['Sun', 'Planned from the air', 'We model your roof hour by hour and show the shade of every chimney.'],
    [
      'BatteryCharging',
      'A battery that thinks',
      'Fills when power is cheap, sells when it is dear, keeps a reserve for storms.',
    ],
    ['PlugZap', 'Car and heat pump', 'They run on your own sun first, without you doing anything.'],
    [
      'Users',
      'Streets together',
      'Share what you do not need with your neighbours, at a price you both like.',
    ],
    ['Wrench', 'Our own fitters', 'Forty electricians on our payroll, nobody subcontracted.'],
    ['LineChart', 'Honest numbers', 'Forecast and result side by side, every month, for as long as it runs.'],
  ],
  stepsTitle: 'From roof to socket',
  steps: [
    ['Address', 'A first figure in thirty seconds.'],
    ['Visit', 'Cellar, roof, fuse box. One hour.'],
    ['Build', 'Two days, scaffolding included.'],
    ['Switch on', 'We do the forms with the grid.'],
  ],
  quotes: [
    [
      'The March bill was eleven euros and I rang them because I thought it was wrong.',
      'Ute Brandt',
      'House, 9.6 kWp',
    ],
    ['Fourteen houses, one battery, no arguments so far.', 'Linden Street co-op', 'Neighbourhood'],
    ['Their forecast was off by two per cent. Ours by thirty.', 'Milan Horvat', 'Facility manager'],
  ],
  faq: [
    [
      'Does it work on a north roof?',
      'Sometimes. You see the figure first and we tell you when it is not worth it.',
    ],
    [
      'What happens in a power cut?',
      'The battery takes over in twenty milliseconds, for the circuits you choose.',
    ],
    ['Do I need planning permission?', 'Almost never. Where you do, we apply.'],
    ['What does it cost?', 'From nine thousand with battery, or nothing down and less than your bill now.'],
  ],
  closing: ['Thirty seconds of sun', 'Type in the address and see what the roof could do.'],
  list: {
    title: 'Typical roofs',
    note: 'With battery, fitted.',
    rows: [
      ['Terraced house', '5.2 kWp, 5 kWh', '€11,400'],
      ['Family house', '9.6 kWp, 10 kWh', '€17,900'],
      ['Farm', '29 kWp, 20 kWh', '€41,000'],
      ['Block of twelve', '48 kWp, 40 kWh', '€72,500'],
    ],
  },
  dataset: 'energy',
  goods: 'lamp',
  offer: 'subscription',
}
