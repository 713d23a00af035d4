// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useDocumentTitle } from '#client/lib/document-title.ts'

test('[S2] the page title is the name of the design and the product’s', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const Title = ({ name }: { name: string | null }) => {
    useDocumentTitle(name)
    return null
  }
  const root = createRoot(document.body)
  await act(async () => root.render(createElement(Title, { name: 'Harbour' })))
  expect(document.title).toBe('Harbour · Maquette')
  await act(async () => root.render(createElement(Title, { name: null })))
  expect(document.title).toBe('Maquette')
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
