import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import type { RenderedArtifact } from '#tests/support/render-artifact.ts'
import { boxOf, page, pixel, seen, seesDesigns, style, styles } from '#tests/support/seen-design.ts'
import { PAGE_OF_PARTS, SHOWN_PARTS, TOLD_PARTS } from '#tests/support/told-parts.ts'

seesDesigns()

describe('the theme of the kit', () => {
  test('what is left out is neutral: near-black, white, corners of 10 px; the others are counted from --radius', async () => {
    const look = async ({ frame }: RenderedArtifact) => [
      await pixel(frame, '#p', 'background-color'),
      await pixel(frame, 'body', 'background-color'),
      ...(await Promise.all(['#p', '#md', '#sm', '#xl'].map(at => style(frame, at, 'border-radius')))),
    ]
    const [primary = [], ground, ...corners] = await seen(
      page(
        '<p id="p" className="rounded-lg bg-primary">x</p><p id="md" className="rounded-md" /><p id="sm" className="rounded-sm" /><p id="xl" className="rounded-xl" />',
      ),
      look,
    )
    expect(Math.max(...(primary as number[]).slice(0, 3))).toBeLessThan(50)
    expect(ground).toEqual([255, 255, 255, 255])
    expect(corners).toEqual(['10px', '8px', '6px', '14px'])
  })

  test('what .dark leaves out keeps its light value where the page is dark', async () => {
    const theme = ':root { --primary: #ff0000; --ring: #00ff00 } .dark { --primary: #0000ff }'
    const code = page('<p id="p" className="bg-primary" /><p id="r" className="bg-ring" />')
    const look = async ({ frame }: RenderedArtifact) => [
      await pixel(frame, '#p', 'background-color'),
      await pixel(frame, '#r', 'background-color'),
    ]
    expect(await seen(code, look, { theme, isDarkMode: true })).toEqual([
      [0, 0, 255, 255],
      [0, 255, 0, 255],
    ])
  })

  test('one look under both selectors is the same in both schemes', async () => {
    const theme = ':root, .dark { color-scheme: dark; --background: #102030 }'
    for (const isDarkMode of [false, true])
      expect(
        await seen(page('x'), ({ frame }) => pixel(frame, 'body', 'background-color'), { theme, isDarkMode }),
      ).toEqual([16, 32, 48, 255])
  })

  test('an own colour and an own typeface are classes by @theme inline', async () => {
    const theme = `:root { --signal: #ff8800; --signal-foreground: #000000 }
@theme inline { --color-signal: var(--signal); --color-signal-foreground: var(--signal-foreground); --font-sans: "Commissioner", Arial, sans-serif; --font-display: "Literata", Georgia, serif; --font-rows: "Bitter", Georgia, serif }`
    const code = page(
      '<h1 className="bg-signal/50 text-signal-foreground font-display">x</h1><p className="font-rows">x</p>',
    )
    const look = async ({ frame }: RenderedArtifact) => [
      ...(await styles(frame, 'h1', ['font-family'])),
      await style(frame, 'body', 'font-family'),
      await style(frame, 'p', 'font-family'),
      (await pixel(frame, 'h1', 'background-color'))[3],
    ]
    expect(await seen(code, look, { theme })).toEqual([
      'Literata, Georgia, serif',
      'Commissioner, Arial, sans-serif',
      'Bitter, Georgia, serif',
      128,
    ])
  })

  test('accent is the ground of a hovered item, and cannot be read as text', async () => {
    const code = page(
      '<Button variant="ghost">Go</Button><p id="t" className="text-accent">Read me</p><p id="g" className="bg-accent" />',
      "import { Button } from '@/components/ui/button'",
    )
    await seen(code, async ({ frame, page: tab }) => {
      await frame.getByRole('button').hover()
      await expect
        .poll(() => pixel(frame, 'button', 'background-color'))
        .toEqual(await pixel(frame, '#g', 'background-color'))
      await tab.mouse.move(0, 0)
      const [red = 0] = await pixel(frame, '#t', 'color')
      expect(red).toBeGreaterThan(235)
    })
  })

  test('classes of Tailwind 3 that do nothing', async () => {
    const theme = ':root { --x: #00ff00 }'
    const code = page(
      '<p id="a" className="bg-black bg-opacity-50" /><p id="b" className="bg-[--x]" /><p id="c" className="bg-(--x)" /><p id="d" className="bg-foreground/50" />',
    )
    const look = async ({ frame }: RenderedArtifact) =>
      Promise.all(['#a', '#b', '#c', '#d'].map(async at => (await pixel(frame, at, 'background-color'))[3]))
    expect(await seen(code, look, { theme })).toEqual([255, 0, 255, 128])
  })
})

