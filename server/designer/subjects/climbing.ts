import type { Subject } from '#server/designer/subjects/subject.ts'

export const climbing: Subject = {
  word: 'climbing',
  match:
    /\b(?:climbing(?: halls?| gyms?| walls?| cent(?:er|re)s?)?|boulder(?:ing|s)?(?: halls?| gyms?| routes?)?|trampoline(?: parks?)?|ninja (?:park|course)|kletterhalle|boulderhalle|escalade|escalada|parkour|ice rink|skate ?park|bowling)\b/gi,
  names: ['Northwall', 'Chalk & Hold', 'High Hall'],
  directions: ['poster', 'swiss', 'technical'],
  hues: [45, 200, 350],
  art: 'hills',
  eyebrow: 'Open until late',
  headlines: ['Up is a good way to go', 'Come down happier than you went up', 'A wall to hold on to'],
  lead: '{brand} is a hall for first tries and tenth years: everything is reset often, shoes are by the door, and somebody always knows how.',
  actions: ['Get a day pass', 'See the courses'],
  facts: [
    ['1,400 m²', 'under one roof'],
    ['120', 'routes, a fifth new every week'],
    ['5+', 'years old and up'],
    ['23:00', 'open until, on weekdays'],
  ],
  featuresTitle: 'In the hall',
  features: [
    ['Mountain', 'Six grades', 'By colour, from ladder to ceiling.'],
    ['Baby', 'Kids’ corner', 'Low, soft, and loud on purpose.'],
    ['GraduationCap', 'First course', 'Two hours: falling, spotting, first routes.'],
    ['Users', 'Birthdays and groups', 'A coach, a table, and cake allowed.'],
    ['ShieldCheck', 'Safety first', 'Mats all round, rules on one page, people who watch.'],
    ['Coffee', 'The bar', 'Soup, coffee, and a good view of other people’s trouble.'],
  ],
  stepsTitle: 'Your first time',
  steps: [
    ['Come by', 'No appointment. Shoes and chalk can be rented.'],
    ['Briefing', 'Ten minutes, for everybody, once.'],
    ['Try', 'Start with green. Everybody does.'],
    ['Again', 'Your arms will say when.'],
  ],
  quotes: [
    ['I am fifty-four and hang from ceilings now.', 'Hanne Vogt', 'Since spring'],
    ['The kids sleep like stones after it.', 'Dario Conti', 'Father of three'],
    ['New routes every Tuesday. I plan my week by it.', 'Aiko Tanaka', 'Member'],
  ],
  faq: [
    ['Do I need experience?', 'No. Beginners get a briefing, and there is a course every Saturday.'],
    ['From what age?', 'From five with a grown-up, from fourteen alone with a form.'],
    ['Can I rent shoes?', 'Yes, in every size, for a few coins.'],
    ['Is it safe?', 'Mats all round, checked every morning. The rules hang at the door.'],
  ],
  closing: ['Your first visit is half the price', 'Show this page at the desk, or book now.'],
  list: {
    title: 'Passes and hours',
    note: 'Monday to Friday 10–23, weekends 9–21.',
    rows: [
      ['Day pass', 'All day, come and go', '$18'],
      ['Under 18', 'With a signed form', '$12'],
      ['Ten visits', 'For you or friends', '$150'],
      ['Kids’ course', 'Six Saturdays, 10:00', '$110'],
      ['First course', 'Two hours with shoes', '$35'],
    ],
  },
  dataset: 'members',
  goods: 'boots',
  offer: 'membership',
}
