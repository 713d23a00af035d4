import type { Subject } from '#server/designer/subjects/subject.ts'

export const hiring: Subject = {
  word: 'people',
  match:
    /\b(?:hiring|recruit\w*|hr\b|human resources|employees?|jobs?(?: board)?|candidates?|careers?|workforce|payroll|talent|team members|matrimonial|dating|social network|profiles?|members? directory|communit(?:y|ies)|forum)\b/gi,
  names: ['Goodfit', 'Second Desk', 'Rollcall'],
  directions: ['calm', 'soft', 'editorial'],
  hues: [300, 165, 25],
  art: 'people',
  eyebrow: 'Hiring that respects everyone’s time',
  headlines: ['Meet the person, not the PDF', 'Hire in three conversations', 'Good people, found quietly'],
  lead: '{brand} replaces the pile of applications with three structured conversations, the same for everybody, and an answer within a week.',
  actions: ['Post a role', 'See an interview'],
  facts: [
    ['19 days', 'from opening to signed'],
    ['100%', 'of applicants answered'],
    ['3', 'conversations, no more'],
    ['87%', 'still there after two years'],
  ],
  featuresTitle: 'A process you would go through yourself',
  features: [
    [
      'MessagesSquare',
      'Same questions for all',
      'Written with you once, scored by two people who do not confer.',
    ],
    ['Clock', 'An answer in a week', 'Or we tell the candidate why not, in your name.'],
    ['EyeOff', 'Names come later', 'Work samples first. Photos, schools and ages stay covered.'],
    ['CalendarCheck', 'Scheduling done', 'Candidates choose a time; nobody writes eleven mails.'],
    ['FileCheck', 'Offers that are clear', 'Pay range up front, contract the same day.'],
    ['Sprout', 'The first ninety days', 'A plan for both sides, with a check-in at ten, thirty and ninety.'],
  ],
  stepsTitle: 'Three conversations',
  steps: [
    ['Work', 'Forty minutes on a real problem of yours, paid.'],
    ['People', 'An hour with those they would sit next to.'],
    ['Terms', 'Money, hours, doubts. Both sides ask.'],
    ['Answer', 'Yes or no within a week, with reasons.'],
  ],
  quotes: [
    ['We hired four people we would never have invited on paper.', 'Katja Winter', 'CPO, Parcelo'],
    ['I was turned down and still recommend it to friends.', 'Luca Moretti', 'Candidate'],
    ['Nineteen days. It used to be four months.', 'Sinead Walsh', 'People lead, Quartzo'],
  ],
  faq: [
    ['Does it replace recruiters?', 'No, it gives them their afternoons back.'],
    ['What do candidates pay?', 'Nothing, ever. They are paid for the work sample.'],
    [
      'Can we use our own questions?',
      'Yes. We help to make them fair and tell you which do not predict anything.',
    ],
    ['Is it legal everywhere?', 'It was built with employment lawyers in nine countries.'],
  ],
  closing: ['Open one role', 'The first one is free, whether you hire or not.'],
  list: {
    title: 'Open roles',
    note: 'All with a pay range.',
    rows: [
      ['Product designer', 'Lisbon or remote', '€58–72 k'],
      ['Service technician', 'Graz', '€41–48 k'],
      ['Backend engineer', 'Remote', '€70–88 k'],
      ['Care coordinator', 'Ghent, part-time', '€36–42 k'],
    ],
  },
  dataset: 'people',
  goods: 'chair',
  offer: 'software',
}
