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

test('a series has the words of its config by its name or its dataKey, in the legend and in the tooltip', async () => {
  const code = `import { Bar, BarChart, Scatter, ScatterChart, XAxis, YAxis } from 'recharts'
import { ChartContainer, ChartLegend, ChartLegendContent, ChartTooltip, ChartTooltipContent } from '@/components/ui/chart'
const config = { tempe: { label: 'Tempe depot', color: 'var(--chart-1)' }, baked: { label: 'Loaves baked', color: 'var(--chart-2)' } }
const spots = { fast: { label: 'Fast chargers', color: 'var(--chart-1)' }, minutes: { label: 'Time' }, kwh: { label: 'Energy' } }
export default () => <main>
  <ChartContainer id="bars" config={config} className="h-60 w-80"><BarChart data={[{ day: 'Mon', kwh: { tempe: 3 }, baked: 5 }]}>
    <XAxis dataKey="day" />
    <Bar dataKey="kwh.tempe" name="tempe" fill="var(--color-tempe)" isAnimationActive={false} />
    <Bar dataKey="baked" name="Bread" fill="var(--color-baked)" isAnimationActive={false} />
    <ChartLegend content={<ChartLegendContent />} />
    <ChartTooltip defaultIndex={0} content={<ChartTooltipContent />} />
  </BarChart></ChartContainer>
  <ChartContainer id="spots" aria-label="Charging" config={spots} className="h-60 w-80"><ScatterChart>
    <XAxis dataKey="minutes" type="number" /><YAxis dataKey="kwh" type="number" />
    <Scatter name="fast" data={[{ minutes: 20, kwh: 30 }]} fill="var(--color-fast)" isAnimationActive={false} />
    <ChartLegend content={<ChartLegendContent />} />
    <ChartTooltip content={<ChartTooltipContent />} />
  </ScatterChart></ChartContainer>
</main>`
  await shown(code, async ({ frame }) => {
    const [bars, spots] = [
      frame.locator('[data-chart=chart-bars]'),
      frame.locator('[data-chart=chart-spots]'),
    ]
    await expect.poll(() => bars.getByText('Tempe depot').count()).toBe(2)
    expect(await bars.getByText('Loaves baked').count()).toBe(2)
    expect(await spots.getByText('Fast chargers').count()).toBe(1)
    expect(await frame.getByRole('figure', { name: 'Charging' }).count()).toBe(1)
    await spots.locator('.recharts-scatter-symbol').hover()
    await expect
      .poll(() => spots.locator('.recharts-tooltip-wrapper').innerText())
      .toMatch(/Time[\s\S]*Energy/)
  })
})

test('what is higher than the window can be scrolled, and what opens over the page is as wide as its class says', async () => {
  for (const [kind, module, classes, width] of [
    ['Dialog', 'dialog', '', 512],
    ['AlertDialog', 'alert-dialog', '', 512],
    ['Dialog', 'dialog', 'max-w-3xl', 768],
    ['AlertDialog', 'alert-dialog', 'max-w-3xl', 768],
    ['Sheet', 'sheet', '', 384],
    ['Sheet', 'sheet', 'sm:max-w-md', 448],
  ] as const) {
    const code = `import { ${kind}, ${kind}Content, ${kind}Description, ${kind}Title } from '@/components/ui/${module}'
export default () => <${kind} open><${kind}Content className="${classes}"><${kind}Title>T</${kind}Title><${kind}Description>D</${kind}Description><p style={{ minHeight: 2000 }}>high</p><p id="end">end</p></${kind}Content></${kind}>`
    await shown(code, async ({ frame }) => {
      const box = frame.locator(`[data-slot=${module}-content]`)
      await expect.poll(async () => (await box.boundingBox())?.width).toBe(width)
      expect((await box.boundingBox())?.height).toBeLessThanOrEqual(900)
      await frame.locator('#end').scrollIntoViewIfNeeded()
      await expect.poll(() => box.evaluate(it => it.scrollTop)).toBeGreaterThan(0)
    })
  }
})

