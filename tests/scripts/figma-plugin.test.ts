import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { figmaPluginFiles } from '#scripts/place-figma-plugin.ts'

const files = figmaPluginFiles()

test('the zip has what Figma loads, by the names of its manifest', () => {
  const manifest = JSON.parse(files['manifest.json'] ?? '{}')
  expect(Object.keys(files)).toEqual(expect.arrayContaining([manifest.main, manifest.ui]))
  expect(manifest.editorType).toEqual(['figma'])
  expect(manifest.networkAccess.reasoning).toBeTruthy()
})

test('its script runs as it is, shows its window and waits to be asked', () => {
  const shown: unknown[] = []
  const figma = {
    showUI: (html: string) => shown.push(html),
    ui: { postMessage: () => undefined, onmessage: null },
  }
  runInNewContext(files['code.js'] ?? '', { figma, __html__: 'page' })
  expect(shown).toEqual(['page'])
  expect(figma.ui.onmessage).toBeTypeOf('function')
})

test('its page is one file that fetches no other', () => {
  const page = files['ui.html'] ?? ''
  expect(page).not.toContain('/*ui*/')
  expect(page).not.toMatch(/<script[^>]*\ssrc=|<link/)
  expect(page.match(/<\/script>/g)?.length).toBe(1)
})
