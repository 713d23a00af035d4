import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { type JournalWish, moodJournal } from '#server/designer/sections/work/mood-journal.ts'

/** A day, a mark and a note. */
export const journal: Kind = {
  name: 'journal',
  label: 'a journal by day',
  shape: 'work',
  words:
    /\b(?:(?:mood|emotion|feelings?|gratitude|dream|symptom|pain) (?:journal|tracker|diary|log|calendar)|(?:personal |daily |digital )?(?:diary|journal(?:ing)?) app|journaling)(?: app)?\b/i,
  weight: 3,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Journal',
          icon: 'NotebookPen',
          says: 'a mark, a tag and a note a day, the month in marks, patterns and a search',
          piece: moodJournal(page, journalFor(page.brief.prompt)),
        },
      ]),
    ),
}

const journalFor = (prompt: string): JournalWish =>
  /\bdreams?\b/i.test(prompt) ? DREAMS : /\bgratitude\b/i.test(prompt) ? { ...MOODS, ...THANKS } : MOODS

const MOODS: JournalWish = {
  title: 'How was today?',
  note: 'One mood and a line. Nobody reads it but you.',
  placeholder: 'What made it so?',
  marks: [
    ['😄', 'Great'],
    ['🙂', 'Good'],
    ['😐', 'So-so'],
    ['😕', 'Low'],
    ['😢', 'Hard'],
  ],
  tags: ['Sleep', 'Work', 'Friends', 'Outside', 'Alone'],
  entries: [
    [19, 1, 'Friends', 'Long phone call, laughed at the same old thing.'],
    [18, 2, 'Work', 'Three meetings that could have been one.'],
    [17, 0, 'Outside', 'Frost on the field, nobody else there.'],
    [15, 3, 'Sleep', 'Awake at four. Tea helped a little.'],
    [14, 1, 'Alone', 'Cooked properly for once.'],
    [12, 1, 'Outside', 'Walked home instead of the bus.'],
    [10, 4, 'Work', 'A mistake of mine cost others their evening.'],
    [8, 0, 'Friends', 'Six people, one table.'],
    [5, 2, 'Sleep', 'Slow day.'],
    [3, 1, 'Outside', 'Leaves.'],
  ],
}

const THANKS = {
  title: 'What was good today?',
  note: 'Three small things are better than one large one.',
  placeholder: 'I am glad of …',
}

const DREAMS: JournalWish = {
  title: 'What did you dream?',
  note: 'Write before you get up. A word is enough.',
  placeholder: 'I was in a house that …',
  marks: [
    ['🌙', 'Calm'],
    ['✨', 'Vivid'],
    ['🌀', 'Strange'],
    ['😨', 'Nightmare'],
    ['🪁', 'Lucid'],
  ],
  tags: ['Water', 'Flying', 'Houses', 'Trains', 'Teeth'],
  entries: [
    [19, 2, 'Houses', 'Grandmother’s kitchen had a second door.'],
    [17, 1, 'Water', 'The street was a canal and everybody knew how to row.'],
    [14, 4, 'Flying', 'I noticed I was dreaming and went up over the roofs.'],
    [12, 3, 'Teeth', 'They were in my pocket, all of them, quite clean.'],
    [9, 0, 'Trains', 'A slow train, an empty carriage, snow.'],
    [6, 2, 'Water', 'Rain inside, and nobody minded.'],
    [4, 1, 'Houses', 'More rooms than yesterday.'],
  ],
}
