import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/design.ts'
import { differenceOf } from '#tests/corpus/parity.ts'
import { renderLive } from '#tests/corpus/render-live.ts'
import {
  type RenderedArtifact,
  type Renderer,
  readSourceFolder,
  startRenderer,
} from '#tests/support/render-artifact.ts'
import { until } from '#tests/support/until.ts'

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
    const code = `import { Box } from 'no-such-components'
      import { useThing } from 'no-such-hooks'
      import { Cardd } from '@/components/ui/card'
      import { Serach } from 'lucide-react'
      export default function App() { const { a, list } = useThing({ b: 1 }); return <main><Box>inside</Box><Cardd /><Serach />{list.map(x => x)}{String(a)}rest</main> }`
    await shown(app(code), async it => {
      expect(it.errors).toEqual([])
      expect(it.painted).toBe('painted')
      const text = await textOf(it)
      expect(text).toContain('no-such-components · Box is not available in previews')
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
      await expect.poll(() => it.frame.evaluate(() => document.documentElement.className)).toBe('dark')
    })
  })

  test('[S7] the flags of its address are carried out', async () => {
    const path = '/?hideOverflow=true&scale=0.5&disableScrolls=true'
    await shown({ ...app('export default () => <p style={{ height: 4000 }}>tall</p>'), path }, async it => {
      const { zoom, overflow, isStopped } = await it.frame.evaluate(() => {
        const { zoom, overflowY } = getComputedStyle(document.documentElement)
        const wheel = new WheelEvent('wheel', { cancelable: true, bubbles: true })
        return { zoom, overflow: overflowY, isStopped: !document.body.dispatchEvent(wheel) }
      })
      expect({ zoom, overflow, isStopped }).toEqual({ zoom: '0.5', overflow: 'hidden', isStopped: true })
    })
  })

  test('a loader made of nothing but a box before it is a picture', async () => {
    const css =
      '.wait { width: 48px; height: 48px } .wait::before { content: ""; display: block; width: 48px; height: 48px; background: teal }'
    const code = `import './wait.css'\nexport default () => <div className="wait" />`
    await shown({ files: [...app(code).files, { name: 'wait.css', code: css }] }, async it =>
      expect(it.painted).toBe('painted'),
    )
  })

  test('a server that is refused, and words that only the pointer shows, are no failures', async () => {
    const code = `import { useEffect } from 'react'
      export default function App() {
        useEffect(() => { fetch('https://example.com/things') }, [])
        return <div style={{ width: 200, height: 90, background: 'teal' }}><h2 style={{ opacity: 0, transition: 'opacity 1s' }}>Later</h2></div>
      }`
    await shown(app(code), async it => {
      expect(it.errors).toEqual([])
      expect(it.painted).toBe('painted')
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

describe('[S5] a connection that fails', () => {
  const asking = (address: string) => ({
    files: [
      {
        name: 'App.tsx',
        code: `fetch(${address})\nfetch(${address}).catch(() => { document.title = 'failed' })\nexport default () => <h1>Hello</h1>`,
      },
    ],
  })
  const told = (it: RenderedArtifact) =>
    it.page.evaluate(() =>
      (window as unknown as { said: { type: string; message?: string }[] }).said.flatMap(one =>
        one.type === 'IFRAME_ERROR' ? [one.message] : [],
      ),
    )

  test('is told when it is the fault of the design', async () => {
    await shown(asking('"blob:" + location.origin + "/gone"'), async it => {
      await until(async () => (await told(it)).length > 0, 'the error is told')
      expect(await told(it)).toEqual(['TypeError: Failed to fetch'])
    })
  })

  test('is not when the editor refused it', async () => {
    const refused = 'Promise.reject(new Error("last"))'
    const files = asking('"https://example.com/orders"').files.map(({ name, code }) => ({
      name,
      code: `${code}\nsetTimeout(() => { ${refused} }, 300)`,
    }))
    await shown({ files }, async it => {
      await until(async () => (await told(it)).length > 0, 'what comes after it is told')
      expect(await told(it)).toEqual(['last'])
    })
  })
})

describe('both compilers show what a design leaves out', () => {
  const page = (code: string, name = 'App.tsx') => [{ name, code }]
  const own = `import ReactDOM from 'react-dom/client'\nReactDOM.createRoot(document.getElementById('root')!).render(<h1>Hello</h1>)`
  const older = `import ReactDOM from 'react-dom'\nReactDOM.render(<h1>Hello</h1>, document.getElementById('root'))`
  const routed = `import { NavLink, useLocation } from 'react-router-dom'\nexport default () => <NavLink to="/a">Hello {typeof useLocation().pathname}</NavLink>`
  const tooltip = `import { Tooltip } from 'radix-ui'\nexport default () => <Tooltip.Root><Tooltip.Trigger>Hello</Tooltip.Trigger></Tooltip.Root>`
  const menu = `import { Menu, Button } from '@chakra-ui/react'\nexport default () => <Menu><Menu.Trigger asChild><Button>Hello</Button></Menu.Trigger></Menu>`
  const chakra2 = `import { FormControl, FormLabel, Input, InputGroup, InputLeftElement, useColorModeValue } from '@chakra-ui/react'
    export default () => <FormControl isRequired><FormLabel color={useColorModeValue('black', 'white')}>Hello</FormLabel><InputGroup><InputLeftElement>@</InputLeftElement><Input /></InputGroup></FormControl>`
  const late = `import { useEffect, useState } from 'react'\nexport default () => { const [is, set] = useState(false); useEffect(() => { setTimeout(() => set(true), 900) }, []); return is && <h1>Hello</h1> }`
  test.each([
    ['a router around its links', page(routed)],
    ['the provider of a bare tooltip', page(tooltip)],
    ['the root of a group of Chakra UI', page(menu)],
    ['names that Chakra UI has had before', page(chakra2)],
    ['App.tsx, with a root of its own instead', page(own, 'src/index.tsx')],
    ['App.tsx, with a root as React 17 had them', page(older, 'src/index.js')],
    ['anything, for a moment', page(late)],
  ])('%s', async (_, files) => {
    const live = await renderLive(renderer.bench, files, PRESETS['html-inline'])
    await shown({ files, config: PRESETS['html-inline'] }, async it => {
      expect([it.painted, it.errors, live.painted, live.errors]).toEqual(['painted', [], 'painted', []])
      expect(await textOf(it)).toContain('Hello')
      expect(await differenceOf(it, live)).toBeNull()
    })
    await live.close()
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
