import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import type { Page } from '#server/designer/page/page.ts'
import { chat as chatPart } from '#server/designer/sections/social/chat.ts'
import { phoneChat } from '#server/designer/sections/social/phone-chat.ts'
import { voicesOf } from '#server/designer/trades/voices.ts'

/** People who write to each other. */
export const chat: Kind = {
  name: 'chat',
  label: 'a chat',
  shape: 'work',
  words:
    /\b(?:chat (?:app|application|screen|interface|ui|room|widget|window|page)|messag(?:ing|es?) (?:app|application|screen|interface|ui|page|platform)|messenger|whatsapp(?: clone)|slack(?: clone)|discord(?: clone)|team chat|live chat|chat)\b/i,
  compose: page => {
    const isPhone = /\b(?:phone|mobile|ios|iphone|android)\b/i.test(page.brief.prompt)
    const piece = isPhone
      ? phoneChat()
      : chatPart(page, {
          title: 'Messages',
          placeholder: 'Write a message',
          people: talksOf(page) ?? TALKS,
          replies: [
            'Sounds good to me.',
            'Let me check and come back to you.',
            'Ha, of course you would say that.',
          ],
        })
    return appDesign(page, [
      {
        label: 'Chats',
        icon: 'MessageCircle',
        says: isPhone
          ? 'a conversation in a phone, with a typing indicator'
          : 'conversations, one of them open, that are answered',
        piece,
      },
    ])
  },
}

/** What people ask the trade that was named. */
function talksOf(page: Page): Parameters<typeof chatPart>[1]['people'] | null {
  const voices = voicesOf(page)
  if (!voices) return null
  const notes = ['Online', 'Seen at 08:12', 'Yesterday', 'Monday', 'Last week']
  return voices.slice(0, 5).map(({ who, asks, answer }, at) => [
    who,
    notes[at] ?? 'Last week',
    [
      [false, `Hello! ${asks}`],
      [true, answer],
      [false, at % 2 === 0 ? 'That helps, thank you.' : 'Good to know. I will call tomorrow.'],
    ],
  ])
}

const TALKS: Parameters<typeof chatPart>[1]['people'] = [
  [
    'Ana Ruiz',
    'Online',
    [
      [false, 'Are we still on for Saturday?'],
      [true, 'Yes! Ten at the station?'],
      [false, 'Perfect. I bring the map and the thermos.'],
      [true, 'And I bring everybody else.'],
      [false, 'Look how it was last year. Same hill, less rain, please.'],
    ],
  ],
  [
    'Family',
    '4 people',
    [
      [false, 'Who has the big pot?'],
      [true, 'Me, since Easter.'],
      [false, 'Aha.'],
    ],
  ],
  [
    'Jonas Beck',
    'Seen at 08:12',
    [
      [true, 'The keys are at the bakery.'],
      [false, 'Got them, thanks.'],
    ],
  ],
  [
    'Studio',
    '12 people',
    [
      [false, 'Lunch at one?'],
      [true, 'The Thai place again?'],
      [false, 'Always the Thai place.'],
    ],
  ],
]
