import type { Subject } from '#server/designer/subjects/subject.ts'

export const banking: Subject = {
  word: 'banking',
  match:
    /\b(?:(?:online |mobile |digital |private |neo|retail )?bank(?:s|ing)?|credit union|savings account|current account|debit cards?)\b/gi,
  names: ['Florin', 'Halden Bank', 'Northgate'],
  directions: ['ledger', 'calm', 'swiss'],
  hues: [165, 245, 260],
  art: 'cards',
  eyebrow: 'Everyday banking',
  headlines: ['A bank that answers', 'Your money, in plain words', 'Quiet about everything but fraud'],
  lead: '{brand} shows what is there, what is coming and what is safe to spend, and has a person on the phone day and night.',
  actions: ['Open an account', 'See the fees'],
  facts: [
    ['24/7', 'a person on the phone'],
    ['€0', 'hidden fees'],
    ['€100,000', 'insured per customer'],
    ['3 s', 'to freeze a card'],
  ],
  featuresTitle: 'In your pocket',
  features: [
    ['Wallet', 'What is safe to spend', 'Rent and bills are set aside before you look.'],
    ['Snowflake', 'Freeze a card', 'One tap, and one to thaw it when it was in the other coat.'],
    ['BellRing', 'Told at once', 'Every payment, as it happens, on your phone.'],
    ['PiggyBank', 'Pots with a purpose', 'For the holiday, the tax and the rainy day.'],
    ['Globe', 'The same abroad', 'The day’s rate, no fee, in every currency.'],
    ['ShieldCheck', 'Insured and licensed', 'Deposits up to €100,000 are protected by law.'],
  ],
  stepsTitle: 'Open in eight minutes',
  steps: [
    ['Show us', 'Passport and a short video.'],
    ['Choose', 'A name for the account, a colour for the card.'],
    ['Move', 'We write to your employer and your landlord.'],
    ['Begin', 'The card is on your phone today.'],
  ],
  quotes: [
    ['Somebody picked up. At two in the morning. At a bank.', 'Nina Petrov', 'Customer since 2021'],
    ['I finally know what is mine to spend.', 'Carlos Ruiz', 'Customer since 2023'],
    ['Switching took less time than the queue used to.', 'Emma Clarke', 'Customer since May'],
  ],
  faq: [
    ['Is my money safe?', 'Yes. It is insured up to €100,000 per customer, by law.'],
    ['What does it cost?', 'The account is free. So are cards, and payments in the country.'],
    ['I have lost my card.', 'Freeze it in the app or call us. A new one is on your phone in a minute.'],
    ['How do I switch?', 'Tell us the old account. We do the writing.'],
  ],
  closing: ['Eight minutes, and a passport', 'Keep the old account as long as you like.'],
  list: {
    title: 'What it costs',
    note: 'No minimum, no surprise.',
    rows: [
      ['Account', 'With a card', 'Free'],
      ['Payments at home', 'In and out', 'Free'],
      ['Payments abroad', 'At the day’s rate', '0.4%'],
      ['Cash at a machine', 'Three a month', 'Free'],
    ],
  },
  dataset: 'finance',
  goods: 'watch',
  offer: 'software',
}
