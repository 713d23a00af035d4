import { dialog, failed, LINKED, OURS, REPOSITORY, THEIRS } from '#tests/support/scenes/code-host-dialog.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const UNSYNCED = { ...LINKED, lastSyncedAt: null, commitId: null }

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

const sync = (stage: Stage) => stage.page.getByRole('button', { name: 'Sync', exact: true }).click()

const diverged = async (stage: Stage) => {
  const compareUrl = `${REPOSITORY}/compare/3f9c2ab...main`
  const json = { result: 'diverged', commitId: THEIRS, branch: 'main', compareUrl }
  await dialog(stage, { 'github/sync/*': { json } })
  await sync(stage)
  await stage.shown('Diverged from Github. Not synced.')
}

/** A sync that ends in these words of the server. */
const failing = async (stage: Stage, message: string) => {
  await dialog(stage, { 'github/sync/*': failed('host_failed', message) })
  await sync(stage)
  await stage.shown('Failed to sync with Github.')
}

/** Linked: what the next sync does, and what came of one. */
export const CODE_HOST_SCENES: readonly Scene[] = [
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
  {
    name: 'code host, up to date',
    show: async stage => {
      await dialog(stage, { 'github/sync/*': { json: { result: 'up_to_date', commitId: OURS } } })
      await sync(stage)
      await stage.shown('Already up to date.')
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
    show: stage =>
      failing(
        stage,
        'Timed out: GitHub did not answer within 30 s. Look at githubstatus.com, or try again in a while.',
      ),
  },
  {
    name: 'code host, protected branch',
    show: stage =>
      failing(
        stage,
        'GitHub did not take the commit: protected branch hook declined. Nothing was lost. A side branch may be pushed instead.',
      ),
  },
  {
    name: 'code host, rate limit',
    show: stage =>
      failing(
        stage,
        'GitHub takes no more requests for a while. Nothing was lost. Try again in some minutes.',
      ),
  },
  {
    name: 'code host, let in no more',
    show: async stage => {
      await dialog(stage, { 'github/linkStatus/*': { json: { ...LINKED, problem: 'refused' } } })
      await stage.shown('GitHub does not let Maquette write here any more.')
    },
  },
  {
    name: 'code host, pulled with something left out',
    show: async stage => {
      const leftOut = [
        {
          path: 'web/landing/public/film.mp4',
          reason: 'Videos, sounds and 3D models cannot be in a design.',
        },
        { path: 'web/landing/logo.psd', reason: 'Files of this kind cannot be in a design.' },
      ]
      await dialog(stage, {
        'github/linkStatus/*': { json: { ...LINKED, hasNewCommits: true } },
        'github/pull/*': { json: { artifactId: 'a'.repeat(20), commitId: THEIRS, leftOut } },
      })
      await stage.page.getByText('There are new commits on main.').waitFor()
      await stage.page.route('**/api/github/linkStatus/*', route => route.fulfill({ json: LINKED }))
      await stage.press('Pull changes')
      await stage.shown('Left out of the pull')
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
]
