import { describe, expect, test } from 'vitest'
import { boxOf, page, pixel, seen, seesDesigns, style, styles } from '#tests/support/seen-design.ts'

seesDesigns()

describe('the kit does what somebody who knows its parts expects', () => {
  test('a link and a button of one’s own have the focus of the kit’s', async () => {
    const code = page(
      '<Button id="k">a</Button><button type="button" id="b">b</button><a id="a" href="#b">c</a>',
      "import { Button } from '@/components/ui/button'",
    )
    const theme = ':root { --ring: #00ff00 }'
    const names = ['outline-style', 'outline-width', 'outline-offset', 'outline-color']
    await seen(
      code,
      async ({ frame }) => {
        const looks: unknown[] = []
        await frame.locator('#k').focus()
        for (const at of ['#k', '#b', '#a']) {
          await frame.locator(at).press('Shift')
          looks.push(await styles(frame, at, names))
          await frame.locator(at).press('Tab')
        }
        const ring = ['solid', '2px', '2px', 'rgb(0, 255, 0)']
        expect(looks).toEqual([ring, ring, ring])
      },
      { theme },
    )
  })

  test('what the browser draws follows the class of the page, and the one look of a theme', async () => {
    const code = page(
      '<button type="button" onClick={() => document.documentElement.classList.toggle("dark")}>Turn</button>',
    )
    const theme = ':root, .dark { color-scheme: light; --background: #ffffff }'
    await seen(code, async ({ frame }) => {
      expect(await style(frame, 'html', 'color-scheme')).toBe('light')
      await frame.getByRole('button').click()
      expect(await style(frame, 'html', 'color-scheme')).toBe('dark')
    })
    for (const isDarkMode of [false, true])
      expect(
        await seen(code, ({ frame }) => style(frame, 'html', 'color-scheme'), { theme, isDarkMode }),
      ).toBe('light')
    const plain = { preset: 'html-tailwind', isDarkMode: true } as const
    expect(await seen(code, ({ frame }) => style(frame, 'html', 'color-scheme'), plain)).toBe('dark')
  })

  test('a switch that is off is --input; a slider is --primary and says the text of its value', async () => {
    const theme = ':root { --input: #ff0000; --primary: #0000ff; --background: #00ff00 }'
    const code = page(
      '<Switch id="s" aria-label="s" /><Slider defaultValue={[5]} aria-label="Hour" aria-valuetext="22:00" className="h-8" />',
      "import { Slider } from '@/components/ui/slider'\nimport { Switch } from '@/components/ui/switch'",
    )
    const look = async ({ frame }: Parameters<Parameters<typeof seen>[1]>[0]) => [
      await pixel(frame, '#s', 'background-color'),
      await pixel(frame, '[role=slider]', 'border-top-color'),
      await pixel(frame, '[role=slider]', 'background-color'),
      await frame.getByRole('slider').getAttribute('aria-valuetext'),
      (await boxOf(frame, '[data-slot=slider]')).height,
    ]
    expect(await seen(code, look, { theme })).toEqual([
      ...[
        [255, 0, 0, 255],
        [0, 0, 255, 255],
        [0, 255, 0, 255],
      ],
      ...['22:00', 32],
    ])
  })

  test('what opens over a page gives the focus back, also where its state opened it', async () => {
    const kinds = ['Dialog', 'Sheet', 'AlertDialog', 'Drawer']
    const code = `import { useState } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'
${kinds.map(kind => `import { ${kind}, ${kind}Content, ${kind}Title, ${kind}Description } from '@/components/ui/${kind.replace('tD', 't-d').toLowerCase()}'`).join('\n')}
export default function App() {
  const [open, setOpen] = useState('')
  const close = () => setOpen('')
  return <main>
    <DropdownMenu><DropdownMenuTrigger>Menu</DropdownMenuTrigger><DropdownMenuContent><DropdownMenuItem onSelect={() => setOpen('Dialog')}>Ask</DropdownMenuItem></DropdownMenuContent></DropdownMenu>
    ${kinds.map(kind => `<button onClick={() => setOpen('${kind}')}>Open ${kind}</button><${kind} open={open === '${kind}'} onOpenChange={close}><${kind}Content><${kind}Title>T</${kind}Title><${kind}Description>D</${kind}Description><button>in</button></${kind}Content></${kind}>`).join('\n')}
  </main>
}`
    await seen(code, async ({ frame, page: tab }) => {
      const focused = () => frame.evaluate(() => document.activeElement?.textContent)
      const closed = async (from: string) => {
        await frame.getByText('in', { exact: true }).waitFor()
        await tab.keyboard.press('Escape')
        await expect.poll(focused, { message: from }).toBe(from)
      }
      for (const kind of kinds) {
        await frame.getByRole('button', { name: `Open ${kind}`, exact: true }).click()
        await closed(`Open ${kind}`)
      }
      await frame.getByRole('button', { name: 'Menu' }).click()
      await frame.getByRole('menuitem').click()
      await closed('Menu')
    })
  })

  test('at 390 an alert begins where a dialog does, and the title of a sheet ends before its ×', async () => {
    const code = page(
      `<AlertDialog open><AlertDialogContent><AlertDialogHeader><AlertDialogTitle>T</AlertDialogTitle><AlertDialogDescription>D</AlertDialogDescription></AlertDialogHeader></AlertDialogContent></AlertDialog>
<Sheet open modal={false}><SheetContent><SheetHeader><SheetTitle><span id="t">${'Long title '.repeat(9)}</span></SheetTitle></SheetHeader></SheetContent></Sheet>`,
      `import { AlertDialog, AlertDialogContent, AlertDialogDescription, AlertDialogHeader, AlertDialogTitle } from '@/components/ui/alert-dialog'
import { Sheet, SheetContent, SheetHeader, SheetTitle } from '@/components/ui/sheet'`,
    )
    await seen(
      code,
      async ({ frame }) => {
        expect(await style(frame, '[data-slot=alert-dialog-header]', 'text-align')).toBe('start')
        const [title, close] = [await boxOf(frame, '#t'), await boxOf(frame, '[data-slot=sheet-close]')]
        expect(title.x + title.width).toBeLessThanOrEqual(close.x)
      },
      { width: 390 },
    )
  })

  test('the arrow of a native select stays in it, whatever width it is given', async () => {
    const select = (id: string, classes: string) =>
      `<NativeSelect id="${id}" aria-label="${id}" className="${classes}"><NativeSelectOption>one</NativeSelectOption></NativeSelect>`
    const code = page(
      `<div dir="rtl">${select('r', 'max-w-40')}</div>${select('m', 'max-w-40')}${select('w', 'w-40')}${select('f', 'h-12')}`,
      "import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'",
    )
    await seen(code, async ({ frame }) => {
      const gaps: number[] = []
      for (const id of ['m', 'w', 'f', 'r']) {
        const [box, arrow] = [await boxOf(frame, `#${id}`), await boxOf(frame, `#${id} + svg`)]
        gaps.push(id === 'r' ? arrow.x - box.x : box.x + box.width - arrow.x - arrow.width)
        expect(arrow.y + arrow.height / 2).toBeCloseTo(box.y + box.height / 2, 0)
        if (id !== 'f') expect(box.width).toBe(160)
      }
      expect(gaps).toEqual([12, 12, 12, 12])
    })
  })

  test('notices turn dark with the page that is open', async () => {
    const code = `import { toast } from 'sonner'
import { Toaster } from '@/components/ui/sonner'
export default () => <main><button onClick={() => { document.documentElement.classList.add('dark'); toast('Saved') }}>Save</button><Toaster /></main>`
    await seen(code, async ({ frame }) => {
      await frame.getByRole('button').click()
      await frame.getByText('Saved').waitFor()
      expect(await frame.locator('[data-sonner-toaster]').getAttribute('data-sonner-theme')).toBe('dark')
      expect(await frame.locator('[data-sonner-toaster]').getAttribute('data-y-position')).toBe('bottom')
      expect(await frame.locator('[data-sonner-toaster]').getAttribute('data-x-position')).toBe('right')
    })
  })
})

