// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { DrawnPage } from '#client/frame-runtime/published/drawn-page.ts'

let root: HTMLElement

beforeEach(() => {
  document.head.innerHTML = '<style data-maquette-drawn>h1{color:red}</style>'
  document.body.innerHTML = '<div id="root" class="app" style="color: red"><h1>Drawn</h1></div>'
  root = document.getElementById('root') as HTMLElement
  Object.defineProperty(document, 'getAnimations', { value: () => [], configurable: true })
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
  return () => vi.unstubAllGlobals()
})

const roots = () => [...document.querySelectorAll<HTMLElement>('#root')]
const shown = () => roots().map(({ textContent, style }) => [textContent, style.opacity])

test('what was drawn stays in sight until the living page is there, and goes then with its styles', async () => {
  const page = new DrawnPage(root)
  page.live.innerHTML = '<h1>Living</h1>'
  // The design finds its own root first.
  expect(roots()[0]).toBe(page.live)
  expect(shown()).toEqual([
    ['Living', '0'],
    ['Drawn', ''],
  ])
  expect(root.ariaHidden).toBe('true')
  await page.giveWay()
  expect(shown()).toEqual([['Living', '']])
  expect(page.live.className).toBe('app')
  expect(document.querySelector('style[data-maquette-drawn]')).toBeNull()
})

test('a design that draws nothing leaves what was drawn', async () => {
  const page = new DrawnPage(root)
  await page.giveWay()
  expect(shown()).toEqual([['Drawn', '']])
  expect([root.style.position, root.ariaHidden]).toEqual(['', null])
})

test('a design that throws at once leaves it, and giving way changes nothing any more', async () => {
  const page = new DrawnPage(root)
  page.live.innerHTML = '<h1>Living</h1>'
  page.putBack()
  await page.giveWay()
  expect(shown()).toEqual([['Drawn', '']])
})

test('a design that ends later is replaced by what was drawn, which can be read', async () => {
  const page = new DrawnPage(root)
  page.live.innerHTML = '<h1>Living</h1>'
  await page.giveWay()
  page.putBack()
  expect(shown()).toEqual([['Drawn', '']])
  expect(document.querySelector('style[data-maquette-drawn]')).not.toBeNull()
  expect(root.style.color).toBe('red')
})