describe('the kit', () => {
  test('measures of Card, Button, TableCell and TabsList', async () => {
    const code = page(
      `<Card><CardHeader><CardTitle>A</CardTitle></CardHeader><CardContent>B</CardContent></Card>
<Button id="b">Go</Button><Button id="l" size="lg">Go</Button>
<Table><TableBody><TableRow><TableCell>a b</TableCell></TableRow></TableBody></Table>
<Tabs defaultValue="a"><TabsList><TabsTrigger value="a">a b</TabsTrigger></TabsList></Tabs>`,
      `import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Table, TableBody, TableCell, TableRow } from '@/components/ui/table'
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs'`,
    )
    await seen(code, async ({ frame }) => {
      expect(await styles(frame, '[data-slot=card]', ['padding-top', 'row-gap'])).toEqual(['24px', '24px'])
      expect(await styles(frame, '[data-slot=card-content]', ['padding-left', 'padding-top'])).toEqual([
        '24px',
        '0px',
      ])
      expect([(await boxOf(frame, '#b')).height, (await boxOf(frame, '#l')).height]).toEqual([36, 40])
      expect(await style(frame, 'td', 'white-space')).toBe('nowrap')
      expect(await style(frame, '[role=tab]', 'white-space')).toBe('nowrap')
    })
  })

  test('each part has of size and layout what stands in ‹ › behind it', async () => {
    expect(Object.keys(SHOWN_PARTS).sort()).toEqual(
      [...new Set(TOLD_PARTS.map(({ module }) => module))].sort(),
    )
    await seen(PAGE_OF_PARTS, async ({ frame }) => {
      await frame.locator('[data-slot=drawer-content]').waitFor()
      const missing = await frame.evaluate(parts => {
        const classes = (slot: string) => document.querySelector(`[data-slot=${slot}]`)?.className ?? ''
        const has = (slot: string, own: string) =>
          classes(slot)
            .split(' ')
            .some(each => each === own || (each.startsWith('data-[') && each.endsWith(`]:${own}`)))
        return parts.flatMap(({ slot, own }) =>
          own
            .split(' ')
            .filter(each => !has(slot, each))
            .map(each => `${slot} ${each}`),
        )
      }, TOLD_PARTS)
      expect(missing).toEqual([])
    })
  })

  test('controls have the states and fields the ground that they are said to have, and a row its order', async () => {
    const theme = ':root, .dark { --input: #ff0000; --ring: #00ff00; --destructive: #0000ff }'
    const code = page(
      '<Input id="i" aria-label="i" /><Input id="w" aria-invalid aria-label="w" /><Button id="b">a</Button><Button id="d" disabled>a</Button><Field id="f" orientation="horizontal"><FieldLabel id="l">a</FieldLabel><Checkbox id="c" /><FieldError id="e">wrong</FieldError><FieldError id="n" /></Field>',
      `import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'`,
    )
    const look = async ({ frame }: RenderedArtifact) => {
      const ground = await pixel(frame, '#i', 'background-color')
      await frame.locator('#i').focus()
      await expect.poll(() => pixel(frame, '#i', 'border-top-color')).toEqual([0, 255, 0, 255])
      await frame.locator('#i').press('Tab')
      await frame.locator('#w').press('Tab')
      expect(await pixel(frame, '#b', 'outline-color')).toEqual([0, 255, 0, 255])
      expect(await pixel(frame, '#w', 'border-top-color')).toEqual([0, 0, 255, 255])
      expect(await style(frame, '#d', 'opacity')).toBe('0.5')
      const [label, box, error] = [
        ...[await boxOf(frame, '#l'), await boxOf(frame, '#c'), await boxOf(frame, '#e')],
      ]
      expect([label!.x < box!.x, box!.x < error!.x, label!.width > 600]).toEqual([true, true, true])
      expect(await frame.locator('#e').getAttribute('role')).toBe('alert')
      expect(await frame.locator('#n').count()).toBe(0)
      return ground
    }
    expect(await seen(code, look, { theme })).toEqual([255, 255, 255, 255])
    const [red = 0, , , alpha = 0] = await seen(code, look, { theme, isDarkMode: true })
    expect([red, Math.round((alpha / 255) * 100)]).toEqual([255, 25])
  })

  test.each([
    [
      'ToggleGroup without type',
      '<ToggleGroup><ToggleGroupItem value="a">a</ToggleGroupItem></ToggleGroup>',
      "import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'",
    ],
    [
      'Sidebar without its provider',
      '<Sidebar>a</Sidebar>',
      "import { Sidebar } from '@/components/ui/sidebar'",
    ],
  ])('%s throws', async (_, body, imports) => {
    expect(await seen(page(body, imports), async ({ painted }) => painted)).toBe('thrown')
  })

  test('parts take the props of what they are made of, and classes win over their own', async () => {
    const code = `import { useRef, useEffect, useState } from 'react'
import { Field, FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Button } from '@/components/ui/button'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group'
export default function App() {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, choose] = useState('a')
  useEffect(() => input.current?.focus(), [])
  return <main style={{ width: 400 }}>
    <Input ref={input} id="i" aria-describedby="d" className="h-13" /><p id="d">{chosen}</p>
    <Button id="b" className="bg-destructive whitespace-normal px-1">x</Button>
    <Field id="f" data-invalid><FieldError>wrong</FieldError></Field><p id="x" className="text-destructive">x</p>
    <NativeSelect id="n" aria-label="n" className="w-full"><NativeSelectOption>one</NativeSelectOption></NativeSelect>
    <RadioGroup id="r" className="flex" value={chosen} onValueChange={choose}><RadioGroupItem value="a" aria-label="a" /><RadioGroupItem value="b" id="rb" aria-label="b" /></RadioGroup>
  </main>
}`
    const look = async ({ frame }: RenderedArtifact) => {
      await frame.click('#rb')
      return [
        await frame.evaluate(() => document.querySelector('#i')?.getAttribute('aria-describedby')),
        (await boxOf(frame, '#i')).height,
        await style(frame, '#b', 'white-space'),
        (await boxOf(frame, '#n')).width,
        await style(frame, '#r', 'display'),
        await frame.locator('#d').innerText(),
        await frame.locator('#f').innerText(),
        (await style(frame, '#f', 'color')) === (await style(frame, '#x', 'color')),
      ]
    }
    expect(await seen(code, look)).toEqual(['d', 52, 'normal', 400, 'flex', 'b', 'wrong', true])
  })

  test('Sidebar takes 256 px, and below 768 is a sheet that its trigger opens', async () => {
    const code = `import { Sidebar, SidebarContent, SidebarProvider, SidebarTrigger } from '@/components/ui/sidebar'
export default () => <SidebarProvider><Sidebar><SidebarContent>Rooms</SidebarContent></Sidebar><main><SidebarTrigger /></main></SidebarProvider>`
    await seen(code, async ({ frame }) => {
      await frame.getByText('Rooms').waitFor()
      expect((await boxOf(frame, 'main')).x).toBe(256)
    })
    await seen(
      code,
      async ({ frame }) => {
        expect(await frame.getByText('Rooms').count()).toBe(0)
        await frame.getByRole('button').click()
        await frame.getByText('Rooms').waitFor()
      },
      { width: 390 },
    )
  })

  test('a chart is 16:9, or as high as its class says', async () => {
    const chart = (id: string, size: string) =>
      `<ChartContainer id="${id}" config={{ a: { label: 'A', color: 'var(--chart-1)' } }} className="${size}"><BarChart data={[{ a: 1 }]}><Bar dataKey="a" fill="var(--color-a)" isAnimationActive={false} /></BarChart></ChartContainer>`
    const code = page(
      chart('wide', 'w-[320px]') + chart('high', 'h-40 w-full'),
      "import { Bar, BarChart } from 'recharts'\nimport { ChartContainer } from '@/components/ui/chart'",
    )
    await seen(code, async ({ frame }) => {
      const boxes = await Promise.all(['wide', 'high'].map(id => boxOf(frame, `[data-chart=chart-${id}]`)))
      expect(boxes.map(({ height }) => height)).toEqual([180, 160])
    })
  })

  test('a calendar, a list of items and the looks of others, in nothing of which a check finds anything', async () => {
    const code = `import { AlertDialog, AlertDialogAction, AlertDialogContent, AlertDialogDescription, AlertDialogTitle } from '@/components/ui/alert-dialog'
import { Calendar } from '@/components/ui/calendar'
import { Item, ItemGroup, ItemTitle } from '@/components/ui/item'
import { Slider } from '@/components/ui/slider'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
export default function App() {
  const month = new Date(2026, 11)
  return <main className="p-4"><h1>Classes</h1>
    <Calendar mode="single" selected={new Date(2026, 11, 3)} defaultMonth={month} startMonth={month} endMonth={month} modifiers={{ full: new Date(2026, 11, 4) }} modifiersClassNames={{ full: 'line-through' }} className="[--cell-size:--spacing(11)]" />
    <ItemGroup><Item><ItemTitle>Rolls</ItemTitle></Item></ItemGroup>
    <ToggleGroup type="single" variant="outline" size="lg"><ToggleGroupItem value="a">A</ToggleGroupItem></ToggleGroup>
    <Slider id="s" defaultValue={[2, 8]} orientation="vertical" aria-label="Hours" className="h-32" />
    <AlertDialog open={location.hash === '#ask'}><AlertDialogContent><AlertDialogTitle>Sure?</AlertDialogTitle><AlertDialogDescription>It goes.</AlertDialogDescription><AlertDialogAction variant="destructive">Go</AlertDialogAction></AlertDialogContent></AlertDialog>
  </main>
}`
    const axe = readFileSync(inRoot('node_modules', 'axe-core', 'axe.min.js'), 'utf8')
    await seen(code, async ({ frame, diagnostics }) => {
      expect(diagnostics).toEqual([])
      await frame.getByRole('button', { name: /^Thursday,? 3 December 2026, selected$/ }).waitFor()
      expect(await style(frame, '[data-modifier-full], .line-through', 'text-decoration-line')).toBe(
        'line-through',
      )
      expect((await boxOf(frame, 'button[data-selected-single=true]')).width).toBe(44)
      expect(await frame.getByRole('slider').count()).toBe(2)
      await frame.evaluate(axe)
      const found = await frame.evaluate(async () => {
        const { axe: here } = globalThis as unknown as {
          axe: { run(options: object): Promise<{ violations: { id: string }[] }> }
        }
        const rules = { 'label-content-name-mismatch': { enabled: true } }
        return (await here.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a'], rules })).violations.map(
          ({ id }) => id,
        )
      })
      expect(found).toEqual([])
    })
  })

  test('the page has its ground by itself, keyframes stand in the theme, and it may run from right to left', async () => {
    const theme =
      ':root { --background: #102030; --foreground: #ffffff } @keyframes turn { to { rotate: 90deg } } @layer base { em { letter-spacing: 3px } }'
    const code = page(
      '<div id="a" dir="rtl" lang="ar"><em id="e" style={{ animation: "turn 1s paused" }}>مرحبا</em></div>',
    )
    const look = async ({ frame }: RenderedArtifact) => [
      await pixel(frame, 'body', 'background-color'),
      await style(frame, '#e', 'letter-spacing'),
      await frame.evaluate(() => document.getAnimations().length),
      await style(frame, '#e', 'direction'),
    ]
    expect(await seen(code, look, { theme })).toEqual([[16, 32, 48, 255], '3px', 1, 'rtl'])
  })

  test('a tooltip without a provider, a button as a link, a name that is not there as a dashed box', async () => {
    const code = page(
      `<Tooltip><TooltipTrigger>Why</TooltipTrigger><TooltipContent>Because</TooltipContent></Tooltip>
<Button asChild><a href="#x">Go</a></Button><CardBody>Hello</CardBody>`,
      `import { Button } from '@/components/ui/button'
import { CardBody } from '@/components/ui/card'
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip'`,
    )
    await seen(code, async ({ frame, painted, diagnostics }) => {
      expect(painted).toBe('painted')
      expect(diagnostics.map(({ code: kind }) => kind)).toEqual(['missing-export'])
      await frame.getByText('Why').hover()
      await frame.getByRole('tooltip').waitFor()
      expect(await style(frame, 'a', 'display')).toBe('inline-flex')
    })
  })
})
