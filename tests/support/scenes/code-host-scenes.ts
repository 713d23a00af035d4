import { type Scene, wordsOf } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const OURS = '3f9c2ab71d5e8f604c2b9a7d1e0f8c6b5a4d3e2f'
const THEIRS = 'b81e07f4c6d92a35e0f17b8c4d6a9e2f3b5c7d81'
const REPOSITORY = 'https://github.com/halden-studio/sailing-school'

const LINKED = {
  ...{ status: 'linked', displayName: 'halden-studio/sailing-school', avatarUrl: '', branch: 'main' },
  ...{ lastSyncedAt: Date.now() - 12 * 60_000, folder: 'web/landing', url: `${REPOSITORY}/tree/main` },
  commitId: OURS,
}
const NOT_LINKED = { status: 'not_linked' }
const UNSYNCED = { ...LINKED, lastSyncedAt: null, commitId: null }

const CONNECTED = {
  connectUrl: null,
  installUrl: 'https://github.com/apps/maquette/installations/new',
  installations: [
    {
      ...{ id: 1, displayName: 'halden-studio', avatarUrl: '' },
      repositories: [
        'sailing-school',
        'website',
        'design-tokens',
        'harbour-app',
        'brand',
        'bookings',
        'docs',
      ],
    },
    { id: 2, displayName: 'ada-lovelace', avatarUrl: '', repositories: ['engine'] },
  ],
}

const FILES = [
  ...[
    'package.json',
    'index.html',
    'vite.config.ts',
    'src/main.tsx',
    'src/App.tsx',
    'src/components/hero.tsx',
  ],
  ...['src/components/courses.tsx', 'src/components/footer.tsx', 'src/theme.css'],
].map(path => ({ path: `web/landing/${path}`, action: 'create' }))
const MIXED = [
  ...[{ path: 'web/landing/src/App.tsx', action: 'update' }],
  ...[{ path: 'web/landing/src/components/hero.tsx', action: 'update' }],
  ...[{ path: 'web/landing/src/components/prices.tsx', action: 'create' }],
  ...[{ path: 'web/landing/src/components/banner.tsx', action: 'delete' }],
]

type Answer = { json: unknown; status?: number } | 'never'

const failed = (code: string, message: string, status = 502): Answer => ({
  status,
  json: { error: { code, message } },
})

/** The dialog on a server that answers so; its host is none. */
async function dialog(stage: Stage, answers: Record<string, Answer>, who: object = {}, hasCodeHost = true) {
  const { page } = stage
  await page.route('**/api/user', async route => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const { user, server } = await response.json()
    await route.fulfill({ response, json: { user: { ...user, ...who }, server: { ...server, hasCodeHost } } })
  })
  const known: Record<string, Answer> = { 'github/linkStatus/*': { json: LINKED }, ...answers }
  for (const [path, answer] of Object.entries(known))
    await page.route(`**/api/${path}`, route =>
      answer === 'never' ? undefined : route.fulfill({ status: answer.status ?? 200, json: answer.json }),
    )
  await stage.editor()
  await stage.choose('Export', 'Sync to the code host')
  await stage.dialog('Sync to the code host')
}

const sync = (stage: Stage) => stage.page.getByRole('button', { name: 'Sync', exact: true }).click()

const linking = async (stage: Stage, answers: Record<string, Answer> = {}) => {
  await dialog(stage, {
    'github/linkStatus/*': { json: NOT_LINKED },
    'github/installations': { json: CONNECTED },
    ...answers,
  })
  await stage.page.getByRole('textbox', { name: 'Repository' }).waitFor()
}

const diverged = async (stage: Stage) => {
  const compareUrl = `${REPOSITORY}/compare/3f9c2ab...main`
  const json = { result: 'diverged', commitId: THEIRS, branch: 'main', compareUrl }
  await dialog(stage, { 'github/sync/*': { json } })
  await sync(stage)
  await stage.shown('Diverged from Github. Not synced.')
}

