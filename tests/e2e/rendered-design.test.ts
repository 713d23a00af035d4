import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/design.ts'
import {
  type RenderedArtifact,
  type Renderer,
  readSourceFolder,
  startRenderer,
} from '#tests/support/render-artifact.ts'

let renderer: Renderer

beforeAll(async () => {
  renderer = await startRenderer()
}, 180_000)
afterAll(async () => renderer?.dispose())

const app = (code: string) => ({ files: [{ name: 'App.tsx', code }] })
async function shown<T>(
  input: Parameters<Renderer['render']>[0],
  look: (it: RenderedArtifact) => Promise<T>,
): Promise<T> {
  const it = await renderer.render(input)
  try {
    return await look(it)
  } finally {
    await it.close()
  }
}
const textOf = (it: RenderedArtifact) => it.frame.evaluate(() => document.body.innerText)

describe('the kit renders without an error', () => {
  test.each(['controls', 'surfaces', 'overlays', 'data', 'sidebar'])('%s', async name => {
    const files = readSourceFolder(join(import.meta.dirname, '../../vendor/gallery', name))
    for (const look of [{ width: 1440 }, { width: 390, isDarkMode: true }]) {
      await shown({ files, ...look }, async it => {
        expect(it.diagnostics).toEqual([])
        expect(it.errors).toEqual([])
        expect(it.consoleErrors).toEqual([])
        expect(it.painted).toBe('painted')
        const overflow = await it.frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      })
    }
  })
})

describe('what a frame says', () => {
  test('a design that throws is reported once, shown in the red box, and is no blank page', async () => {
    await shown(app('export default function App() { return <p>{(null as any).name}</p> }'), async it => {
      expect(it.painted).toBe('thrown')
      expect(it.errors[0]?.message).toContain("Cannot read properties of null (reading 'name')")
      expect(await textOf(it)).toContain('Oops! This code could not be rendered.')
    })
  })

  test('a design that shows nothing is blank', async () => {
    await shown(app('export default function App() { return null }'), async it =>
      expect(it.painted).toBe('blank'),
    )
  })

  test('an unsupported package and a missing export leave the rest of the page', async () => {
    const code = `import { Box } from '@mui/material'
      import { useThing } from 'no-such-hooks'
      import { Cardd } from '@/components/ui/card'
      import { Serach } from 'lucide-react'
      export default function App() { const { a, list } = useThing({ b: 1 }); return <main><Box>inside</Box><Cardd /><Serach />{list.map(x => x)}{String(a)}rest</main> }`
    await shown(app(code), async it => {
      expect(it.errors).toEqual([])
      expect(it.painted).toBe('painted')
      const text = await textOf(it)
      expect(text).toContain('@mui/material · Box is not available in previews')
      expect(text).toContain('inside')
      expect(text).toContain('rest')
    })
  })

  test('a change of route is told without the frame parameters', async () => {
    const code = `import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
      export default () => <BrowserRouter><Link to="/settings?tab=2">go</Link><Routes><Route path="*" element={<p>page</p>} /></Routes></BrowserRouter>`
    await shown({ ...app(code), path: '/start?v=abc&shadcnDarkMode=true' }, async it => {
      expect(it.messages).toContainEqual({ maquette: 1, type: 'READY', path: '/start' })
      await it.frame.click('a')
      await it.page.waitForFunction(
        'window.said.some(m => m.type === "ROUTE_CHANGED" && m.path === "/settings?tab=2")',
      )
      expect(await it.frame.evaluate(() => document.documentElement.className)).toBe('dark')
    })
  })

  test('a pass in the address is gone before the design can see it', async () => {
    const code = 'const seen = location.href\nexport default () => <p>{seen}</p>'
    await shown({ ...app(code), path: '/?t=secret&v=1' }, async it => {
      const text = await textOf(it)
      expect(text).toContain('v=1')
      expect(text).not.toContain('secret')
    })
  })
})

test.each(Object.entries(PRESETS))('a design of the preset %s renders', async (name, config) => {
  const code =
    name === 'chakraUi-inline'
      ? `import { Button, Stack } from '@chakra-ui/react'\nexport default () => <Stack><Button colorPalette="teal">Hello</Button></Stack>`
      : `export default () => <button style={{ padding: 8 }} className="bg-red-500 p-4">Hello</button>`
  await shown({ ...app(code), config }, async it => {
    expect(it.errors).toEqual([])
    expect(it.painted).toBe('painted')
    expect(await textOf(it)).toContain('Hello')
  })
})
