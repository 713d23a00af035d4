import type { Subject } from '#server/designer/subjects/subject.ts'

export const writing: Subject = {
  word: 'writing',
  match:
    /\b(?:writing|writers?|ai[- ]native|ai assistant|assistant|notebook|notes?(?: app)?|editor\b|authors?|novel|draft(?:s|ing)?|documents?|copywriting|prose|chatgpt|articles?|blog\w*|publishing|news(?:paper|letter)?|stories)\b/gi,
  names: ['Inkwell', 'Margins', 'Plainsong'],
  directions: ['editorial', 'calm', 'luxe'],
  hues: [280, 30, 230],
  art: 'pages',
  eyebrow: 'For people who write for a living',
  headlines: ['Write the second draft first', 'Your voice, with the lights on', 'A page that thinks along'],
  lead: '{brand} reads what you have written before, suggests in the margin instead of over your words, and keeps every version you ever liked.',
  actions: ['Try it on a paragraph', 'See how it reads'],
  facts: [
    ['3 min', 'to learn your voice'],
    ['1,900', 'working writers'],
    ['0', 'texts used for training'],
    ['∞', 'versions kept'],
  ],
  featuresTitle: 'Help that stays in the margin',
  features: [
    [
      'PenLine',
      'Suggestions, never replacements',
      'Every change is a note beside the line. Yours stays until you say so.',
    ],
    [
      'BookOpen',
      'Knows your shelf',
      'Point it at what you have published and it stops sounding like everyone.',
    ],
    ['Quote', 'Sources attached', 'Facts arrive with where they came from, or not at all.'],
    ['History', 'Every version, named', 'Tuesday’s opening is still there on Friday, when you need it.'],
    ['EyeOff', 'Private by default', 'Encrypted on your machine. We could not read it if we wanted to.'],
    ['Keyboard', 'Stays out of the way', 'One key for help, one for quiet. The rest is paper.'],
  ],
  stepsTitle: 'A morning with it',
  steps: [
    ['Paste', 'Something rough. A voice memo is fine too.'],
    ['Ask', 'Shorter, warmer, stranger, or only “what is missing?”.'],
    ['Choose', 'Take a suggestion, take half of it, take none.'],
    ['Send', 'Clean text, with its footnotes, where you need it.'],
  ],
  quotes: [
    [
      'It caught that I say “quietly” eleven times a chapter. Quietly, it did not fix it.',
      'Ruth Abara',
      'Novelist',
    ],
    [
      'My newsletter takes ninety minutes now and still sounds like me.',
      'Daniel Weiss',
      'Editor, The Understory',
    ],
    ['The first tool my writers did not switch off after a week.', 'Cleo Marsh', 'Head of content, Parcelo'],
  ],
  faq: [
    [
      'Is my writing used for training?',
      'No. It is yours, it stays yours, and the contract says so in one sentence.',
    ],
    ['Does it work offline?', 'The editor does. Suggestions wait until you are back.'],
    [
      'Which languages?',
      'English, German, French and Spanish, with more listening than writing in twelve others.',
    ],
    ['Can a team share a voice?', 'Yes. A style is a document: write it together, apply it anywhere.'],
  ],
  closing: ['Start in the middle', 'Paste a paragraph you are not sure about. No account needed.'],
  list: {
    title: 'Good for',
    note: 'What people brought last week.',
    rows: [
      ['Chapters', 'Continuity, pace, the word “quietly”', '41%'],
      ['Newsletters', 'Openings and cuts', '27%'],
      ['Grant applications', 'Plain words, right length', '18%'],
      ['Wedding speeches', 'Shorter, always shorter', '14%'],
    ],
  },
  dataset: 'content',
  goods: 'book',
  offer: 'software',
}