test('a drawer is held to a column, begins at the left, and what is long inside of it scrolls', async () => {
  const code = `import { Drawer, DrawerContent, DrawerDescription, DrawerHeader, DrawerTitle } from '@/components/ui/drawer'
export default () => <Drawer open><DrawerContent className="mx-auto max-w-107"><DrawerHeader><DrawerTitle>T</DrawerTitle><DrawerDescription>D</DrawerDescription></DrawerHeader>
  <div id="long" className="overflow-y-auto"><p style={{ height: 2000 }}>high</p></div></DrawerContent></Drawer>`
  await shown(code, async ({ frame }) => {
    const box = frame.locator('[data-slot=drawer-content]')
    const { x, width } = (await box.boundingBox())!
    expect([x, width]).toEqual([246, 428])
    expect(await box.evaluate(it => it.clientHeight / innerHeight)).toBeCloseTo(0.82, 1)
    expect(await frame.locator('#long').evaluate(it => it.scrollHeight > it.clientHeight)).toBe(true)
    const header = frame.locator('[data-slot=drawer-header]')
    expect(await header.evaluate(it => getComputedStyle(it).textAlign)).toBe('left')
  })
})

test('classes win over heights, sizes of text and of icons that a part has by itself, and a mark grows with its box', async () => {
  const code = `import { Plus } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldLegend, FieldSet } from '@/components/ui/field'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group'
import { Select, SelectTrigger } from '@/components/ui/select'
import { Tabs, TabsList } from '@/components/ui/tabs'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
export default () => <main>
  {[undefined, 1].map(spacing => <ToggleGroup key={spacing} type="single" variant="outline" spacing={spacing}><ToggleGroupItem value="a">a</ToggleGroupItem><ToggleGroupItem value="b">b</ToggleGroupItem></ToggleGroup>)}
  <NativeSelect className="h-12" aria-label="n"><NativeSelectOption>one</NativeSelectOption></NativeSelect>
  <Select><SelectTrigger className="h-12" aria-label="s" /></Select>
  <Tabs><TabsList className="h-12" /></Tabs>
  <FieldSet><FieldLegend className="text-xl">L</FieldLegend></FieldSet>
  <Button aria-label="own"><Plus /></Button><Button aria-label="icon"><Plus className="size-6" /></Button>
  <Button aria-label="both"><Plus className="h-5 w-5" /></Button><Button aria-label="group" className="[&_svg]:size-7"><Plus /></Button>
  <Checkbox aria-label="c" checked /><Checkbox aria-label="d" checked className="size-6" />
  <RadioGroup value="a"><RadioGroupItem value="a" aria-label="a" className="size-7" /></RadioGroup><RadioGroup value="a"><RadioGroupItem value="a" aria-label="a" /></RadioGroup>
  <Badge><Plus className="size-4" /></Badge><Badge><Plus /></Badge><Alert><Plus className="size-6" /></Alert>
</main>`
  const [heights, legend, icons, gaps, marks] = await shown(code, ({ frame }) =>
    frame.evaluate(() => [
      ['native-select', 'select-trigger', 'tabs-list'].map(
        slot => document.querySelector<HTMLElement>(`[data-slot=${slot}]`)?.offsetHeight,
      ),
      getComputedStyle(document.querySelector('legend')!).fontSize,
      [...document.querySelectorAll('svg.lucide-plus')].map(svg => svg.getBoundingClientRect().width),
      [...document.querySelectorAll('[data-slot=toggle-group]')].map(group => {
        const [first, second] = [...group.children].map(each => each.getBoundingClientRect())
        return second!.left - first!.right
      }),
      [
        ...document.querySelectorAll(
          '[data-slot=checkbox] svg:first-child, [data-slot=radio-group-item] span span',
        ),
      ].map(mark => {
        const [inner, outer] = [mark, mark.closest('button')!].map(each => each.getBoundingClientRect())
        const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2]
        const isCentred = middle(inner!).every((at, n) => Math.abs(at - middle(outer!)[n]!) < 0.6)
        return isCentred && Math.round(inner!.width)
      }),
    ]),
  )
  expect(heights).toEqual([48, 48, 48])
  expect(legend).toBe('20px')
  expect(gaps).toEqual([0, 4])
  expect(marks).toEqual([12, 19, 11, 6])
  expect(icons).toEqual([16, 24, 20, 28, 16, 12, 24])
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
