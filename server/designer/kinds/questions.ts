import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { forum } from '#server/designer/sections/social/forum.ts'

/** Questions, answers and which of them helped. */
export const questions: Kind = {
  name: 'questions',
  label: 'a question and answer site',
  shape: 'work',
  words:
    /\b(?:q ?& ?a|q and a|questions? and answers?|stack ?overflow|quora|help cent(?:er|re)|knowledge base|ask (?:an expert|a question))(?: site| website| page| app| platform| clone)?\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Questions',
          icon: 'CircleHelp',
          says: 'questions to submit, answers to write and rate',
          piece: forum(page, {
            title: 'Questions and answers',
            note: 'Submit a question, view answers, and rate the ones that helped.',
            ask: 'question',
            answer: 'answer',
            threads: [
              [
                'How do I get candle wax out of linen?',
                'It is a tablecloth from my grandmother, so boiling is not an option.',
                'Home',
                'Katrin Weiss',
                31,
                [
                  [
                    'Ines Costa',
                    'Freeze it, break off what you can, then brown paper and a warm iron. Change the paper often.',
                  ],
                  ['Otto Falk', 'Never scrape with a knife. Ask me how I know.'],
                ],
              ],
              [
                'Is it rude to leave a book half read?',
                'A friend lent it to me and asks every week.',
                'People',
                'Hugo Silva',
                54,
                [['Nora Ito', 'No. Give it back with one honest sentence about the half you read.']],
              ],
              [
                'Why does my bread spread instead of rise?',
                'The dough feels right until the last hour.',
                'Food',
                'Dario Conti',
                77,
                [
                  ['Ana Ruiz', 'It is over-proved. Shorten the last rise by twenty minutes and watch.'],
                  ['Lin Zhao', 'Less water. Start at 68 percent.'],
                ],
              ],
              [
                'Can I hang a shelf on plasterboard?',
                'Forty books, give or take.',
                'Home',
                'Priya Rao',
                22,
                [['Piotr Zielinski', 'Only into the studs. Knock, listen, mark, then drill.']],
              ],
              [
                'What does a notary really do?',
                'We are buying our first flat and everybody says something else.',
                'Money',
                'Felix Grant',
                18,
                [
                  [
                    'Birgit Hansen',
                    'Makes sure that both sides know what they sign. Read the draft a week before.',
                  ],
                ],
              ],
            ],
          }),
        },
      ]),
    ),
}