describe('a design in its frame', () => {
  test('takes the focus only once somebody is in it', async () => {
    const code = `import { useEffect, useRef, useState } from 'react'
export default function App() {
  const field = useRef<HTMLInputElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => { const timer = setInterval(() => { field.current?.focus(); setTries(before => before + 1) }, 50); return () => clearInterval(timer) }, [])
  return <main><p>{tries}</p><input ref={field} autoFocus aria-label="scan" /></main>
}`
    await seen(code, async ({ frame, page: tab }) => {
      await tab.evaluate(() => document.body.appendChild(document.createElement('input')).focus())
      const tried = Number(await frame.locator('p').innerText())
      await expect.poll(async () => Number(await frame.locator('p').innerText())).toBeGreaterThan(tried + 3)
      expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
      await frame.locator('p').click()
      await expect.poll(() => frame.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    })
  })

  test('React 19 without StrictMode, files without their endings, what moves by a class, no clipboard', async () => {
    const code = `import { useEffect, useState } from 'react'
import { rows, type Row } from '@/data/rows'
import { Line } from './lib/line'
let runs = 0
export default function App() {
  const [copied, setCopied] = useState('')
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => { runs++ }, [])
  return <main><Line ref={setElement} row={rows[0] as Row} /><p id="runs">{element ? runs : ''}</p><p id="m" className="animate-in fade-in-0 duration-1000 punched border" />
    <button onClick={() => navigator.clipboard.writeText('x').then(() => setCopied('yes'), () => setCopied('no'))}>Copy</button><p id="c">{copied}</p></main>
}`
    const more = {
      'data/rows.ts': "export interface Row { name: string }\nexport const rows: Row[] = [{ name: 'Anna' }]",
      'lib/line.tsx':
        "import type { Ref } from 'react'\nimport type { Row } from '@/data/rows'\nexport const Line = ({ ref, row }: { ref: Ref<HTMLHeadingElement>; row: Row }) => <h1 ref={ref}>{row.name}</h1>",
    }
    await seen(
      code,
      async ({ frame }) => {
        expect(await frame.locator('h1').innerText()).toBe('Anna')
        expect(await frame.locator('#runs').innerText()).toBe('1')
        expect(await style(frame, '#m', 'animation-name')).toBe('enter')
        expect(await style(frame, '#m', 'letter-spacing')).toBe('3px')
        expect(await style(frame, '#m', 'border-top-color')).toBe('rgb(255, 0, 0)')
        await frame.getByRole('button').click()
        await expect.poll(() => frame.locator('#c').innerText()).toBe('no')
      },
      { more, theme: ':root { --border: #ff0000 } @utility punched { letter-spacing: 3px }' },
    )
  })
})
