import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { buildVendor } from '#scripts/vendor.ts'
import type { ProjectSources } from '#server/features/exports/project/draft.ts'
import { buildProject } from '#server/features/exports/project/project.ts'
import { zipped } from '#server/features/exports/project/zip.ts'
import { answerTo } from '#server/features/imports/import-work.ts'
import { designInput, projectSources } from '#tests/support/people/exported-project.ts'

let sources: ProjectSources
beforeAll(async () => {
  await buildVendor({ log: () => undefined })
  sources = projectSources()
}, 300_000)

const noPause = async () => undefined

async function thereAndBack(files: Record<string, string>, preset?: 'html-inline' | 'chakraUi-inline') {
  const input = designInput(files, { title: 'Halden Coffee', ...(preset ? { preset } : {}) })
  const zip = Buffer.concat(await zipped((await buildProject(input, sources, noPause)).files, noPause))
  const made = answerTo({ as: 'zip', folder: '' }, zip, sources)
  if ('code' in made) throw new Error(made.message)
  return { ...made, files: Object.fromEntries(made.files.map(({ name, code }) => [name, code])) }
}

const TEMPLATES = readdirSync(inRoot('templates'), { withFileTypes: true }).filter(
  entry => entry.isDirectory() && entry.name !== 'shared',
)

test.each(TEMPLATES.map(({ name }) => name))(
  'the template %s comes back from its zip as it was',
  async name => {
    const folder = inRoot('templates', name)
    const files = Object.fromEntries(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(({ parentPath, name: file }) => join(parentPath, file))
        .map(path => [relative(folder, path), readFileSync(path, 'utf8')]),
    )
    const back = await thereAndBack(files)
    expect(back.files).toEqual(files)
    expect(back.name).toBe('Halden Coffee')
  },
)

test('links to parts of Next.js, pictures and names that tools would take come back as they were', async () => {
  const files = {
    'App.tsx':
      "import Link from 'next/link'\nimport logo from './images/logo.png'\nimport settings from './package.json'\nexport default () => <Link href=\"/\"><img src={logo} alt={settings.name} /></Link>\n",
    'images/logo.png': 'iVBORw0KGgo=',
    'package.json': '{ "name": "a setting" }',
    'theme.css': ':root { --primary: #123456; }\n',
  }
  expect((await thereAndBack(files)).files).toEqual(files)
})
