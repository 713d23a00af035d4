import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRESETS, type PresetName } from '#shared/design.ts'
import { renderLive } from '#tests/corpus/render-live.ts'
import { type Renderer, startRenderer } from '#tests/support/render-artifact.ts'

let renderer: Renderer
beforeAll(async () => {
  renderer = await startRenderer()
}, 240_000)
afterAll(() => renderer?.dispose())

/** The same design by the compiler of saved versions and by the one of the editor. */
async function inBoth<Found>(
  sources: Record<string, string>,
  look: (frame: Frame) => Promise<Found>,
  preset: PresetName = 'shadcn-tailwind',
): Promise<Found[]> {
  const files = Object.entries(sources).map(([name, code]) => ({ name, code }))
  const config = PRESETS[preset]
  const compiled = await renderer.render({ files, config })
  const live = await renderLive(renderer.bench, files, config)
  try {
    expect([compiled.compiled.errorMessage, compiled.painted]).toEqual([null, 'painted'])
    expect([live.problem, live.painted]).toEqual([null, 'painted'])
    return [await look(compiled.frame), await look(live.frame!)]
  } finally {
    await compiled.close()
    await live.close()
  }
}

const painted =
  (selector: string, property = 'backgroundColor') =>
  (frame: Frame) =>
    frame.evaluate(
      ([wanted = '', name = '']) => {
        const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!
        const element = document.querySelector(wanted)
        pen.fillStyle = element ? getComputedStyle(element)[name as 'color'] : '#000'
        pen.fillRect(0, 0, 1, 1)
        return [...pen.getImageData(0, 0, 1, 1).data]
      },
      [selector, property],
    )

const both = <Found>(found: Found): Found[] => [found, found]
const BUTTON = `import { Button } from '@/components/ui/button'
export default () => <Button id="it">Book</Button>`

describe('a theme means what it says', () => {
  test('inside a layer, as bare numbers', async () => {
    const theme = '@layer base { :root { --primary: 120 100% 25%; --primary-foreground: 0 0% 100% } }'
    const found = await inBoth({ 'App.tsx': BUTTON, 'theme.css': theme }, painted('#it'))
    expect(found).toEqual(both([0, 128, 0, 255]))
  })

  test('hsl() around a token of the kit in a chart draws its bars', async () => {
    const code = `import { Bar, BarChart } from 'recharts'
import { ChartContainer } from '@/components/ui/chart'
export default () => <ChartContainer config={{ sold: { label: 'Sold', color: 'hsl(var(--chart-1))' } }} className="h-40 w-80">
  <BarChart data={[{ sold: 3 }]}><Bar dataKey="sold" fill="var(--color-sold)" isAnimationActive={false} /></BarChart>
</ChartContainer>`
    const [compiled, live] = await inBoth(
      { 'App.tsx': code, 'theme.css': ':root { --chart-1: #ff0000 }' },
      async frame => {
        await frame.locator('.recharts-bar-rectangle path').waitFor()
        return painted('.recharts-bar-rectangle path', 'fill')(frame)
      },
    )
    expect([compiled, live]).toEqual(both([255, 0, 0, 255]))
  })

  test('a colour and a typeface in :root alone make their classes', async () => {
    const look = async (frame: Frame) => [
      await painted('#it')(frame),
      await frame.evaluate(() => getComputedStyle(document.querySelector('h1')!).fontFamily),
      await frame.evaluate(() => getComputedStyle(document.body).fontFamily),
    ]
    const found = await inBoth(
      {
        'App.tsx': 'export default () => <h1 id="it" className="bg-brand font-poster">Tide</h1>',
        'theme.css':
          ':root { --brand: #00ff00; --font-poster: "Imbue", Georgia, serif; --font-sans: "Literata", Georgia, serif }',
      },
      look,
    )
    expect(found).toEqual(both([[0, 255, 0, 255], 'Imbue, Georgia, serif', 'Literata, Georgia, serif']))
  })

  test('colours of a config file of Tailwind 3', async () => {
    const config = "export default { theme: { extend: { colors: { brand: { DEFAULT: '#0000ff' } } } } }"
    const code = 'export default () => <p id="it" className="bg-brand">Tide</p>'
    for (const preset of ['shadcn-tailwind', 'html-tailwind'] as const) {
      const found = await inBoth({ 'App.tsx': code, 'tailwind.config.js': config }, painted('#it'), preset)
      expect(found).toEqual(both([0, 0, 255, 255]))
    }
  })

  test('one dark box around the page: its own colours hold, and a dialog beside it has them too', async () => {
    const code = `import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
export default () => <div className="dark min-h-screen bg-background"><button id="it" className="bg-primary">Go</button>
  <Dialog open><DialogContent aria-describedby={undefined}><DialogTitle>Hello</DialogTitle></DialogContent></Dialog></div>`
    const look = async (frame: Frame) => {
      await frame.getByRole('dialog').waitFor()
      return [await painted('#it')(frame), await painted('[role=dialog]')(frame)]
    }
    const light = ':root { --primary: #ff0000; --popover: #00ff00 }'
    expect(await inBoth({ 'App.tsx': code, 'theme.css': light }, look)).toEqual(
      both([
        [255, 0, 0, 255],
        [0, 255, 0, 255],
      ]),
    )
    const withDark = `${light} .dark { --popover: #0000ff }`
    expect(await inBoth({ 'App.tsx': code, 'theme.css': withDark }, look)).toEqual(
      both([
        [255, 0, 0, 255],
        [0, 0, 255, 255],
      ]),
    )
  })
})

describe('letters that the chosen typeface lacks', () => {
  test.each([
    ['ქართული', 'Noto Sans'],
    ['مرحبا', 'Noto Sans'],
    ['こんにちは', 'Noto Sans JP'],
    ['안녕하세요', 'Noto Sans KR'],
    ['你好', 'Noto Sans SC'],
  ])('%s is set in a typeface that has it, which nothing else loads', async (words, family) => {
    const loaded = (frame: Frame) =>
      frame.evaluate(async () => {
        const there = () => {
          const names = [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map(each => each.family)
          return [...new Set(names.map(name => name.replaceAll('"', '')))].filter(name =>
            name.startsWith('Noto'),
          )
        }
        while (there().length === 0) await new Promise(requestAnimationFrame)
        // Whatever else is loaded has begun with it.
        await document.fonts.ready
        return there()
      })
    const found = await inBoth({ 'App.tsx': `export default () => <p>${words}</p>` }, loaded)
    expect(found).toEqual(both([family]))
  })
})
