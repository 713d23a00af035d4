import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const MINUTES = 60_000
const LIST = /\/api\/support$/
const ASKED = /\/api\/admin\/support$/
const USER = /\/api\/user$/

const messages = () => {
  const now = Date.now()
  return [
    {
      ...{ id: 'aaaaaaaaaaaaaaaaaaaa', createdAt: now - 12 * MINUTES, answers: [], patternId: null },
      message: 'Please add support for the library antd in designs.',
    },
    {
      ...{ id: 'bbbbbbbbbbbbbbbbbbbb', createdAt: now - 300 * MINUTES, patternId: 'cccccccccccccccccccc' },
      message: 'The preview of our sailing school stays empty since this morning.\nWhat should I look at?',
      answers: [
        {
          createdAt: now - 200 * MINUTES,
          message:
            'A library it imports had moved. It is back: open the design again, and tell us if it stays empty.',
        },
      ],
    },
  ]
}

/** What is told of this person and server, changed. */
const told = (stage: Stage, change: { user?: object; server?: object }) =>
  stage.page.route(USER, async route => {
    const answer = await route.fetch()
    const { user, server } = await answer.json()
    await route.fulfill({
      json: { user: { ...user, ...change.user }, server: { ...server, ...change.server } },
    })
  })

const answered = (stage: Stage) =>
  stage.page.route(LIST, route =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { messages: messages(), unread: 0 } })
      : route.fulfill({ status: 500, json: {} }),
  )

async function open(stage: Stage): Promise<void> {
  await stage.go('/')
  await stage.choose('Account', /Get Support/)
  await stage.dialog('Get Support')
}

export const SUPPORT_SCENES: readonly Scene[] = [
  {
    name: 'support, unread',
    show: async stage => {
      await told(stage, { server: { unreadAnswers: 2, hasAdmins: true } })
      await stage.go('/')
      await stage.press('Account')
      await stage.page.getByRole('menuitem', { name: 'Get Support 2 unread' }).waitFor()
    },
  },
  {
    name: 'support',
    isMain: true,
    show: async stage => {
      await told(stage, { server: { hasAdmins: true } })
      await answered(stage)
      await open(stage)
      await stage.shown('It is back')
    },
  },
  {
    name: 'support, empty',
    by: 'newcomer',
    show: async stage => {
      await open(stage)
      await stage.shown('You have not asked anything yet.')
    },
  },
  {
    name: 'support, failed',
    show: async stage => {
      await stage.page.route(LIST, route => route.fulfill({ status: 500, json: {} }))
      await open(stage)
      await stage.shown('Your messages could not be loaded.')
    },
  },
  {
    name: 'support, not sent',
    show: async stage => {
      await answered(stage)
      await open(stage)
      await stage.page
        .getByRole('textbox', { name: 'Your message' })
        .fill('How do I move a design to my team?')
      await stage.press('Send')
      await stage.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'support for admins',
    isMain: true,
    show: async stage => {
      await told(stage, { user: { isAdmin: true } })
      const people = [
        { id: 'bob', name: 'Bob Baker', email: 'bob@example.org' },
        { id: 'guest', name: 'Guest', email: null },
      ]
      const asked = messages().map((message, at) => ({ ...message, user: people[at] }))
      await stage.page.route(ASKED, route => route.fulfill({ json: { messages: asked } }))
      await stage.go('/admin/support')
      await stage.shown('1 not answered yet')
      await stage.page
        .getByRole('textbox', { name: 'Answer to Bob Baker' })
        .fill('It is on our list for this week.')
    },
  },
  {
    name: 'support for admins, failed',
    show: async stage => {
      await told(stage, { user: { isAdmin: true } })
      await stage.page.route(ASKED, route => route.fulfill({ status: 500, json: {} }))
      await stage.go('/admin/support')
      await stage.shown('The messages could not be loaded.')
    },
  },
  {
    name: 'support for admins, for others',
    show: async stage => {
      await stage.go('/admin/support')
      await stage.shown('This page is for admins')
    },
  },
]
