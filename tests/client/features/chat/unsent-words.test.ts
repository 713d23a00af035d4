// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UnsentWords } from '#client/features/chat/composer/unsent-words.tsx'
import { promptDraftOf } from '#client/state/drafts.ts'
import { newId } from '#shared/ids.ts'

let root: Root
const patternId = newId()
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(createElement(UnsentWords, { patternId })))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
const type = (text: string) => act(async () => promptDraftOf(patternId).write(text))

test('what was typed and not sent stays on the screen and is copied whole; of nothing, nothing is said', async () => {
  expect(document.body.textContent).toBe('')
  await type(' \n')
  expect(document.body.textContent).toBe('')
  const copied = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } })
  await type('Half a thought\nand more')
  expect(document.body.textContent).toContain('Half a thought\nand more')
  await act(async () => document.querySelector('button')?.click())
  expect(copied).toHaveBeenCalledWith('Half a thought\nand more')
  expect(document.body.textContent).toContain('Copied')
  expect(promptDraftOf(patternId).read()).toBe('Half a thought\nand more')
})
