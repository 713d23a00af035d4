import type { Subject } from '#server/designer/subjects/subject.ts'

export const learning: Subject = {
  word: 'learning',
  match:
    /\b(?:courses?|learn\w*|educat\w*|students?|schools?|universit\w*|teachers?|tutor\w*|lessons?|academy|institute|bootcamp|classroom|curriculum|certification|enrol\w*|kids?|children|language app)\b/gi,
  names: ['Foundry School', 'Open Lectern', 'Kite Academy'],
  directions: ['swiss', 'soft', 'editorial'],
  hues: [260, 30, 155],
  art: 'books',
  eyebrow: 'Evening courses with real teachers',
  headlines: ['Learn it by making it', 'Twelve weeks, one thing you can do', 'School for people with jobs'],
  lead: '{brand} teaches in groups of sixteen, two evenings a week, and every course ends with something you can show.',
  actions: ['Browse courses', 'Try a lesson'],
  facts: [
    ['16', 'people in a group'],
    ['92%', 'finish what they start'],
    ['34', 'courses this term'],
    ['12 wk', 'from zero to project'],
  ],
  featuresTitle: 'How we teach',
  features: [
    ['Hammer', 'A project from day one', 'You build it a little further every week, and keep it.'],
    ['Users', 'Sixteen to a group', 'Small enough to be missed when you are not there.'],
    ['MessageSquare', 'Feedback in two days', 'Written by the person who teaches you, not by a form.'],
    ['Clock', 'After work', 'Two evenings, recorded, with Friday left alone.'],
    ['BadgeCheck', 'A certificate that says what', 'It lists what you can do, and links to the proof.'],
    ['Wallet', 'Pay as you learn', 'Monthly, and nothing for the weeks you drop out.'],
  ],
  stepsTitle: 'A term, start to end',
  steps: [
    ['Try', 'One open lesson, free, in the real group.'],
    ['Plan', 'A call about what you want to make.'],
    ['Work', 'Twelve weeks, twenty-four evenings, one project.'],
    ['Show', 'An evening with wine and everybody’s work on the wall.'],
  ],
  quotes: [
    ['I learnt more in twelve weeks than in two years of videos.', 'Tariq Aziz', 'Data course'],
    ['My teacher wrote me a page about a button. I still have it.', 'Josefine Krag', 'Interface course'],
    ['I changed jobs in week ten.', 'Peter Nowak', 'Security course'],
  ],
  faq: [
    ['Do I need to know anything?', 'Each course says what. For half of them the answer is nothing.'],
    ['What if I miss an evening?', 'It is recorded, and the Sunday hour is for catching up.'],
    ['Is the certificate recognised?', 'By forty employers who helped to write the courses.'],
    ['Can my employer pay?', 'Yes. We send the invoice and a letter that explains why.'],
  ],
  closing: ['The next term starts on the third', 'Sit in on a lesson first. The kettle is on.'],
  list: {
    title: 'This term',
    note: 'Two evenings a week, 18:30 to 20:30.',
    rows: [
      ['Information security', 'From networks to incident', 'Mon, Wed'],
      ['Data with Python', 'Clean, ask, show', 'Tue, Thu'],
      ['Interface design', 'Type, grid, prototype', 'Mon, Wed'],
      ['Writing for work', 'Short, clear, kind', 'Tue'],
      ['Electronics', 'Solder a synthesiser', 'Thu'],
    ],
  },
  dataset: 'students',
  goods: 'book',
  offer: 'membership',
}
