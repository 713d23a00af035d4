import type { Subject } from '#server/designer/subjects/subject.ts'

export const workspace: Subject = {
  word: 'workspace',
  match:
    /\b(?:whiteboard|collaborat\w*|productivity|project management|kanban|tasks?|to-?dos?|planning|roadmap|diagrams?|meetings?|calendar|team workspace|workspace|product team|onboarding)\b/gi,
  names: ['Northstar Canvas', 'Corkboard', 'Standup'],
  directions: ['soft', 'calm', 'poster'],
  hues: [265, 160, 40],
  art: 'board',
  eyebrow: 'A room for thinking together',
  headlines: ['Put the whole idea on one wall', 'Less meeting, more making', 'The plan everybody can see'],
  lead: '{brand} is one endless board where notes, sketches and decisions stay next to each other, and everybody sees them move.',
  actions: ['Open a board', 'Take the tour'],
  facts: [
    ['50', 'people on one board'],
    ['30 ms', 'behind your hand'],
    ['4', 'fewer meetings a week'],
    ['0', 'installs'],
  ],
  featuresTitle: 'A wall with a memory',
  features: [
    [
      'StickyNote',
      'Notes that become work',
      'Drag a note to a lane and it is a task with an owner and a date.',
    ],
    ['MousePointer2', 'Everybody at once', 'Fifty cursors, no lag, and you can follow whoever is talking.'],
    ['Vote', 'Decide in the open', 'Dots, timers and a record of what was decided and why.'],
    ['Shapes', 'Draw like you talk', 'Boxes snap, arrows stick, handwriting becomes text.'],
    ['History', 'Rewind the meeting', 'Scrub back to the moment the good idea appeared.'],
    ['Plug', 'Where work already is', 'Cards stay in step with your tracker, both ways.'],
  ],
  stepsTitle: 'From fog to plan',
  steps: [
    ['Dump', 'Ten minutes, everybody writes, nobody talks.'],
    ['Sort', 'Pull what belongs together into one place.'],
    ['Choose', 'Three dots each. The wall counts.'],
    ['Go', 'Owners, dates, done. The board is the minutes.'],
  ],
  quotes: [
    [
      'We planned a year on one board and I can still find why we said no to things.',
      'Sofie Lange',
      'Head of product, Oreline',
    ],
    ['Remote retros stopped being theatre.', 'Marcus Bell', 'Engineering manager, Quartzo'],
    ['My students never want to go back to slides.', 'Prof. Ida Holm', 'Design school'],
  ],
  faq: [
    [
      'Is there a limit to a board?',
      'Not one you will find by hand. Our largest holds forty thousand notes.',
    ],
    ['Can guests join without an account?', 'Yes, with a link that you can close again.'],
    ['Does it work on a tablet?', 'With a pen, a finger or both. Palm rejection included.'],
    ['How do I get things out?', 'As picture, PDF, CSV or straight into your tracker.'],
  ],
  closing: ['The wall is empty. Yours now.', 'Open a board and send the link. Nobody signs up to look.'],
  list: {
    title: 'Ready-made walls',
    note: 'Open one and change everything.',
    rows: [
      ['Retrospective', 'Start, stop, continue', '45 min'],
      ['Story map', 'Journey, slices, releases', '90 min'],
      ['Week plan', 'People by days', '20 min'],
      ['Decision log', 'Options, reasons, result', '30 min'],
    ],
  },
  dataset: 'projects',
  goods: 'lamp',
  offer: 'software',
}
