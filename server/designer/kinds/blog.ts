import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { heading } from '#server/designer/page/page.ts'
import { topicOf } from '#server/designer/page/screen-parts.ts'
import { articlesAbout, blogSubject } from '#server/designer/sections/content/articles-about.ts'
import { catalog } from '#server/designer/sections/content/catalog.ts'
import { forum } from '#server/designer/sections/social/forum.ts'

/** A blog. */
export const blog: Kind = {
  name: 'blog',
  label: 'a blog',
  shape: 'site',
  words:
    /\b(?:(?:health|travel|food|tech|personal|fashion|lifestyle|company)?\s*blogs?(?: (?:page|site|website|homepage|platform|app|layout))?|(?:article|story|news) (?:publishing|site|website|platform|app|page)(?: mini-program| platform| site)?|article publishing|news(?:paper)? (?:site|website|app|portal|homepage)|magazines? (?:site|website|homepage|about|on)|medium clone|newsletter (?:site|archive))\b/i,
  compose: page => {
    const subject = blogSubject(page.brief.prompt)
    const own = subject ? articlesAbout(subject) : null
    return appDesign(
      page,
      withAsked(page, [
        {
          label: 'Articles',
          icon: 'Newspaper',
          says: 'articles to search, narrow, keep and open, with a form',
          piece: catalog(page, {
            component: 'Articles',
            title: page.brief.isBrandGiven ? page.brief.brand : `${heading(topicOf(page, 'Stories'))}`,
            note: 'Browse by category, search, collect your favorites and share them.',
            singular: 'article',
            plural: 'articles',
            group: 'Category',
            action: 'Read',
            done: 'Saved to your reading list.',
            art: 'pages',
            items: own?.items ?? ITEMS,
          }),
        },
        {
          label: 'Read',
          icon: 'BookOpen',
          says: 'an article with its comments',
          piece: forum(page, {
            title: 'Latest, with comments',
            note: 'Open an article, follow its topic, and post a comment.',
            ask: 'article',
            answer: 'comment',
            threads: own?.threads ?? THREADS,
          }),
        },
      ]),
      { frame: 'site' },
    )
  },
}

const ITEMS: Parameters<typeof catalog>[1]['items'] = [
  [
    'Eat like your grandmother cooked',
    'Five rules that fit on a fridge door.',
    'Food',
    '6 min',
    ['Elif Demir', '18 November', '24 comments'],
  ],
  [
    'A walk is a meeting',
    'What happens to a hard talk at four kilometres an hour.',
    'Movement',
    '4 min',
    ['Jonas Beck', '14 November', '11 comments'],
  ],
  [
    'The first hundred customers',
    'A founder on knocking at doors, in the rain, twice.',
    'Beginnings',
    '8 min',
    ['Priya Rao', '11 November', '37 comments'],
  ],
  [
    'Sleep is not a reward',
    'Stop earning it, start planning it.',
    'Rest',
    '5 min',
    ['Mateo Silva', '7 November', '19 comments'],
  ],
  [
    'We closed, and it was right',
    'The letter she sent to everybody on the last day.',
    'Beginnings',
    '9 min',
    ['Nora Ito', '2 November', '52 comments'],
  ],
  [
    'Beans, properly',
    'One pot, four dinners, no tin.',
    'Food',
    '3 min',
    ['Carlos Costa', '28 October', '8 comments'],
  ],
]

const THREADS: Parameters<typeof forum>[1]['threads'] = [
  [
    'Eat like your grandmother cooked',
    'Cook more than you need. Eat at a table. Buy what is cheap, because cheap is what is in season. Keep one day for leftovers. And never call anything a superfood.',
    'Food',
    'Elif Demir',
    64,
    [
      ['Grace Lindh', 'The fridge door is full now, thank you.'],
      ['Otto Falk', 'Mine burned everything. Which rule is that?'],
    ],
  ],
  [
    'A walk is a meeting',
    'Side by side is easier than face to face. The path gives you something to look at, and every silence has a reason.',
    'Movement',
    'Jonas Beck',
    41,
    [['Ines Costa', 'We moved our reviews outside in spring. Never again indoors.']],
  ],
  [
    'Sleep is not a reward',
    'Write down when you want to get up. Count back eight hours. That is the appointment; everything else moves.',
    'Rest',
    'Mateo Silva',
    58,
    [['Katrin Weiss', 'Counting back changed it for me.']],
  ],
]
