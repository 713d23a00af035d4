import type { Subject } from '#server/designer/subjects/subject.ts'

export const dental: Subject = {
  word: 'dentistry',
  match:
    /\b(?:dent(?:ists?|al|istry)|orthodont\w+|braces|aligners|teeth|zahn(?:arzt|[äa]rzt|medizin|klinik)\w*|dentistes?|dentistas?|tandarts\w*|kieferorthop\w*)\b/gi,
  names: ['Mill Lane Dental', 'Gentle & Co', 'Bright Side'],
  directions: ['soft', 'calm', 'swiss'],
  hues: [190, 160, 215],
  art: 'shield',
  eyebrow: 'Dentistry without a lump in the throat',
  headlines: ['The dentist you do not put off', 'Gentle hands, plain words', 'We tell you before it tickles'],
  lead: '{brand} takes time, explains with pictures, and stops when you raise a hand. Checks, repairs and straightening under one roof.',
  actions: ['Book a visit', 'Meet the team'],
  facts: [
    ['20 min', 'free every morning for pain'],
    ['98%', 'come back for the next check'],
    ['0', 'surprises on the bill'],
    ['12 yrs', 'of patience'],
  ],
  featuresTitle: 'Treatments',
  features: [
    ['Search', 'Check-up', 'Twice a year, with a picture you can look at too.'],
    ['Sparkles', 'Cleaning', 'An hour, done by somebody who does nothing else.'],
    ['Smile', 'Straightening', 'Braces or clear aligners, before and after on screen.'],
    ['Baby', 'Children', 'A ride in the chair first, the mirror later.'],
    ['Wrench', 'Repairs', 'Fillings, crowns and implants that match.'],
    ['HeartHandshake', 'If you are afraid', 'More time, music, and a stop sign that counts.'],
  ],
  stepsTitle: 'Your first visit',
  steps: [
    ['Say hello', 'A form, a coffee, no smell of dentist.'],
    ['Look', 'Pictures and a mirror, nothing else.'],
    ['Plan', 'What is needed, what can wait, what it costs.'],
    ['Begin', 'When you are ready.'],
  ],
  quotes: [
    ['My son asks when we go again.', 'Emma Clarke', 'Mother of two'],
    ['He explained, waited, and it really did not hurt.', 'Werner Adler', 'Patient'],
    ['The price was the price.', 'Leila Haddad', 'Patient'],
  ],
  faq: [
    ['Do you take new patients?', 'Yes. A first visit is possible within two weeks.'],
    ['I am in pain. Now what?', 'Call at eight. Twenty minutes are kept every morning.'],
    ['From what age for children?', 'From the first tooth. The first visit is only for looking.'],
    ['Can I pay in parts?', 'Yes, over up to twelve months without interest.'],
  ],
  closing: ['When does it suit you?', 'Choose a day, we confirm within the hour.'],
  list: {
    title: 'Opening hours',
    note: 'Pain first thing in the morning, without appointment.',
    rows: [
      ['Monday, Tuesday', 'All day', '8–18'],
      ['Wednesday', 'Children’s afternoon', '8–16'],
      ['Thursday', 'Long day', '8–20'],
      ['Friday', 'Half a day', '8–13'],
    ],
  },
  dataset: 'patients',
  goods: 'serum',
  offer: 'service',
}
