import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { timeline } from '#server/designer/sections/content/timeline.ts'
import { askedFilters } from '#server/designer/understanding/asked-columns.ts'

/** What changed, release by release. */
export const changelog: Kind = {
  name: 'changelog',
  label: 'a changelog',
  shape: 'site',
  words: /\b(?:change ?logs?|release notes|what['’]s new page|product updates?)(?: page)?\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Changelog',
        icon: 'History',
        says: 'releases down a line with filters, tags, a callout for what breaks, and a pill to subscribe',
        piece: timeline(page, {
          title: 'Changelog',
          note: `What is new in ${page.brief.brand}, what is mended, and what you should know before you update.`,
          filters: askedFilters(page.brief.prompt) ?? ['Features', 'Fixes', 'Breaking'],
          follow: 'RSS',
          entries: [
            [
              '18 November 2026',
              'v4.2.0',
              'Saved views',
              'Keep a set of filters under a name and share it with the team. Views open where you left them, on every device.',
              ['Features'],
            ],
            [
              '4 November 2026',
              'v4.1.3',
              'Quieter notifications',
              'Several mentions in one thread are one message now. Exports of more than a gigabyte no longer run out of time.',
              ['Fixes'],
            ],
            [
              '21 October 2026',
              'v4.0.0',
              'A new API for webhooks',
              'Events carry a version and arrive in order. Signing keys can be rotated without a gap.',
              ['Breaking', 'Features'],
              'Breaking change: the field “user” is now an object. Webhooks made before this release keep the old shape until 31 January 2027.',
            ],
            [
              '2 October 2026',
              'v3.9.1',
              'Faster on slow phones',
              'The first screen appears in half the time. Dates follow the language of the account, and the search finds words with accents.',
              ['Fixes'],
            ],
          ],
        }),
      },
    ]),
}
