import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import type { Page } from '#server/designer/page/page.ts'
import { type InboxMails, inbox as inboxPart } from '#server/designer/sections/work/inbox.ts'
import { voicesOf } from '#server/designer/trades/voices.ts'

/** Mail. */
export const inbox: Kind = {
  name: 'inbox',
  label: 'an inbox',
  shape: 'work',
  words:
    /\b(?:inbox(?:es)?|lists? of e-?mails?|e-?mail (?:list|preview)|e-?mail (?:client|app|inbox|interface|dashboard)|mail (?:app|client)|gmail(?: clone)?|outlook clone|support tickets? (?:system|app|inbox)|help ?desk)\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Inbox',
        icon: 'Inbox',
        says: 'folders, a list, the open message with an answer, a search, stars and an archive',
        piece: inboxPart(page, {
          title: 'Inbox',
          folders: ['Inbox', 'Later', 'Archive'],
          mails: mailsOf(page) ?? [
            [
              'Halden Furniture',
              'Samples of the oak',
              'The three samples left us this morning and should be with you on Tuesday. The middle one is the one we would take: it darkens less. Call us once you have seen them in your light.',
              '09:12',
              'Inbox',
              true,
            ],
            [
              'Ana Ruiz',
              'Photos from Saturday',
              'They turned out well, except that everybody is looking at the dog. I put the best twelve in the folder and left the other ninety for the brave.',
              '08:40',
              'Inbox',
              true,
            ],
            [
              'Tomás Rivera',
              'Numbers for October',
              'Eleven percent above September, mostly because of two large orders. Take those away and it is three, which is still a good month.',
              'Yesterday',
              'Inbox',
              false,
            ],
            [
              'City library',
              'Your book waits for you',
              'The book you reserved is on the shelf under O until the 27th.',
              'Tue',
              'Inbox',
              false,
            ],
            [
              'Lin Zhao',
              'A name for it?',
              'We are down to four names and two of them are terrible. Could you look at the list before Friday?',
              'Mon',
              'Later',
              false,
            ],
            [
              'Greta Holm',
              'Thank you',
              'For the quick help last week. The customer wrote to me again, only to say that she is happy.',
              '11 Nov',
              'Archive',
              false,
            ],
          ],
        }),
      },
    ]),
}

const WHEN = ['09:12', '08:40', 'Yesterday', 'Tue', 'Mon', '11 Nov']

/** Mail of the trade that was named: what people ask it, and what they write afterwards. */
function mailsOf(page: Page): InboxMails['mails'] | null {
  const voices = voicesOf(page)
  if (!voices) return null
  const { quotes } = page.brief.subject
  const asked = voices.map(({ who, asks }) => ({
    who,
    subject: asks,
    body: `Good morning, a short question: ${asks.charAt(0).toLowerCase()}${asks.slice(1)} An answer by the end of the week is early enough. Thank you, ${who.split(' ')[0]}`,
  }))
  const thanks = quotes.map(([text, who]) => ({ who, subject: 'Thank you', body: text }))
  return [...asked.slice(0, 4), ...thanks.slice(0, 2)].map(({ who, subject, body }, at) => [
    who,
    subject,
    body,
    WHEN[at] ?? '9 Nov',
    at < 4 ? 'Inbox' : at === 4 ? 'Later' : 'Archive',
    at < 2,
  ])
}
