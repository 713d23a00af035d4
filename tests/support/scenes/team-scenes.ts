import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const MEMBERS = /\/api\/org\/\w+\/members$/

/** A month in which people worked, where the real one has a few minutes. */
const usedMonth = (stage: Stage) =>
  stage.page.route(MEMBERS, async route => {
    const response = await route.fetch()
    const reply = await response.json()
    for (const [at, member] of reply.members.entries()) {
      member.daily = Array.from({ length: 30 }, (_, day) =>
        (day + at) % 7 < 5 ? Math.max(0, Math.round(9 - at * 3 + 6 * Math.sin(day * (1.3 + at)))) : 0,
      )
      member.creditsUsed = member.daily.reduce((sum: number, used: number) => sum + used, 0)
      member.lastActiveAt = Date.now() - at * at * 31 * 60_000
    }
    await route.fulfill({ response, json: reply })
  })

/** Where the operator allows keys that are not the server's, and a team has two models. */
async function withKeys({ page }: Stage): Promise<void> {
  await page.route('**/api/user', async route => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const reply = await response.json()
    await route.fulfill({ response, json: { ...reply, server: { ...reply.server, personalKeys: true } } })
  })
  await page.route(/\/api\/org\/\w+\/models$/, route => {
    const held = { source: 'workspace', window: 200_000, hasTools: true, hasVision: true, price: null }
    const told = { isAllowed: true, connectedBy: 'Ada Lovelace', problem: null, problemAt: null }
    const models = [
      {
        ...held,
        ...told,
        id: 'a'.repeat(20),
        provider: 'anthropic',
        model: 'claude-opus-4-5',
        baseUrl: null,
      },
      {
        ...{ ...held, ...told, id: 'b'.repeat(20), provider: 'openai', model: 'gpt-5.1', baseUrl: null },
        ...{ connectedBy: 'Bob Byrne', problem: 'quota', problemAt: Date.now() - 12 * 60_000 },
      },
    ]
    return route.fulfill({ json: { models, addresses: ['https://openrouter.ai/api/v1'] } })
  })
}

const listed = { from: 'list', asOf: '2025-11-26' }
/** One of the server, one with a key of one's own, and one of the team. */
const CHOICES = [
  { provider: 'openai', model: 'gpt-5', price: { ...listed, input: 1.25, cached: 0.125, output: 10 } },
  { provider: 'google', model: 'gemini-2.5-flash', price: null, isOwn: true },
  {
    ...{ provider: 'anthropic', model: 'claude-sonnet-4-5', orgName: 'Halden Studio' },
    price: { ...listed, input: 3, cached: 0.3, output: 15 },
  },
].map((choice, at) => ({ id: 'abc'.charAt(at).repeat(20), hasVision: true, ...choice }))

/** Set up, one of its domains not proven yet, and a log-in that failed. */
const SSO = {
  callbackUrl: 'https://design.example.org/api/auth/sso/callback/a1b2c3d4e5f6a7b8c9d0',
  sso: {
    ...{ issuer: 'https://login.halden.example', clientId: 'maquette' },
    ...{ lastFault: 'The issuer told no e-mail address: allow the scope “email” there.' },
    lastFaultAt: Date.now() - 5 * 60_000,
    domains: ['halden.example', 'halden-studio.example'].map((domain, at) => ({
      ...{ domain, state: at === 0 ? 'proven' : 'waiting' },
      record: {
        name: `_maquette.${domain}`,
        value: 'maquette-sso=kq8cJ2v0yqf5r3yT4mXy8pXnE9oWb1uZc7dL6sHgA0I',
      },
    })),
  },
}

const team = async (stage: Stage) => {
  await usedMonth(stage)
  await stage.go('/workspace/settings')
  await stage.page.getByRole('table', { name: 'Members' }).waitFor()
}

/** Manage Team, and what it brings to others. */
export const TEAM_SCENES: readonly Scene[] = [
  { name: 'manage team', isMain: true, show: team },
  {
    name: 'manage team, settings',
    show: async stage => {
      await team(stage)
      await stage.page.getByRole('button', { name: 'Leave workspace' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'manage team, single sign-on',
    show: async stage => {
      await team(stage)
      await stage.press('Set up')
      const form = stage.page.getByRole('form', { name: 'OpenID Connect' })
      await form.getByRole('textbox', { name: 'Issuer' }).fill('http://127.0.0.1:9')
      await form.getByRole('textbox', { name: 'Client ID' }).fill('maquette')
      await form.getByRole('textbox', { name: 'Client secret' }).fill('a secret')
      await form.getByRole('textbox', { name: 'Domains' }).fill('halden.example')
      await form.getByRole('button', { name: 'Save' }).click()
      await stage.shown(/Asking the issuer/)
      await form.getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'manage team, single sign-on waits',
    show: async stage => {
      await stage.page.route(/\/api\/org\/\w+\/sso$/, route => route.fulfill({ json: SSO }))
      await team(stage)
      await stage.page.getByRole('button', { name: 'Check again' }).scrollIntoViewIfNeeded()
    },
  },
  { name: 'manage team, a member', by: 'newcomer', show: team },
  {
    name: 'manage team, models',
    isMain: true,
    show: async stage => {
      await withKeys(stage)
      await team(stage)
      await stage.page.getByRole('region', { name: 'claude-opus-4-5' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'model picker',
    show: async stage => {
      await stage.page.route('**/api/user', async route => {
        if (route.request().method() !== 'GET') return route.continue()
        const response = await route.fetch()
        const reply = await response.json()
        await route.fulfill({ response, json: { ...reply, server: { ...reply.server, choices: CHOICES } } })
      })
      await stage.go('/')
      await stage.page.getByRole('combobox', { name: 'Model', exact: true }).click()
      await stage.page.getByText(/key of Halden Studio/).waitFor()
    },
  },
  {
    name: 'manage team, connect a model',
    show: async stage => {
      await withKeys(stage)
      await team(stage)
      await stage.press('Connect with a key of the workspace')
      await stage.page.getByRole('button', { name: 'Save', exact: true }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'manage team, remove',
    show: async stage => {
      await team(stage)
      await stage.press('More about Bob Byrne')
      await stage.page.getByRole('menuitem', { name: /^Remove/ }).click()
      await stage.page.getByRole('radio', { name: 'Hand over' }).click()
      await stage.page.getByRole('combobox', { name: 'Hand them over to' }).waitFor()
    },
  },
  {
    name: 'manage team, wrong address',
    show: async stage => {
      await team(stage)
      await stage.page.getByRole('textbox', { name: 'Invite by email' }).fill('nobody at all')
      await stage.press('Invite')
      await stage.shown(/are not e-mail addresses/)
    },
  },
  {
    name: 'manage team, none',
    by: 'newcomer',
    show: async stage => {
      await stage.page.route('**/api/org', route => route.fulfill({ json: { orgs: [] } }))
      await stage.go('/workspace/settings')
      await stage.shown('You are in no workspace yet')
    },
  },
  {
    name: 'manage team, loading',
    show: async stage => {
      await stage.page.route(MEMBERS, () => undefined)
      await stage.go('/workspace/settings')
      await stage.page.getByRole('status', { name: 'Loading the members' }).waitFor()
    },
  },
  {
    name: 'manage team, failed',
    show: async stage => {
      await stage.page.route(MEMBERS, route => route.fulfill({ status: 500, json: {} }))
      await stage.go('/workspace/settings')
      await stage.page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
]