/** The dialog about the repository in each of its states, and the pages around it. */
export const CODE_HOST_SCENES: readonly Scene[] = [
  {
    name: 'code host, not set up',
    show: async stage => {
      await dialog(stage, {}, { isOperator: true }, false)
      await stage.shown('GITHUB_APP_ID')
    },
  },
  {
    name: 'code host, not set up for others',
    show: async stage => {
      await dialog(stage, {}, { isOperator: false }, false)
      await stage.shown('Ask for it')
    },
  },
  {
    name: 'code host, loading',
    show: async stage => {
      await dialog(stage, { 'github/linkStatus/*': 'never' })
      await stage.page.getByRole('status', { name: 'Loading the repository' }).waitFor()
    },
  },
  {
    name: 'code host, connect',
    show: async stage => {
      await dialog(stage, {
        'github/linkStatus/*': { json: NOT_LINKED },
        'github/installations': { json: { installations: [], connectUrl: 'https://github.com/login' } },
      })
      await stage.shown('Connect your GitHub account')
    },
  },
  {
    name: 'code host, no repositories',
    show: async stage => {
      await dialog(stage, {
        'github/linkStatus/*': { json: NOT_LINKED },
        'github/installations': { json: { ...CONNECTED, installations: [] } },
      })
      await stage.shown('No repositories can be reached yet')
    },
  },
  { name: 'code host, link', isMain: true, show: stage => linking(stage) },
  {
    name: 'code host, link an existing one',
    show: async stage => {
      await linking(stage)
      await stage.page.getByRole('button', { name: 'sailing-school' }).click()
      await stage.shown('It is there already.')
    },
  },
  {
    name: 'code host, link failed',
    show: async stage => {
      await linking(stage, {
        'editor/linkNewGithub': failed(
          'host_failed',
          'GitHub lets this app make no repositories. Make it there, or allow “Administration” in the app.',
        ),
      })
      await stage.page.getByRole('textbox', { name: 'Repository' }).fill('lighthouse')
      await stage.press('Link repository')
      await stage.page.getByRole('alert').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'code host, first sync',
    show: async stage => {
      await dialog(stage, {
        'github/linkStatus/*': { json: UNSYNCED },
        'github/sync/*/preview': { json: { base: null, files: FILES } },
      })
      await stage.shown('9 files added')
    },
  },
  {
    name: 'code host, what changes',
    show: async stage => {
      await dialog(stage, { 'github/sync/*/preview': { json: { base: OURS, files: MIXED } } })
      await stage.press('Show what changes')
      await stage.shown('1 file added, 2 changed, 1 removed')
    },
  },
  {
    name: 'code host, syncing',
    show: async stage => {
      await dialog(stage, { 'github/sync/*': 'never' })
      await sync(stage)
      await stage.shown('Syncing with GitHub…')
    },
  },
  {
    name: 'code host, synced',
    show: async stage => {
      await dialog(stage, {
        'github/sync/*': { json: { result: 'success', commitId: OURS, branch: 'main' } },
      })
      await sync(stage)
      await stage.shown('Synced with Github.')
    },
  },
  { name: 'code host, diverged', isMain: true, show: diverged },
  {
    name: 'code host, side branch',
    show: async stage => {
      await diverged(stage)
      const branch = 'maquette/v4'
      const json = {
        result: 'success',
        commitId: OURS,
        branch,
        compareUrl: `${REPOSITORY}/compare/${branch}`,
      }
      await stage.page.route('**/api/github/sync/*', route => route.fulfill({ json }))
      await stage.press('Push to a side branch')
      await stage.shown('Compare and merge on GitHub')
    },
  },
  {
    name: 'code host, failed',
    show: async stage => {
      await dialog(stage, {
        'github/sync/*': failed(
          'host_failed',
          'Timed out: GitHub did not answer within 30 s. Look at githubstatus.com, or try again in a while.',
        ),
      })
      await sync(stage)
      await stage.shown('Failed to sync with Github.')
    },
  },
  {
    name: 'code host, new commits',
    show: async stage => {
      await dialog(stage, { 'github/linkStatus/*': { json: { ...LINKED, hasNewCommits: true } } })
      await stage.shown('There are new commits on main.')
    },
  },
  {
    name: 'code host, gone',
    show: async stage => {
      await dialog(stage, { 'github/linkStatus/*': { json: { ...LINKED, problem: 'gone' } } })
      await stage.shown('GitHub does not show this repository any more.')
    },
  },
  {
    name: 'code host, disconnect',
    show: async stage => {
      await dialog(stage, {})
      await stage.press('Disconnect')
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'code host, not allowed there',
    show: async stage => {
      await stage.go('/link/github/callback?error=access_denied')
      await stage.shown('GitHub is not connected')
    },
  },
  wordsOf('documentation of the code host', '/docs/code-host', 'Code host'),
]
