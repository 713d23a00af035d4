import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { forum as forumPart } from '#server/designer/sections/social/forum.ts'

/** Threads by category. */
export const forum: Kind = {
  name: 'forum',
  label: 'a forum',
  shape: 'work',
  words:
    /\b(?:book club|community (?:site|website|board)|voting (?:platform|app|site)|polls?|forums?(?: (?:web)?page| website| app)?|discussion (?:boards?|site|platform)|message boards?|reddit(?: clone)?|hacker ?news(?: clone)?|product ?hunt(?: clone)?|bulletin board)\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Posts',
          icon: 'MessagesSquare',
          says: 'posts by category with a search, replies and votes, and a form for new ones',
          piece: forumPart(page, {
            title: 'Forum',
            note: 'Browse posts by category, search them, reply, or create a new one.',
            ask: 'post',
            answer: 'reply',
            threads: [
              [
                'How do you keep a small project small?',
                'Every week somebody has a good idea. After a year of good ideas nobody knows what it is for.',
                'Projects',
                'Elif Demir',
                42,
                [
                  ['Jonas Beck', 'Write down what it will never do, and put it on the first page.'],
                  ['Priya Rao', 'One in, one out. A new part replaces an old one or it waits.'],
                ],
              ],
              [
                'Share your desk',
                'Mine has two plants, one of them alive. Pictures, please.',
                'Off topic',
                'Lin Zhao',
                128,
                [['Otto Falk', 'Three mugs, all mine, all empty.']],
              ],
              [
                'Search finds nothing with umlauts',
                'Typing “Grösse” shows no result, “Groesse” does. Is it only me?',
                'Help',
                'Katrin Weiss',
                9,
                [['Moderation', 'Found and mended, thank you. It is live since noon.']],
              ],
              [
                'Meeting in Lisbon, 12 December',
                'Eighteen of us so far. There is soup. Say if you come, so that there is enough of it.',
                'Events',
                'Ana Ruiz',
                37,
                [['Tomás Rivera', 'Two more from Porto!']],
              ],
              [
                'What did you unlearn this year?',
                'I stopped answering within the hour. Nothing burned down.',
                'Projects',
                'Samuel Adeyemi',
                86,
                [['Grace Lindh', 'That a plan is a promise.']],
              ],
            ],
          }),
        },
      ]),
    ),
}
