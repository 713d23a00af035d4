import type { Subject } from '#server/designer/subjects/subject.ts'

export const security: Subject = {
  word: 'security',
  match:
    /\b(?:(?:cyber|information )?security|soc ?2|audit[- ]?logs?|trust center|identity|sso|encryption|penetration|threats?|vulnerabilit\w*|zero trust|privacy|gdpr|firewall)\b/gi,
  names: ['Bastion', 'Keyhold', 'Sentry House'],
  directions: ['technical', 'ledger', 'calm'],
  hues: [205, 160, 255],
  art: 'shield',
  eyebrow: 'Security you can check yourself',
  headlines: ['Trust is a list of facts', 'Nothing gets in unseen', 'Proof before promises'],
  lead: '{brand} encrypts before it stores, logs before it acts and lets your auditors look at the same evidence we do.',
  actions: ['Talk to security', 'Open the trust center'],
  facts: [
    ['SOC 2', 'Type II, ISO 27001'],
    ['AES-256', 'at rest, your keys'],
    ['4 h', 'to patch critical'],
    ['400 d', 'of audit log'],
  ],
  featuresTitle: 'Controls, with evidence',
  features: [
    ['KeyRound', 'Keys you hold', 'Bring your own key, revoke it, and the data is noise.'],
    ['Fingerprint', 'Strong sign-in', 'Passkeys and SSO for everybody, not only for the top plan.'],
    [
      'ScrollText',
      'A log nobody can edit',
      'Every read and write, signed, streamed to your SIEM in seconds.',
    ],
    ['Network', 'Isolated by tenant', 'Separate keys, separate queues, separate backups.'],
    ['Bug', 'Paid to break us', 'A bounty since 2018 and a penetration test every quarter, published.'],
    ['MapPin', 'Data stays put', 'Frankfurt, Dublin or Virginia. You choose, and it does not move.'],
  ],
  stepsTitle: 'Where a request goes',
  steps: [
    ['Edge', 'TLS 1.3, rate limits, bot checks.'],
    ['Identity', 'Token checked, scope narrowed.'],
    ['Service', 'One tenant, one key, one minute.'],
    ['Store', 'Encrypted, replicated twice, logged.'],
  ],
  quotes: [
    ['The first vendor review that finished before the coffee did.', 'Mark Jensen', 'CISO, Holt Group'],
    [
      'We found one issue in the test. It was fixed before the report was.',
      'Lea Roth',
      'Lead tester, Redline',
    ],
    [
      'Their evidence is our evidence. That saves us three weeks a year.',
      'Anita Rao',
      'Compliance lead, Parcelo',
    ],
  ],
  faq: [
    [
      'Which certificates do you hold?',
      'SOC 2 Type II and ISO 27001, renewed yearly. Reports are in the trust center.',
    ],
    ['Do you support customer-managed keys?', 'Yes, with AWS and Google key management, on every plan.'],
    [
      'How are incidents handled?',
      'You hear from us within four hours, with a timeline and then a public review.',
    ],
    ['Can we run our own test?', 'Yes, in a copy of production, with a week’s notice.'],
  ],
  closing: ['Send us your questionnaire', 'Most come back filled in within two working days.'],
  list: {
    title: 'Documents',
    note: 'Some need a signed NDA.',
    rows: [
      ['SOC 2 Type II report', 'October, 84 pages', 'NDA'],
      ['Penetration test summary', 'Last quarter', 'Open'],
      ['Sub-processors', '7 companies', 'Open'],
      ['Data processing agreement', 'GDPR, ready to sign', 'Open'],
    ],
  },
  dataset: 'services',
  goods: 'keyboard',
  offer: 'software',
}
