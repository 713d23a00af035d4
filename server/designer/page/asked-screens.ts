import type { Screen } from '#server/designer/page/app-frame.ts'
import type { Page } from '#server/designer/page/page.ts'
import { chat } from '#server/designer/sections/social/chat.ts'
import { profilePage } from '#server/designer/sections/social/profile-page.ts'
import { monthCalendar } from '#server/designer/sections/work/month-calendar.ts'
import { wizard } from '#server/designer/sections/work/wizard.ts'

interface AskedScreen {
  words: RegExp
  make: (page: Page) => Screen
}

const MOST = 5

/** The screens of a kind, and those the request asks for besides. */
export function withAsked(page: Page, screens: Screen[]): Screen[] {
  const has = new Set(screens.map(({ piece }) => piece.component))
  const more = ASKED.filter(({ words }) => words.test(page.brief.prompt))
    .map(({ make }) => make(page))
    .filter(({ piece }) => !has.has(piece.component))
  return [...screens, ...more].slice(0, MOST)
}

const ASKED: AskedScreen[] = [
  {
    words: /\b(?:chat(?:bot)?|messag(?:es|ing)|direct communication)\b/i,
    make: page => ({
      label: /\bchat/i.test(page.brief.prompt) ? 'Chat' : 'Messages',
      icon: 'MessageCircle',
      says: 'messages that are answered',
      piece: chat(page, {
        title: 'Messages',
        placeholder: 'Write a message',
        people: [
          [
            `${page.brief.brand} assistant`,
            'Answers in a minute',
            [
              [false, 'Hello! Ask me anything about this place.'],
              [true, 'Where do I begin?'],
              [false, 'Have a look around first. I stay here if you get stuck.'],
            ],
          ],
          [
            'Elif Demir',
            'Active now',
            [
              [false, 'Did you see the new ones?'],
              [true, 'Not yet, I look tonight.'],
              [false, 'The second is exactly what you wanted.'],
            ],
          ],
          [
            'Jonas Beck',
            'Yesterday',
            [
              [true, 'Thank you for the quick answer.'],
              [false, 'Any time.'],
            ],
          ],
        ],
        replies: ['Good question. Let me look.', 'Yes, that works for me.', 'I write to you in the evening.'],
      }),
    }),
  },
  {
    words: /\b(?:calendar|reading history|time ?table)\b/i,
    make: page => ({
      label: 'Calendar',
      icon: 'CalendarDays',
      says: 'a calendar',
      piece: monthCalendar(page, {
        singular: 'date',
        groups: ['Appointment', 'Deadline'],
        events: [
          [20, '10:00', 'First talk', 'Appointment'],
          [24, '14:30', 'Second look', 'Appointment'],
          [27, '18:00', 'Papers are due', 'Deadline'],
        ],
      }),
    }),
  },
  {
    words:
      /\b(?:contact (?:form|us|information)|get in touch|enrol?l(?:ment)?|apply for|application process|registration functionality)\b/i,
    make: page => {
      const isJoin = /\b(?:enrol?l|apply|application)/i.test(page.brief.prompt)
      return {
        label: isJoin ? 'Apply' : 'Contact',
        icon: isJoin ? 'ClipboardCheck' : 'Mail',
        says: 'a form in steps that checks itself',
        piece: wizard(page, {
          title: isJoin ? 'Enroll and apply online' : 'Get in touch',
          finish: isJoin ? 'Send application' : 'Send message',
          done: isJoin
            ? ['Application received', 'You hear from us within five days.']
            : ['Message received', 'We answer within a day.'],
          steps: [
            {
              title: 'About you',
              note: 'Only what we need to answer.',
              fields: [
                { label: 'Full name', kind: 'text' },
                { label: 'Email', kind: 'email', help: 'We write here and nowhere else.' },
              ],
            },
            {
              title: isJoin ? 'Your choice' : 'Your message',
              note: 'It can be changed until it is sent.',
              fields: isJoin
                ? [
                    { label: 'Program', kind: 'choice', options: ['Foundation', 'Certificate', 'Diploma'] },
                    { label: 'Qualifications', kind: 'text' },
                    { label: 'Why you apply', kind: 'long' },
                  ]
                : [
                    { label: 'Subject', kind: 'text' },
                    { label: 'Message', kind: 'long' },
                  ],
            },
          ],
        }),
      }
    },
  },
  {
    words:
      /\b(?:user cent(?:er|re)|profiles?|personal information|account information|manage (?:their|your) account|registration|user management|register)\b/i,
    make: page => ({
      label: /\buser cent(?:er|re)\b/i.test(page.brief.prompt) ? 'User center' : 'Profile',
      icon: 'UserRound',
      says: 'a profile that can be changed',
      piece: profilePage(page, {
        name: 'Maren Okafor',
        role: 'Member since 2024',
        about: 'Everything about you in one place: yours to change, yours to delete.',
        facts: [
          ['Email', 'maren@example.com'],
          ['City', 'Lisbon'],
          ['Language', 'English'],
          ['Notifications', 'Once a day'],
          ['Interests', 'Design, food, walking'],
          ['Visible to', 'Members'],
        ],
        activity: [
          ['Signed in from Lisbon', 'Today'],
          ['Saved three things', 'Yesterday'],
          ['Wrote a reply', '16 November'],
          ['Changed the photo', '2 November'],
        ],
      }),
    }),
  },
]
