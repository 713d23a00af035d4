import type { Subject } from '#server/designer/subjects/subject.ts'

export const studio: Subject = {
  word: 'studio',
  match:
    /\b(?:agenc(?:y|ies)|design studio|studio|freelanc\w*|consult\w*|portfolio|designers?|creative|branding|product[- ]design|brand identity|illustrat\w*|works?\b)\b/gi,
  names: ['Common Room Studio', 'Field Office', 'Studio Parallel'],
  directions: ['swiss', 'editorial', 'poster'],
  hues: [28, 262, 100],
  art: 'blocks',
  eyebrow: 'Product and brand, by six people',
  headlines: ['We make the thing itself', 'Fewer slides, better products', 'Design that survives Monday'],
  lead: '{brand} works with three clients at a time. We sit with your team, draw in the open and leave you with something that runs.',
  actions: ['Start a project', 'See selected work'],
  facts: [
    ['6', 'people, no account managers'],
    ['3', 'clients at a time'],
    ['14 wk', 'a typical project'],
    ['2013', 'since'],
  ],
  featuresTitle: 'What people hire us for',
  features: [
    ['Compass', 'Finding the shape', 'Two weeks, one prototype, a decision at the end of it.'],
    ['PenTool', 'Product design', 'From first flow to last empty state, in code where that is faster.'],
    ['Type', 'Identity', 'A name, a voice and a mark that still work at sixteen pixels.'],
    ['LayoutGrid', 'Design systems', 'Forty components your engineers will not fork.'],
    ['Users', 'Embedded team', 'Two of us, three days a week, in your stand-up.'],
    ['BookOpen', 'Teaching', 'Critique evenings and a handbook, so that it goes on without us.'],
  ],
  stepsTitle: 'How a project runs',
  steps: [
    ['Listen', 'A week of interviews and the last three years of complaints.'],
    ['Draw', 'Daily sketches on the wall, yours and ours.'],
    ['Build', 'Something clickable every Friday, in front of real users.'],
    ['Leave', 'Files, tokens, reasons. And a lunch in three months.'],
  ],
  quotes: [
    [
      'They talked us out of a redesign and into fixing the one screen that mattered.',
      'Katja Winter',
      'CPO, Parcelo',
    ],
    [
      'The handover was so good that I thought something was missing.',
      'Ben Adeyemi',
      'Engineering lead, Fieldnote',
    ],
    ['Six people who behave like two.', 'Marie Dubois', 'Founder, Oreline'],
  ],
  faq: [
    [
      'What does a project cost?',
      'Between forty and a hundred and twenty thousand. You get a fixed price after week one.',
    ],
    ['When could you start?', 'Usually in six to ten weeks. For two-week sprints sooner.'],
    ['Do you write code?', 'Front ends, yes. It is the quickest way to be right.'],
    ['Do you pitch?', 'No. We are happy to talk for as long as it takes.'],
  ],
  closing: ['Tell us what is not working', 'Two sentences are enough. A partner answers, the same day.'],
  list: {
    title: 'Selected work',
    note: 'More on request.',
    rows: [
      ['Parcelo', 'Tracking, rebuilt around one question', '2026'],
      ['Fieldnote', 'Identity and iPad app', '2026'],
      ['City of Lunden', 'Forms that people finish', '2025'],
      ['Oreline', 'Design system, 42 components', '2025'],
      ['Museum of Water', 'Wayfinding and tickets', '2024'],
    ],
  },
  dataset: 'projects',
  goods: 'lamp',
  offer: 'retainer',
}
