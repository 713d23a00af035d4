// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCopied } from '#client/lib/use-copied.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[S9] a copy is confirmed for 1.5 to 4 s, and one that failed is not', async () => {
  const write = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText: write } })
  let shown: ReturnType<typeof useCopied> | undefined
  const Shown = () => {
    shown = useCopied()
    return null
  }
  const root = createRoot(document.body)
  await act(async () => root.render(createElement(Shown)))
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  await act(async () => void (await shown?.copy('words')))
  expect(write).toHaveBeenCalledWith('words')
  expect(shown?.isCopied).toBe(true)
  await pass(1_499)
  expect(shown?.isCopied).toBe(true)
  await pass(2_501)
  expect(shown?.isCopied).toBe(false)
  write.mockRejectedValueOnce(new Error('not allowed'))
  Object.assign(document, { execCommand: () => false })
  await act(async () => void (await shown?.copy('words')))
  expect(shown?.isCopied).toBe(false)
  await act(async () => root.unmount())
})
