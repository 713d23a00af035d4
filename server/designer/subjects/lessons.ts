import type { Subject } from '#server/designer/subjects/subject.ts'

export const lessons: Subject = {
  word: 'private lessons',
  match:
    /\b(?:(?:piano|guitar|violin|music|singing|voice|drum|swim\w*|dance|ballet|drawing|art|language|english|french|spanish|german|maths?|chess|riding|tennis|golf|driving|private) (?:lessons?|tutor\w*|teachers?|classes|coach\w*)|tutor(?:s|ing)?|I teach)\b/gi,
  names: ['Room Upstairs', 'Half Past Four', 'Little Steps'],
  directions: ['soft', 'organic', 'editorial'],
  hues: [265, 30, 160],
  art: 'books',
  eyebrow: 'Lessons for beginners and beyond',
  headlines: [
    'One teacher, one pupil, one good hour',
    'Learn it, and like it',
    'Lessons they look forward to',
  ],
  lead: '{brand} is one teacher and one pupil at a time: small steps, a lot of playing, and something to show at the end of every month.',
  actions: ['Book a trial lesson', 'See the prices'],
  facts: [
    ['1:1', 'always'],
    ['12 yr', 'of teaching'],
    ['45 min', 'a lesson'],
    ['5+', 'years of age'],
  ],
  featuresTitle: 'What a lesson is like',
  features: [
    ['Heart', 'Patient first', 'Nobody learns well when they are afraid of a mistake.'],
    ['Music', 'Something they love', 'We begin with what they already know and hum at home.'],
    ['ListChecks', 'Ten minutes a day', 'A plan for the week that fits beside school and football.'],
    ['MessageCircle', 'A note for parents', 'What went well, what to listen for, in two lines.'],
    ['Presentation', 'Twice a year, on stage', 'A small concert with cake. Nobody has to.'],
    ['House', 'Here, at yours or online', 'The same hour every week, moved when life happens.'],
  ],
  stepsTitle: 'How to book',
  steps: [
    ['Write', 'Age, what they like, and two times that suit you.'],
    ['Try', 'A free half hour, to see whether we get on.'],
    ['Choose an hour', 'The same time each week, after school or on Saturday.'],
    ['Begin', 'Cancel until the evening before, at no cost.'],
  ],
  quotes: [
    ['She practises without being asked. I did not think that existed.', 'Mina Sato', 'Mother of Emi, 7'],
    ['The first teacher who asked what I wanted to learn.', 'Leo Hartmann', 'Pupil, 11'],
    ['He played for his grandparents after six weeks.', 'Carla Ruiz', 'Mother of Teo, 6'],
  ],
  faq: [
    ['Which age is right?', 'From five. There is no upper limit, and adults are the bravest.'],
    ['Do we need to own anything?', 'Not for the first month. After that I help you to find something used.'],
    ['What if we miss a lesson?', 'Tell me the evening before and we move it, free of charge.'],
    ['How do I pay?', 'By the lesson or by the month, whichever you like.'],
  ],
  closing: ['Come for a trial lesson', 'Half an hour, free, and no one has to be good at it.'],
  list: {
    title: 'Free hours',
    note: 'Trial lessons on Saturday mornings.',
    rows: [
      ['Monday', 'Beginners', '15:00'],
      ['Tuesday', 'From the second year', '16:30'],
      ['Thursday', 'Beginners', '17:15'],
      ['Saturday', 'Trial lessons', '10:00'],
    ],
  },
  dataset: 'students',
  goods: 'book',
  offer: 'lessons',
}
