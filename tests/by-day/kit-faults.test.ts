import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RenderedArtifact, type Renderer, startRenderer } from '#tests/support/render-artifact.ts'

let renderer: Renderer
beforeAll(async () => {
  renderer = await startRenderer()
}, 240_000)
afterAll(() => renderer?.dispose())

async function shown<Found>(
  code: string,
  look: (it: RenderedArtifact) => Promise<Found>,
  theme = '',
): Promise<Found> {
  const files = [
    { name: 'App.tsx', code },
    { name: 'theme.css', code: theme },
  ]
  const it = await renderer.render({ files, width: 920 })
  try {
    expect([it.compiled.errorMessage, it.painted, it.errors]).toEqual([null, 'painted', []])
    return await look(it)
  } finally {
    await it.close()
  }
}

test('a slider is called what it is given, also with two thumbs and by the text of another element', async () => {
  const code = `import { Slider } from '@/components/ui/slider'
export default () => <main>
  <h2 id="budget">Budget</h2>
  <Slider aria-label="Volume" defaultValue={[30]} />
  <Slider aria-label="Price" defaultValue={[20, 80]} />
  <Slider aria-labelledby="budget" defaultValue={[5]} />
</main>`
  const names = await shown(code, async ({ frame }) => {
    const wanted = ['Volume', 'Price, from', 'Price, to', 'Budget']
    return Promise.all(wanted.map(name => frame.getByRole('slider', { name, exact: true }).count()))
  })
  expect(names).toEqual([1, 1, 1, 1])
})

test('a legend has its series in the order in which they are written', async () => {
  const code = `import { Bar, BarChart, XAxis } from 'recharts'
import { ChartContainer, ChartLegend, ChartLegendContent } from '@/components/ui/chart'
const config = { sold: { label: 'Sold', color: 'var(--chart-1)' }, baked: { label: 'Baked', color: 'var(--chart-2)' } }
export default () => <ChartContainer config={config} className="h-60 w-full">
  <BarChart data={[{ day: 'Mon', sold: 3, baked: 5 }]}>
    <XAxis dataKey="day" />
    <Bar dataKey="sold" fill="var(--color-sold)" isAnimationActive={false} />
    <Bar dataKey="baked" fill="var(--color-baked)" isAnimationActive={false} />
    <ChartLegend content={<ChartLegendContent />} />
  </BarChart>
</ChartContainer>`
  const legend = await shown(code, async ({ frame }) => {
    await frame.getByText('Baked').waitFor()
    return frame.locator('.recharts-legend-wrapper').innerText()
  })
  expect(legend.split(/\s+/)).toEqual(['Sold', 'Baked'])
})

test('a text field is as high as its rows, and a class still says another height', async () => {
  const code = `import { Textarea } from '@/components/ui/textarea'
export default () => <main>
  <Textarea aria-label="none" /><Textarea aria-label="one" rows={1} /><Textarea aria-label="six" rows={6} />
  <Textarea aria-label="class" rows={6} className="min-h-40" />
</main>`
  const heights = await shown(code, async ({ frame }) => {
    const boxes = ['none', 'one', 'six', 'class'].map(name =>
      frame.getByLabel(name, { exact: true }).boundingBox(),
    )
    return (await Promise.all(boxes)).map(box => Math.round(box?.height ?? 0))
  })
  // 14 px at 1.5 a line, 16 px of padding and the two lines around it.
  expect(heights).toEqual([64, 39, 144, 160])
})

test('a tab that is not chosen can be read on a tinted ground, in light and in dark', async () => {
  const code = `import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs'
export default () => <>{['', 'dark'].map(scheme => <div key={scheme} className={scheme + ' bg-background p-4'}>
  <Tabs defaultValue="a"><TabsList><TabsTrigger value="a">One</TabsTrigger><TabsTrigger value="b">Two</TabsTrigger></TabsList></Tabs>
</div>)}</>`
  const theme = `:root { --background: #fbfaf6; --foreground: #2a2f2a; --muted: #dfe8d8; --muted-foreground: #56604f; }
.dark { --background: #101613; --foreground: #d5dcd2; --muted: #2b372f; --muted-foreground: #9fae9f; }`
  const ratios = await shown(
    code,
    ({ frame }) =>
      frame.evaluate(() => {
        const canvas = document.createElement('canvas')
        canvas.width = canvas.height = 1
        const pen = canvas.getContext('2d', { willReadFrequently: true })!
        const painted = (...colors: string[]) => {
          pen.clearRect(0, 0, 1, 1)
          for (const color of colors) {
            pen.fillStyle = color
            pen.fillRect(0, 0, 1, 1)
          }
          const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map(value =>
            value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
          )
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        return [...document.querySelectorAll('[role=tab][data-state=inactive]')].map(tab => {
          const ground = getComputedStyle(tab.closest('[role=tablist]')!).backgroundColor
          const [dark = 0, light = 0] = [painted(ground), painted(ground, getComputedStyle(tab).color)].sort(
            (a, b) => a - b,
          )
          return (light + 0.05) / (dark + 0.05)
        })
      }),
    theme,
  )
  expect(ratios).toHaveLength(2)
  for (const ratio of ratios) expect(ratio).toBeGreaterThanOrEqual(4.5)
})
