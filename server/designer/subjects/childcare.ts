import type { Subject } from '#server/designer/subjects/subject.ts'

export const childcare: Subject = {
  word: 'childcare',
  match:
    /\b(?:kindergartens?|preschools?|pre-school|(?<!\b(?:dog|doggy|puppy|cat|pet|animal)s?[\s-])day ?care(?! for (?:dogs|cats|pets))|nurser(?:y|ies)(?= (?:school|group|website|page|for (?:children|kids)))|child ?care|cr[èe]ches?|montessori|summer camps?|after[- ]?school|kita|kindertages\w*|[ée]cole maternelle|guarder[íi]a|asilo)\b/gi,
  names: ['Little Harbour', 'Acorn House', 'The Blue Boots'],
  directions: ['soft', 'organic', 'poster'],
  hues: [85, 30, 200],
  art: 'blocks',
  eyebrow: 'For small people with large plans',
  headlines: ['A good day, every day', 'Muddy knees are a good sign', 'Small groups, big garden'],
  lead: '{brand} is a house with a garden where children play, eat, rest and ask why. The same people are there every morning.',
  actions: ['Visit us', 'How a day goes'],
  facts: [
    ['1 : 5', 'grown-ups to children'],
    ['3', 'groups by age'],
    ['900 m²', 'of garden'],
    ['daily', 'cooked on the spot'],
  ],
  featuresTitle: 'What we stand for',
  features: [
    ['TreePine', 'Outside daily', 'Rain trousers hang by the door.'],
    ['Utensils', 'Fresh food', 'Cooked in our kitchen, with vegetables they helped to cut.'],
    ['Blocks', 'Play first', 'Building, painting, digging. Learning happens on the way.'],
    ['Moon', 'Rest', 'A quiet room for those who need it.'],
    ['MessageCircle', 'Parents know', 'A line and a picture every day, a talk every term.'],
    ['ShieldCheck', 'Safe', 'Trained staff, first aid for children, a door that knows you.'],
  ],
  stepsTitle: 'How to join',
  steps: [
    ['Visit', 'Come on an open morning with your child.'],
    ['Register', 'A short form, no fee.'],
    ['Settle in', 'Two weeks, together, as slowly as it takes.'],
    ['Stay', 'Until school begins.'],
  ],
  quotes: [
    ['She runs in without turning around. I am the one who cries.', 'Nina Petrov', 'Mother'],
    ['They know him. Really know him.', 'Dario Conti', 'Father'],
    ['For the first time we can work without worry.', 'Aiko Tanaka', 'Mother of two'],
  ],
  faq: [
    ['From what age?', 'From one year. Groups are mixed by about two years.'],
    ['What are the hours?', 'Half past seven to five. Pick up when you like.'],
    ['What do they eat?', 'Fresh lunch, two snacks. Tell us about allergies.'],
    ['What if my child is ill?', 'Call before eight. After fever, one day at home.'],
  ],
  closing: ['Come and see the garden', 'Open mornings on the first Saturday of the month.'],
  list: {
    title: 'A day with us',
    note: 'The order stays, the rest does not.',
    rows: [
      ['Arrive and play', 'Breakfast for early ones', '7:30'],
      ['Morning circle', 'Songs and plans', '9:00'],
      ['Outside', 'Garden or woods', '9:30'],
      ['Lunch', 'Cooked this morning', '11:45'],
      ['Rest and stories', 'For those who need it', '12:30'],
      ['Free play', 'Until pick-up', '14:30'],
    ],
  },
  dataset: 'students',
  goods: 'ceramics',
  offer: 'lessons',
}
