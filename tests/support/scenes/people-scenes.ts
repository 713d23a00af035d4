import { api } from '#shared/api/index.ts'
import { tokenOf } from '#tests/support/people/team.ts'
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

const team = async (stage: Stage) => {
  await usedMonth(stage)
  await stage.go('/workspace/settings')
  await stage.page.getByRole('table', { name: 'Members' }).waitFor()
}

const designs = async (stage: Stage, tab: string) => {
  await stage.go('/')
  await stage.page.getByRole('tab', { name: tab }).click()
  await stage.page.getByRole('tab', { name: tab }).scrollIntoViewIfNeeded()
  await stage.page.getByRole('combobox', { name: 'Workspace' }).scrollIntoViewIfNeeded()
}

/** Teams, and how people come to designs. */
export const PEOPLE_SCENES: readonly Scene[] = [
  { name: 'manage team', isMain: true, show: team },
  {
    name: 'manage team, settings',
    show: async stage => {
      await team(stage)
      await stage.page.getByRole('button', { name: 'Leave workspace' }).scrollIntoViewIfNeeded()
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
      await stage.page.getByRole('option', { name: /key of Halden Studio/ }).waitFor()
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
      await stage.shown(/is not an e-mail address/)
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
  {
    name: 'create a workspace',
    isMain: true,
    show: async stage => {
      await stage.go('/')
      await stage.choose('Account', 'Create a workspace')
      await stage.dialog('Create a workspace')
    },
  },
  {
    name: 'home, workspace',
    show: async stage => {
      await designs(stage, 'Workspace')
      await stage.page.getByRole('list', { name: 'Folders' }).waitFor()
      await stage.page.getByRole('list', { name: /^Designs/ }).waitFor()
    },
  },
  {
    name: 'home, workspaces',
    show: async stage => {
      await designs(stage, 'Recent')
      await stage.page.getByRole('combobox', { name: 'Workspace' }).click()
      await stage.page.getByRole('option', { name: 'Halden Studio' }).waitFor()
    },
  },
  {
    name: 'home, access requests',
    isMain: true,
    show: async stage => {
      await stage.go('/')
      await stage.page.getByRole('button', { name: /^Let Bob Byrne view/ }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'home, access requests in the menu',
    show: async stage => {
      await stage.go('/')
      await stage.press('Account')
      await stage.page.getByRole('menuitem', { name: 'Access requests' }).waitFor()
    },
  },
  {
    name: 'home, nothing shared',
    show: async stage => {
      await designs(stage, 'Shared with me')
      await stage.shown('Nothing is shared with you yet')
    },
  },
  {
    name: 'home, move',
    show: async stage => {
      await designs(stage, 'Workspace')
      await stage.choose(/^More about (?!the folder)/, 'Move to folder')
      await stage.dialog(/^Move/)
    },
  },
  {
    name: 'share, workspace',
    isMain: true,
    isEscaped: true,
    show: async stage => {
      await stage.editor()
      await stage.press('Share')
      await stage.page.getByRole('region', { name: 'Workspaces with access' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'share, asked',
    show: async stage => {
      await stage.room('empty')
      await stage.press('Share')
      await stage.page.getByRole('region', { name: 'Access requests' }).waitFor()
    },
  },
  {
    name: 'no access, asked',
    show: async stage => {
      await stage.go(`/c/${stage.cast.ids.strangers}`)
      await stage.press('Request access')
      await stage.shown('The owner has your request')
    },
  },
  {
    name: 'invitation, workspace',
    by: 'newcomer',
    show: async stage => {
      const { ada, workspace: id } = stage.cast
      const { link } = await ada.must(api.workspaces.link, { path: { id }, body: { isOn: true } })
      await stage.go(`/invite/${tokenOf(link)}`)
      await stage.page.getByRole('button', { name: 'Join workspace' }).waitFor()
    },
  },
  {
    name: 'invitation, over',
    show: async stage => {
      await stage.go(`/invite/${'x'.repeat(40)}`)
      await stage.shown('This invitation cannot be used')
    },
  },
]
