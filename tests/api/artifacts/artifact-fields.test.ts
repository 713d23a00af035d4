import { expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'

const app = (text: string) => `export default function App() {\n  return <h1>${text}</h1>\n}\n`

test('[S3] a version, its preview and its difference from another one have their fields', async () => {
  const ada = await Person.withAccount(inject('productUrl'), 'Ada')
  const { patternId: id } = await savedDesign(ada, 'Harbour')
  const orig = (await ada.must(api.patterns.get, { path: { id } })).activeArtifactId ?? ''
  const files = [{ name: 'App.tsx', code: app('Quay') }]
  const { artifactId: updated } = await ada.must(api.artifacts.save, { body: { id, files } })

  const artifact = await ada.must(api.artifacts.get, { path: { id: updated } })
  const looks = { config: DEFAULT_CONFIG, isDarkMode: false }
  expect(artifact).toMatchObject({ ...looks, sourceFiles: files, status: 'compiled', errorMessage: null })
  expect(artifact.compiledFiles.map(({ name }) => name)).toContain('app.js')
  const preview = await ada.must(api.artifacts.preview, { path: { id: updated } })
  expect(preview).toMatchObject({ ...looks, status: 'compiled', errorMessage: null })
  expect(new URL(preview.previewSrc).searchParams.get('v')).toBe(updated)

  const query = { fileName: 'App.tsx' }
  expect(await ada.must(api.artifacts.diff, { path: { orig, updated }, query })).toEqual({
    originalArtifactSource: app('Harbour'),
    updatedArtifactSource: app('Quay'),
  })
})
