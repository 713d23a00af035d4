import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const CALL = /\/api\/import(?:\?|$)/
const LEFT_OUT = [
  ...['package.json', 'vite.config.ts', 'tsconfig.json'].map(path => ({
    path,
    reason: 'It sets up tools of the project; previews have their own.',
  })),
  {
    path: 'node_modules/ (1204 files)',
    reason: 'Packages are not copied: supported ones are there already.',
  },
  ...['src/styles/site.scss', 'src/styles/variables.scss'].map(path => ({
    path,
    reason: 'Sass, Less and Stylus are not compiled here: only CSS comes along.',
  })),
  {
    path: 'package gsap',
    reason: 'This package is not supported here, so a placeholder stands in its place.',
  },
]
const ZIP = { name: 'halden-shop.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') }

async function open(stage: Stage, way?: string): Promise<void> {
  await stage.go('/')
  await stage.press('Import')
  await stage.dialog('Import')
  if (way) await stage.page.getByRole('radio', { name: way }).click()
}

const choose = (stage: Stage) => stage.page.locator('input[type=file][accept*=".zip"]').setInputFiles(ZIP)
const submit = (stage: Stage) =>
  stage.page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()

/** A project of one's own as the beginning of a design. */
export const IMPORT_SCENES: readonly Scene[] = [
  { name: 'import', isMain: true, show: stage => open(stage) },
  {
    name: 'import, code',
    show: async stage => {
      await open(stage, 'Paste code')
      await stage.page
        .getByRole('textbox', { name: 'Code' })
        .fill('export default function Card() {\n  return <p>9 €</p>\n}')
    },
  },
  {
    name: 'import, at it',
    isAlone: true,
    show: async stage => {
      await stage.page.route(CALL, () => undefined)
      await open(stage)
      await choose(stage)
      await submit(stage)
      await stage.shown(/Reading the project|Sending, /)
    },
  },
  {
    name: 'import, too large',
    show: async stage => {
      await open(stage)
      await stage.page
        .locator('input[type=file][accept*=".zip"]')
        .setInputFiles({ ...ZIP, buffer: Buffer.alloc(11 * 1024 * 1024) })
      await stage.shown(/^This zip has more than 10 MB/)
    },
  },
  {
    name: 'import, failed',
    show: async stage => {
      const message =
        'There is no repository halden/shop that everybody may read. Import a zip of a private one.'
      await stage.page.route(CALL, route =>
        route.fulfill({ status: 404, json: { error: { code: 'not_found', message } } }),
      )
      await open(stage, 'Repository')
      await stage.page.getByRole('textbox', { name: 'Repository' }).fill('halden/shop')
      await submit(stage)
      await stage.shown(message)
    },
  },
  {
    name: 'imported',
    isMain: true,
    show: async stage => {
      await stage.page.route(CALL, route =>
        route.fulfill({ json: { id: stage.cast.ids.made, leftOut: LEFT_OUT } }),
      )
      await open(stage)
      await choose(stage)
      await submit(stage)
      await stage.dialog('Imported')
    },
  },
]
