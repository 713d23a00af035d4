import { beforeAll, expect, test } from 'vitest'
import { filesOfTemplate, templateCards } from '#scripts/place-templates.ts'
import { buildVendor } from '#scripts/vendor.ts'
import type { ProjectSources } from '#server/features/exports/project/draft.ts'
import { buildProject } from '#server/features/exports/project/project.ts'
import { zipped } from '#server/features/exports/project/zip.ts'
import { answerTo } from '#server/features/imports/import-work.ts'
import { byReason, leftOutCount } from '#shared/imports.ts'
import { designInput, importSources, projectSources } from '#tests/support/people/exported-project.ts'

let sources: ProjectSources
beforeAll(async () => {
  await buildVendor({ log: () => undefined })
  sources = projectSources()
}, 300_000)

const noPause = async () => undefined

async function thereAndBack(files: Record<string, string>, preset?: 'html-inline' | 'chakraUi-inline') {
  const input = designInput(files, { title: 'Halden Coffee', ...(preset ? { preset } : {}) })
  const zip = Buffer.concat(await zipped((await buildProject(input, sources, noPause)).files, noPause))
  const made = await answerTo({ as: 'zip', folder: '' }, zip, { ...sources, ...importSources() })
  if ('code' in made) throw new Error(made.message)
  return { ...made, files: Object.fromEntries(made.files.map(({ name, code }) => [name, code])) }
}

test.each(templateCards().map(({ id }) => id))(
  'the template %s comes back from its zip as it was',
  async id => {
    const files = Object.fromEntries(filesOfTemplate(id).map(({ name, code }) => [name, code]))
    const back = await thereAndBack(files)
    expect(back.files).toEqual(files)
    expect(back.name).toBe('Halden Coffee')
    expect(leftOutCount(byReason(back.leftOut))).toMatch(/^\d left out; \d+ more come with the product$/)
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
