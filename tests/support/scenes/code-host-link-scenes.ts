import { type Answer, dialog, failed } from '#tests/support/scenes/code-host-dialog.ts'
import { type Scene, wordsOf } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const NOT_LINKED = { status: 'not_linked' }
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

const linking = async (stage: Stage, answers: Record<string, Answer> = {}) => {
  await dialog(stage, {
    'github/linkStatus/*': { json: NOT_LINKED },
    'github/installations': { json: CONNECTED },
    ...answers,
  })
  await stage.page.getByRole('textbox', { name: 'Repository' }).waitFor()
}

/** Until a design has its repository, and the pages around it. */
export const CODE_HOST_LINK_SCENES: readonly Scene[] = [
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
    name: 'code host, not allowed there',
    show: async stage => {
      await stage.go('/link/github/callback?error=access_denied')
      await stage.shown('GitHub is not connected')
    },
  },
  wordsOf('documentation of the code host', '/docs/code-host', 'Code host'),
]
