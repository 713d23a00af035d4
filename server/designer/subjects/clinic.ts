import type { Subject } from '#server/designer/subjects/subject.ts'

export const clinic: Subject = {
  word: 'health',
  match:
    /\b(?:health\w*|clinics?|doctors?|patients?|medical|hospital|therap\w*|pharmac\w*|nutrition\w*|telemedicine|nurses?|care home|mental health|diets?|dietician\w*|dietitian\w*|recovery)\b/gi,
  names: ['Lindenhof Practice', 'Mild', 'Corner Clinic'],
  directions: ['soft', 'calm', 'ledger'],
  hues: [185, 160, 210],
  art: 'pulse',
  eyebrow: 'General practice, round the corner',
  headlines: [
    'A doctor who has read your file',
    'Care that remembers you',
    'Seen today, followed up tomorrow',
  ],
  lead: '{brand} keeps half of every day free for people who need to be seen now, and the other half for those who need time.',
  actions: ['Book an appointment', 'Ask a nurse'],
  facts: [
    ['12 min', 'average wait'],
    ['25 min', 'for a first visit'],
    ['7', 'doctors, 5 languages'],
    ['08–20', 'and Saturday mornings'],
  ],
  featuresTitle: 'How we look after you',
  features: [
    ['CalendarCheck', 'Same-day places', 'Forty slots open every morning at seven, online and by phone.'],
    ['MessageCircle', 'Ask first', 'Send a photo or a question. A nurse answers within two hours.'],
    ['FlaskConical', 'Results explained', 'Every value with a sentence in plain words, and who to call.'],
    ['Baby', 'From the first check', 'Midwife, vaccinations and a waiting room with a train set.'],
    ['HeartPulse', 'Long conditions', 'One plan, one doctor, a look at it every three months.'],
    ['Accessibility', 'Step-free', 'Lift, wide doors, quiet room. Tell us what helps.'],
  ],
  stepsTitle: 'Your first visit',
  steps: [
    ['Book', 'Pick a time, say in a line what it is about.'],
    ['Arrive', 'Check in at the door, sit down, exhale.'],
    ['Talk', 'Twenty-five minutes, nobody types.'],
    ['After', 'A summary in your inbox before you are home.'],
  ],
  quotes: [
    ['She asked about my sleep and not only about my knee.', 'Werner Adler', 'Patient'],
    ['Fever at seven, seen at nine, asleep by ten.', 'Leila Haddad', 'Mother of two'],
    ['For once the letter was written so that I could understand it.', 'Joyce Mensah', 'Patient'],
  ],
  faq: [
    [
      'Do you take new patients?',
      'Yes. The first visit takes twenty-five minutes; bring old letters if you have them.',
    ],
    ['What if it is urgent?', 'Call from seven, or walk in until six. In danger of life always 112.'],
    ['Which insurance do you accept?', 'All public ones, and private with direct billing.'],
    ['Can I get a prescription online?', 'Repeat prescriptions yes, ready the same afternoon.'],
  ],
  closing: [
    'There is a place this afternoon',
    'Tell us in one line what it is about. We find the right person.',
  ],
  list: {
    title: 'Opening hours',
    note: 'Same-day places every morning.',
    rows: [
      ['Monday to Thursday', 'With and without appointment', '08–20'],
      ['Friday', 'With and without appointment', '08–16'],
      ['Saturday', 'Same-day places only', '09–12'],
      ['Night and Sunday', 'On-call service', '116 117'],
    ],
  },
  dataset: 'patients',
  goods: 'watch',
  offer: 'membership',
}
