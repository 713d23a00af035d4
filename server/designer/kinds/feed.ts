import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { feed as feedPart } from '#server/designer/sections/social/feed.ts'

/** What people post, newest first. */
export const feed: Kind = {
  name: 'feed',
  label: 'a feed',
  shape: 'work',
  words:
    /\b(?:social (?:media|network)(?:ing)?(?: app| site| feed| platform| page)?|(?:news|activity|social) ?feeds?|twitter|tweets?|facebook clone|mastodon|linkedin clone|threads clone|micro-?blog\w*|(?:sharing )?community(?! (?:gardens?|cent(?:er|re)|college|kitchen|fridge|theat(?:er|re)|hall|library|church|health|radio|choir|farm))(?: app| platform| page)?)\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Home',
          icon: 'House',
          says: 'a feed to post to, like and answer',
          piece: feedPart(page, {
            title: 'Home',
            note: 'From the people you follow.',
            prompt: 'What is on your mind?',
            posts: [
              [
                'Ana Ruiz',
                '12 min ago',
                'First loaf out of the new oven. It leans to the left, and so do I.',
                48,
                'loaf',
              ],
              ['Tomás Rivera', '1 h ago', 'If your meeting has a meeting before it, cancel both.', 212],
              ['Lin Zhao', '3 h ago', 'Walked the whole ridge before the fog came in.', 97, 'hills'],
              [
                'Greta Holm',
                'yesterday',
                'Library find of the week: a cookbook with somebody’s shopping list still in it. They bought leeks.',
                131,
              ],
            ],
          }),
        },
      ]),
    ),
}
