import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { resultPage } from './result-page.ts'
import type { CaseResult, TurnResult } from './results.ts'

const HOSTILE = `</pre></style><script>alert(1)</script><img src=x onerror="alert(2)">'"<svg onload=alert(3)>`

const turn = (given: Partial<TurnResult> = {}): TurnResult => ({
  ...{ prompt: 'A shop', paintMs: 900, totalMs: 4_000, requests: 2, samePrefix: 0.5, told: [], left: [] },
  ...{ overflow: { 390: 12 }, axe: [], missing: [], outside: null, changed: [], answer: '', error: null },
  ...{ inputTokens: 100, cachedTokens: 50, outputTokens: 20, usd: null },
  pictures: { wide: 'a.jpg', narrow: 'b.jpg' },
  ...given,
})
const column = (name: string, cases: CaseResult[]) => ({
  name,
  cases,
  picture: (path: string) => `data:${path}`,
})
const of = (id: string, ...turns: TurnResult[]): CaseResult => ({ id, kind: 'page', turns })

function opened(html: string): Document {
  const window = new Window()
  window.document.write(html)
  return window.document as unknown as Document
}

test('whatever a design, a model or a prompt says is text on the page, and nothing of it runs', () => {
  const everywhere = turn({
    ...{ prompt: HOSTILE, told: [HOSTILE], left: [HOSTILE], axe: [HOSTILE], missing: [HOSTILE] },
    ...{ changed: [HOSTILE], answer: HOSTILE, error: HOSTILE, overflow: { [HOSTILE]: 3 } },
    ...{ outside: { files: [HOSTILE], texts: [HOSTILE] }, pictures: { wide: HOSTILE, narrow: HOSTILE } },
  })
  for (const isBlind of [false, true]) {
    const page = opened(resultPage([column(HOSTILE, [of(HOSTILE, everywhere)])], isBlind))
    expect(page.querySelectorAll('script, svg, [onerror], [onload]')).toHaveLength(0)
    expect(page.querySelectorAll('img')).toHaveLength(2)
    expect(page.body.textContent).toContain('<script>alert(1)</script>')
  }
})

test('the page may load and run nothing, should anything ever get through', () => {
  const html = resultPage([column('one', [of('shop', turn())])], false)
  expect(html).toContain(`content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"`)
})

test('models stand side by side, with what one of them has not played', () => {
  const page = opened(
    resultPage(
      [column('one', [of('shop', turn(), turn())]), column('two', [of('shop', turn()), of('zoo', turn())])],
      false,
    ),
  )
  const rows = [...page.querySelectorAll('.row')]
  expect(rows.map(row => row.children.length)).toEqual([2, 2, 2])
  expect(rows.map(row => row.querySelectorAll('img').length)).toEqual([4, 2, 2])
  expect(page.querySelectorAll('table tr')).toHaveLength(3)
})

test('a blind page names nothing and gives no figures before its key is opened', () => {
  const html = resultPage(
    [column('model-one', [of('shop', turn())]), column('model-two', [of('shop', turn())])],
    true,
  )
  const page = opened(html)
  page.querySelector('details')?.remove()
  expect(page.body.textContent).not.toMatch(/model-|seen after|tokens/)
  expect(html).toMatch(/shop: A is model-(?:one|two), B is model-(?:one|two)/)
})
