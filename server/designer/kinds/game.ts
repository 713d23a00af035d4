import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { quiz } from '#server/designer/sections/play/quiz.ts'

/** Questions or things to sort, with points. */
export const game: Kind = {
  name: 'game',
  label: 'a game with questions',
  shape: 'site',
  words:
    /\b(?:(?:recycling|learning|word|educational|math|children['’]s|kids['’]?) (?:\w+ )?games?|game (?:website|app|site)|puzzle game|guessing game|games?)\b/i,
  compose: page => {
    const isWaste = /\b(?:recycl|waste|trash|garbage)/i.test(page.brief.prompt)
    return appDesign(
      page,
      withAsked(page, [
        {
          label: 'Play',
          icon: 'Gamepad2',
          says: 'questions with an answer to each, points, rewards and a leaderboard',
          piece: quiz(page, {
            title: isWaste ? 'Sort the waste!' : 'How much do you know?',
            note: isWaste
              ? 'Put each thing into the right container, learn why, and climb the leaderboard.'
              : 'Eight questions, ten points each.',
            questions: isWaste ? WASTE : GENERAL,
            leaders: [
              ['Mila', 60],
              ['Noah', 50],
              ['Zoe', 40],
              ['Ben', 20],
            ],
            rewards: isWaste
              ? ['Little Sprout', 'Sorting Star', 'Recycling Hero']
              : ['Good start', 'Sharp mind', 'Champion'],
          }),
        },
      ]),
      { frame: 'site' },
    )
  },
}

const BINS = ['Paper bin', 'Glass container', 'Yellow bin for plastic', 'Compost bin']
const WASTE: Parameters<typeof quiz>[1]['questions'] = [
  ['Where does a banana peel go?', BINS, 3, 'It turns into soil that makes new plants grow.'],
  ['Where does an empty jam jar go?', BINS, 1, 'Glass can be melted and used again and again.'],
  ['Where does an old newspaper go?', BINS, 0, 'Seven newspapers become one new box.'],
  ['Where does a yoghurt cup go?', BINS, 2, 'Spoon it clean first, that helps the machines.'],
  ['Where do egg shells go?', BINS, 3, 'Worms love them.'],
  [
    'Where does a pizza box with cheese on it go?',
    ['Paper bin', 'General waste', 'Glass container', 'Compost bin'],
    1,
    'Grease spoils the paper, so tear off the clean lid for the paper bin.',
  ],
]
const GENERAL: Parameters<typeof quiz>[1]['questions'] = [
  [
    'Which planet has the shortest day?',
    ['Mars', 'Jupiter', 'Earth', 'Venus'],
    1,
    'Jupiter turns once in under ten hours.',
  ],
  [
    'How many hearts has an octopus?',
    ['One', 'Two', 'Three', 'Eight'],
    2,
    'Two for the gills and one for the rest.',
  ],
  [
    'Which is the smallest country?',
    ['Monaco', 'Malta', 'Vatican City', 'Nauru'],
    2,
    'It is smaller than many parks.',
  ],
  [
    'What was first?',
    ['The fork', 'The pencil', 'The printing press', 'Paper'],
    3,
    'Paper is about two thousand years old.',
  ],
  [
    'Which metal is liquid in a warm room?',
    ['Tin', 'Mercury', 'Lead', 'Zinc'],
    1,
    'It only freezes at minus 39 degrees.',
  ],
]
