import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FrameMessage } from '#shared/frame-messages.ts'
import { judgeRender, type RenderOutcome } from '#shared/preview-health.ts'
import { type RenderedArtifact, type Renderer, startRenderer } from '#tests/support/render-artifact.ts'

let renderer: Renderer

beforeAll(async () => {
  renderer = await startRenderer()
}, 180_000)
afterAll(async () => renderer?.dispose())

const router = (routes: string) =>
  `import { BrowserRouter, Route, Routes } from 'react-router-dom'\nexport default () => <BrowserRouter><Routes>${routes}</Routes></BrowserRouter>`

function verdictOf({ messages, errors }: RenderedArtifact) {
  const painted = messages.find(message => message.type === 'PAINTED')
  const [error] = errors
  return judgeRender({
    facts: painted?.facts ?? null,
    error: error ? { message: error.message, place: error.file } : null,
    isSilent: !painted,
  })
}

async function open<T>(code: string, look: (it: RenderedArtifact) => Promise<T>): Promise<T> {
  const it = await renderer.render({ files: [{ name: 'App.tsx', code }] })
  try {
    return await look(it)
  } finally {
    await it.close()
  }
}

const DESIGNS: [string, string, RenderOutcome][] = [
  ['text', 'export default () => <p>Hello</p>', 'painted'],
  [
    'a picture without text',
    'export default () => <svg width="80" height="80"><circle r="40" /></svg>',
    'painted',
  ],
  ['a coloured box alone', 'export default () => <div className="h-40 bg-red-500" />', 'painted'],
  [
    'text that fades in',
    'export default () => <p className="animate-in fade-in duration-500">Hello</p>',
    'painted',
  ],
  ['nothing', 'export default () => null', 'blank'],
  ['empty elements', 'export default () => <main><section><div /></section></main>', 'blank'],
  ['display none', 'export default () => <main style={{ display: "none" }}>Hello</main>', 'hidden-root'],
  [
    'visibility hidden',
    'export default () => <main style={{ visibility: "hidden" }}>Hello</main>',
    'hidden-root',
  ],
  ['opacity 0', 'export default () => <main style={{ opacity: 0 }}><h1>Hello</h1></main>', 'hidden-root'],
  [
    'opacity 0 on a coloured page',
    'export default () => <div className="min-h-screen bg-slate-900"><main style={{ opacity: 0 }}>Hello</main></div>',
    'hidden-root',
  ],
  [
    'no height',
    'export default () => <main style={{ height: 0, overflow: "hidden" }}><h1>Hello</h1></main>',
    'hidden-root',
  ],
  [
    'outside of the window',
    'export default () => <main style={{ position: "absolute", left: -9999 }}>Hello</main>',
    'hidden-root',
  ],
  ['a route that is not there', router('<Route path="/pricing" element={<p>Prices</p>} />'), 'wrong-route'],
  ['a route that is there and empty', router('<Route path="*" element={<div />} />'), 'blank'],
  ['no component', 'export const prices = [1, 2, 3]', 'missing-export'],
  [
    'a part that is undefined',
    'const parts: any = {}\nexport default () => <parts.Hero />',
    'missing-export',
  ],
  ['an error in render', 'export default () => <p>{(null as any).name}</p>', 'threw'],
  ['an error while loading', 'throw new Error("Boom")\nexport default () => <p>Hello</p>', 'threw'],
]

describe('design §8: ready means rendered, told apart in a real browser', () => {
  // Side by side: a frame says after 3 s that it stays empty, and most of them do.
  test.concurrent.each(DESIGNS)('%s', async (_, code, outcome) => {
    await open(code, async it => {
      const verdict = verdictOf(it)
      expect(verdict).toMatchObject({ outcome })
      expect(verdict.cause === '').toBe(outcome === 'painted')
    })
  })
})

describe('[S7] what a frame answers', () => {
  const CODE =
    'export default () => <main className="flex gap-4 p-8"><h1>Hello</h1><svg width="9" height="9" /></main>'
  const ask = (it: RenderedArtifact, message: object, answer: FrameMessage['type']) =>
    it.page.evaluate(
      ([asked, type]) =>
        new Promise<Record<string, unknown>>(done => {
          const element = document.querySelector('iframe')!
          addEventListener('message', event => event.data?.type === type && done(event.data))
          element.contentWindow?.postMessage({ maquette: 1, ...asked }, new URL(element.src).origin)
        }),
      [message, answer] as const,
    )

  test('REQUEST_FIGMA_FRAME: the page as a tree', async () => {
    await open(CODE, async it => {
      const { frame } = await ask(it, { type: 'REQUEST_FIGMA_FRAME' }, 'FIGMA_FRAME')
      const text = JSON.stringify(frame)
      expect(text).toContain('"layout":"HORIZONTAL"')
      expect(text).toContain('"type":"TEXT"')
      expect(text).toContain('"content":"Hello"')
      expect(text).toContain('"type":"VECTOR"')
    })
  })

  test('REQUEST_FIGMA_FRAME: nothing where nothing is drawn', async () => {
    await open('export default () => null', async it => {
      const { frame } = await ask(it, { type: 'REQUEST_FIGMA_FRAME' }, 'FIGMA_FRAME')
      expect(JSON.stringify(frame)).not.toContain('"type":"TEXT"')
    })
  })

  test('TAKE_PICTURE: a small picture of the page', async () => {
    await open(CODE, async it => {
      const { url } = await ask(it, { type: 'TAKE_PICTURE', id: 7, of: 'page' }, 'PICTURE')
      expect(url).toMatch(/^data:image\/webp;base64,/)
      expect(String(url).length).toBeLessThan(270_000)
    })
  })
})
