import { type Scene, wordsOf } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const KEY = {
  ...{ type: 'OPENAI', keyId: 'k'.padEnd(20, '1'), name: 'Sailing school', isOwn: true, designCount: 1 },
  ...{ obfuscatedKey: `sk-${'•'.repeat(23)}6789`, problem: null },
  ...{ callsPerDay: 1_000, callsToday: 214, tokensPerDay: 500_000, tokensToday: 96_380 },
}
const OTHER = {
  ...{ ...KEY, keyId: 'k'.padEnd(20, '2'), name: 'OpenAI API Key', designCount: 0, problem: 'refused' },
  ...{ callsToday: 0, tokensToday: 0 },
}
const THEIRS = { ...KEY, isOwn: false, holder: 'Bob Byron' }
type Answer = { json: unknown; status?: number } | 'never'

const answers = (stage: Stage, path: string, answer: Answer) =>
  stage.page.route(`**/api/${path}`, route =>
    answer === 'never' ? undefined : route.fulfill({ status: answer.status ?? 200, json: answer.json }),
  )

const withKeys = (stage: Stage, integrations: object[], preexistingIntegrationKeys: object[]) =>
  answers(stage, 'editor/*/metadata/integrations', { json: { integrations, preexistingIntegrationKeys } })

async function dialog(stage: Stage, integrations: object[], own: object[]) {
  await withKeys(stage, integrations, own)
  await stage.editor()
  await stage.choose('Actions', 'Integrations…')
  await stage.dialog('Connect Integration')
}

async function wizard(stage: Stage, steps: number) {
  await dialog(stage, [], [])
  await stage.page.getByRole('button', { name: 'New OpenAI key' }).click()
  await stage.dialog('Connect OpenAI')
  for (let step = 1; step < steps; step++) await stage.page.getByRole('button', { name: 'Next' }).click()
}

const given = async (stage: Stage, said: Answer, answer: Answer = 'never') => {
  await wizard(stage, 3)
  await answers(stage, 'editor/*/metadata/integration/test', said)
  await answers(stage, 'editor/*/metadata/integration', answer)
  await stage.page.getByRole('textbox', { name: 'API key' }).fill('sk-a-key-that-nobody-has')
  await stage.page.getByRole('button', { name: 'Next: add key' }).click()
}
const FAILED = { error: { code: 'internal', message: 'Oops, something went wrong.' } }

/** Phones have the dialog in its place. */
async function popover(stage: Stage, integrations: object[]) {
  if (stage.size === 'narrow') return dialog(stage, integrations, integrations)
  await withKeys(stage, integrations, integrations)
  await stage.editor()
  await stage.page.getByRole('button', { name: 'Integrations', exact: true }).click()
  await stage.page.getByRole('region', { name: 'OpenAI' }).waitFor()
}

const FINE = { json: { outcome: 'fine' } }

/** Keys of designs, in each of their states. */
export const INTEGRATION_SCENES: readonly Scene[] = [
  {
    name: 'integrations, keys',
    show: async stage => {
      await dialog(stage, [KEY], [KEY, OTHER])
      await stage.shown('214 of 1,000')
    },
  },
  {
    name: 'integrations, limits',
    show: async stage => {
      await dialog(stage, [KEY], [KEY])
      await stage.page.getByRole('button', { name: 'Name and limits' }).click()
    },
  },
  {
    name: 'integrations, a key of somebody else',
    show: async stage => {
      await dialog(stage, [THEIRS], [])
      await stage.shown('A key of Bob Byron serves this design now')
    },
  },
  {
    name: 'integrations, no keys',
    show: async stage => {
      await dialog(stage, [], [])
      await stage.shown('You keep no keys here yet')
    },
  },
  {
    name: 'integrations, loading',
    show: async stage => {
      await answers(stage, 'editor/*/metadata/integrations', 'never')
      await stage.editor()
      await stage.choose('Actions', 'Integrations…')
      await stage.page.getByRole('status', { name: 'Loading your keys' }).waitFor()
    },
  },
  { name: 'connect OpenAI, first step', show: stage => wizard(stage, 1) },
  { name: 'connect OpenAI, second step', show: stage => wizard(stage, 2) },
  { name: 'connect OpenAI, third step', show: stage => wizard(stage, 3) },
  {
    name: 'connect OpenAI, testing',
    show: async stage => {
      await given(stage, 'never')
      await stage.shown('Asking OpenAI whether it accepts this key')
    },
  },
  {
    name: 'connect OpenAI, refused',
    show: async stage => {
      await given(stage, { json: { outcome: 'refused' } })
      await stage.shown('OpenAI does not accept this key.')
    },
  },
  {
    name: 'connect OpenAI, added',
    show: async stage => {
      await given(stage, FINE, { json: KEY })
      await stage.shown('API Key Added')
    },
  },
  {
    name: 'connect OpenAI, failed',
    show: async stage => {
      await given(stage, FINE, { status: 500, json: FAILED })
      await stage.shown('Failed to add OpenAI API key. Please try again.')
    },
  },
  {
    name: 'integrations, could not be loaded',
    show: async stage => {
      await answers(stage, 'editor/*/metadata/integrations', { status: 500, json: FAILED })
      await stage.editor()
      await stage.choose('Actions', 'Integrations…')
      await stage.page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'integrations, delete asked',
    show: async stage => {
      await dialog(stage, [KEY], [KEY])
      await stage.page.getByRole('button', { name: 'Delete', exact: true }).click()
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'integrations, unlinked',
    show: async stage => {
      await dialog(stage, [KEY], [KEY])
      await answers(stage, 'editor/*/metadata/integration/unlink', { json: { ok: true } })
      await stage.page.getByRole('button', { name: 'Unlink' }).click()
      await stage.shown('does not serve this design any more.')
    },
  },
  {
    name: 'integrations, not linked',
    show: async stage => {
      await dialog(stage, [], [KEY])
      await answers(stage, 'editor/*/metadata/integration', { status: 500, json: FAILED })
      await stage.page.getByRole('button', { name: 'Link', exact: true }).click()
      await stage.shown('could not be linked.')
    },
  },
  { name: 'integrations popover, none', show: stage => popover(stage, []) },
  { name: 'integrations popover, connected', show: stage => popover(stage, [KEY]) },
  wordsOf('documentation of keys and presets', '/docs/integrations', 'Keys and presets'),
]
