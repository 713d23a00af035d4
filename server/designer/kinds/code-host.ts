import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { catalog } from '#server/designer/sections/content/catalog.ts'
import { forum } from '#server/designer/sections/social/forum.ts'
import { profilePage } from '#server/designer/sections/social/profile-page.ts'
import { fileBrowser } from '#server/designer/sections/work/file-browser.ts'

/** Repositories, issues and people. */
export const codeHost: Kind = {
  name: 'code-host',
  label: 'a code-hosting app',
  shape: 'work',
  words:
    /\b(?:git ?hub|git ?lab|bitbucket|code (?:hosting|repository)|repo(?:sitory)? (?:page|browser|viewer))\b/i,
  weight: 3,
  compose: page =>
    appDesign(page, [
      {
        label: 'Issues and PRs',
        icon: 'CircleDot',
        says: 'issues and pull requests with comments',
        piece: forum(page, {
          title: 'Your open issues and pull requests',
          note: 'In orla/tideline and two more repositories.',
          ask: 'issue',
          answer: 'comment',
          threads: [
            [
              'Dates shift by a day west of Greenwich',
              'A date without a time is read as UTC midnight and shown as the evening before.',
              'Issue',
              'elif',
              14,
              [['jonas', 'Same here in Lisbon in winter. A test with TZ set would catch it.']],
            ],
            [
              'Read dates as local days',
              'Closes the issue above. Adds a test that runs in three zones.',
              'Pull request',
              'jonas',
              22,
              [
                ['elif', 'Looks right to me. One name to change, then merge.'],
                ['ci', 'All 214 checks passed.'],
              ],
            ],
            [
              'Empty state for the harbour list',
              'A new user sees a white page.',
              'Issue',
              'lin',
              6,
              [['priya', 'I take it this week.']],
            ],
            [
              'Bump the parser',
              'Nothing breaks, 40 kB less.',
              'Pull request',
              'bot',
              3,
              [['ci', 'All 214 checks passed.']],
            ],
          ],
        }),
      },
      { label: 'Code', icon: 'Code', says: 'the files of a repository', piece: fileBrowser(page) },
      {
        label: 'Explore',
        icon: 'Telescope',
        says: 'new repositories to explore and star',
        piece: catalog(page, {
          component: 'Explore',
          title: 'Explore repositories',
          note: 'New and rising this week.',
          singular: 'repository',
          plural: 'repositories',
          group: 'Language',
          action: 'Watch',
          done: 'You hear of every release.',
          art: 'terminal',
          items: [
            [
              'orla/tideline',
              'Tide tables as a small library.',
              'TypeScript',
              '2.4k stars',
              ['Active', 'MIT'],
            ],
            ['lowland/press', 'Books from plain text.', 'Rust', '8.1k stars', ['Active', 'Apache 2.0']],
            ['kolb/oven', 'A thermostat with opinions.', 'Python', '612 stars', ['New', 'MIT']],
            ['ninefold/routes', 'Routing for small fleets.', 'Go', '1.1k stars', ['Active', 'BSD']],
            ['fieldnote/ink', 'Drawings in the terminal.', 'Rust', '940 stars', ['New', 'MIT']],
            ['voss/gears', 'Bearings, as code.', 'TypeScript', '305 stars', ['Quiet', 'MIT']],
          ],
        }),
      },
      {
        label: 'Profile',
        icon: 'UserRound',
        says: 'a profile with a grid of contributions and a timeline of changes',
        piece: profilePage(page, {
          name: 'Elif Demir',
          role: '@elif, follows 41, followed by 1,204',
          about: 'Maintains tideline. Writes tests first and jokes second.',
          facts: [
            ['Repositories', '37'],
            ['Stars', '4.8k'],
            ['Location', 'Lisbon'],
            ['Joined', '2016'],
          ],
          activity: [
            ['Merged 3 pull requests in orla/tideline', 'Today'],
            ['Opened an issue in lowland/press', 'Yesterday'],
            ['Released tideline 4.2', '18 November'],
            ['Reviewed 6 changes in ninefold/routes', '14 November'],
          ],
          hasGrid: true,
        }),
      },
    ]),
}
