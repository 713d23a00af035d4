import { describe, expect, test } from 'vitest'
import { THEME_FONTS } from '#shared/theme-fonts.ts'
import type { RenderedArtifact } from '#tests/support/render-artifact.ts'
import { boxOf, page, pixel, seen, seesDesigns, style, styles } from '#tests/support/seen-design.ts'

seesDesigns()

describe('typefaces', () => {
  test('each one is loaded by its name, without small capitals and with the figures that are said', async () => {
    const code = page(
      `{${JSON.stringify(THEME_FONTS.map(({ stack }) => stack))}.map((stack, at) => <p key={stack} style={{ fontFamily: stack, fontSize: 100 }}>
<span id={'ones' + at} className="tabular-nums">1111</span> <span id={'zeros' + at} className="tabular-nums">0000</span><br />
<span id={'own' + at}>13579</span> <span id={'lining' + at} className="lining-nums">13579</span><br />
<span id={'small' + at} className="[font-feature-settings:'smcp']">Harbour</span> <span id={'plain' + at}>Harbour</span></p>)}`,
    )
    await seen(code, async ({ frame }) => {
      const loaded = await frame.evaluate(async () => {
        await document.fonts.ready
        return [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(each => each.family.replaceAll('"', ''))
      })
      expect([...new Set(loaded)]).toEqual(expect.arrayContaining(THEME_FONTS.map(({ label }) => label)))
      const measured = await frame.evaluate(
        stacks => {
          const pen = document.createElement('canvas').getContext('2d')!
          const width = (id: string) => document.getElementById(id)?.getBoundingClientRect().width
          return stacks.map((stack, at) => {
            pen.font = `100px ${stack}`
            return {
              hasEvenFigures: width(`ones${at}`) === width(`zeros${at}`),
              hasOldFigures: pen.measureText('9').actualBoundingBoxDescent > 8,
              isChangedByClass: width(`own${at}`) !== width(`lining${at}`),
              hasSmallCapitals: width(`small${at}`) !== width(`plain${at}`),
            }
          })
        },
        THEME_FONTS.map(({ stack }) => stack),
      )
      const said = THEME_FONTS.map(({ hasEvenFigures, hasOldFigures }) => ({
        ...{ hasEvenFigures, hasOldFigures, hasSmallCapitals: false },
        isChangedByClass: hasOldFigures || expect.any(Boolean),
      }))
      expect(measured).toEqual(said)
    })
  })

  test('width by a class, optical size by itself', async () => {
    const having = (axis: 'width' | 'optical size') => THEME_FONTS.filter(({ axes }) => axes.includes(axis))
    const word = (id: string, stack: string, more: object, classes = '') =>
      `<p><span id="${id}" className="text-6xl ${classes}" style={${JSON.stringify({ fontFamily: stack, ...more })}}>Harbour</span></p>`
    const words = [
      ...having('width').flatMap(({ stack }, at) => [
        word(`n${at}`, stack, {}, '[font-stretch:75%]'),
        word(`w${at}`, stack, {}, '[font-stretch:112%]'),
      ]),
      ...having('optical size').flatMap(({ stack }, at) => [
        word(`s${at}`, stack, { fontVariationSettings: '"opsz" 8' }),
        word(`l${at}`, stack, {}),
      ]),
    ]
    await seen(page(words.join('')), async ({ frame }) => {
      await frame.evaluate(() => document.fonts.ready.then(() => undefined))
      for (const at of having('width').keys()) {
        const [narrow, wide] = [await boxOf(frame, `#n${at}`), await boxOf(frame, `#w${at}`)]
        expect(wide.width / narrow.width).toBeGreaterThan(1.2)
      }
      // Letters made for small sizes are wider than those that a large size gets by itself.
      for (const at of having('optical size').keys()) {
        const [small, large] = [await boxOf(frame, `#s${at}`), await boxOf(frame, `#l${at}`)]
        expect(small.width / large.width, having('optical size')[at]?.label).toBeGreaterThan(1.01)
      }
    })
  })
})

describe('what a reader of the card had to guess', () => {
  test.each([
    ['ltr', true],
    ['rtl', false],
  ])('the × of a dialog and a sheet is at the end of its title: %s', async (direction, isRight) => {
    const code = page(
      `<Dialog open modal={false}><DialogContent dir="${direction}"><DialogHeader><DialogTitle>T</DialogTitle><DialogDescription>D</DialogDescription></DialogHeader></DialogContent></Dialog>
<Sheet open modal={false}><SheetContent dir="${direction}"><SheetHeader><SheetTitle>T</SheetTitle></SheetHeader></SheetContent></Sheet>`,
      `import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Sheet, SheetContent, SheetHeader, SheetTitle } from '@/components/ui/sheet'`,
    )
    await seen(code, async ({ frame }) => {
      for (const part of ['dialog', 'sheet']) {
        const content = await boxOf(frame, `[data-slot=${part}-content]`)
        const close = await boxOf(frame, `[data-slot=${part}-content] button`)
        expect(close.x > content.x + content.width / 2, part).toBe(isRight)
        expect(await style(frame, `[data-slot=${part}-title]`, 'font-weight')).toBe('600')
      }
    })
  })

  test('a ghost has the colour around it, a toggle is muted until it is on, one class wins over that of its prefix', async () => {
    const theme =
      ':root { --muted-foreground: #00ff00; --accent: #0000ff; --accent-foreground: #ffff00; --destructive: #ff0000 }'
    const code = page(
      '<div style={{ color: "#112233" }}><Button id="g" variant="ghost">a</Button></div><Toggle id="t">a</Toggle><Toggle id="on" defaultPressed>a</Toggle><Toggle id="own" defaultPressed className="data-[state=on]:bg-destructive">a</Toggle><Empty id="e">a</Empty>',
      `import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Toggle } from '@/components/ui/toggle'`,
    )
    const look = async ({ frame }: RenderedArtifact) => [
      await pixel(frame, '#g', 'color'),
      await pixel(frame, '#t', 'color'),
      await pixel(frame, '#on', 'color'),
      await pixel(frame, '#on', 'background-color'),
      await pixel(frame, '#own', 'background-color'),
      ...(await styles(frame, '#e', ['border-top-width', 'background-color'])),
    ]
    expect(await seen(code, look, { theme })).toEqual([
      ...[
        [17, 34, 51, 255],
        [0, 255, 0, 255],
        [255, 255, 0, 255],
        [0, 0, 255, 255],
        [255, 0, 0, 255],
      ],
      ...['0px', 'rgba(0, 0, 0, 0)'],
    ])
  })

  test('a switch of the page turns it dark by the class on its root, and a page that is entered keeps its place', async () => {
    const code = `import { Link, Route, Routes } from 'react-router-dom'
const Long = ({ to }: { to: string }) => <div style={{ height: 3000 }}><button onClick={() => document.documentElement.classList.toggle('dark')}>Dark</button><Link to={to} style={{ position: 'fixed', top: 0 }}>Go to {to}</Link></div>
export default () => <Routes><Route path="/" element={<Long to="/b" />} /><Route path="/b" element={<Long to="/" />} /></Routes>`
    const theme = ':root { --background: #ffffff } .dark { --background: #102030 }'
    await seen(
      code,
      async ({ frame }) => {
        await frame.getByRole('button').click()
        expect(await pixel(frame, 'body', 'background-color')).toEqual([16, 32, 48, 255])
        await frame.evaluate(() => scrollTo(0, 900))
        await frame.getByRole('link').click()
        await frame.getByText('Go to /', { exact: true }).waitFor()
        expect(await frame.evaluate(() => scrollY)).toBe(900)
      },
      { theme },
    )
  })
})

describe('pages and pictures', () => {
  test('routes need no router, and a page for / or nothing is there', async () => {
    const routes = (path: string) =>
      `import { Link, Route, Routes } from 'react-router-dom'
export default () => <Routes><Route path="${path}" element={<Link to="/">Home</Link>} /></Routes>`
    expect(await seen(routes('/'), async ({ painted }) => painted)).toBe('painted')
    expect(await seen(routes('/home'), async ({ painted }) => painted)).toBe('blank')
  })

  test('a picture that has a place, and one that was attached', async () => {
    const code = page(
      '<img id="a" src="/photos/quay.jpg" alt="The quay at dawn" className="aspect-[4/3] w-80" /><img id="b" src={photo} alt="" />',
      "import photo from '@/images/red.png'",
    )
    const red =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
    await seen(
      code,
      async ({ frame }) => {
        await expect.poll(() => frame.locator('#a').getAttribute('src')).toContain('The%20quay%20at%20dawn')
        expect((await boxOf(frame, '#a')).height).toBe(240)
        expect(await frame.locator('#b').evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(1)
      },
      { more: { 'images/red.png': red } },
    )
  })
})

describe('plain HTML', () => {
  test('with Tailwind: own names alone are classes, Inter until another is named, controls without a look', async () => {
    const theme = `:root { --strong: #ff0000 } @theme inline { --color-strong: var(--strong) } body { background: #eeeeee }`
    const code = page(
      '<p id="a" className="bg-strong" /><p id="b" className="bg-primary" /><button type="button">Go</button>',
    )
    await seen(
      code,
      async ({ frame }) => {
        expect(await pixel(frame, '#a', 'background-color')).toEqual([255, 0, 0, 255])
        expect(await pixel(frame, '#b', 'background-color')).toEqual([0, 0, 0, 0])
        expect(await style(frame, 'body', 'font-family')).toMatch(/^Inter,/)
        expect(await style(frame, 'button', 'border-top-width')).toBe('0px')
        expect(await style(frame, 'button', 'cursor')).toBe('default')
      },
      { theme, preset: 'html-tailwind' },
    )
  })

  test('with inline styles: no Tailwind, theme.css with its widths and states, the attribute over a class', async () => {
    const theme = `:root { --ground: #00ff00 } body { background: var(--ground) } .columns { display: grid; color: red }
@media (min-width: 768px) { .columns { grid-template-columns: 100px 50px } }`
    const code = page(`<div className="columns flex p-8" style={{ color: 'var(--ground)' }}>a</div>`)
    await seen(
      code,
      async ({ frame }) => {
        expect(
          await styles(frame, '.columns', ['display', 'padding-top', 'grid-template-columns', 'color']),
        ).toEqual(['grid', '0px', '100px 50px', 'rgb(0, 255, 0)'])
        expect(await pixel(frame, 'body', 'background-color')).toEqual([0, 255, 0, 255])
      },
      { theme, preset: 'html-inline' },
    )
  })
})

describe('Chakra UI', () => {
  const preset = 'chakraUi-inline' as const
  test('typefaces, ground and own tokens from theme.css, steps of 4 px, no Tailwind', async () => {
    const theme = `:root { --ground: #102030; --strong: #ff0000; --chakra-fonts-body: "Commissioner", Arial, sans-serif; --chakra-fonts-heading: "Literata", Georgia, serif }
body { background: var(--ground) }`
    const code = page(
      `<Heading>Tide</Heading><Box id="b" className="flex" bg="var(--strong)" p={4} rounded="md">x</Box>`,
      "import { Box, Heading } from '@chakra-ui/react'",
    )
    await seen(
      code,
      async ({ frame }) => {
        expect(await style(frame, 'h2', 'font-family')).toBe('Literata, Georgia, serif')
        expect(await style(frame, 'body', 'font-family')).toBe('Commissioner, Arial, sans-serif')
        expect(await pixel(frame, 'body', 'background-color')).toEqual([16, 32, 48, 255])
        expect(await styles(frame, '#b', ['display', 'padding-top', 'background-color'])).toEqual([
          'block',
          '16px',
          'rgb(255, 0, 0)',
        ])
      },
      { theme, preset },
    )
  })

  test('its own words turn in dark mode, fixed steps do not', async () => {
    const code = page(
      `<Box id="w" bg="bg.subtle" /><Box id="s" bg="teal.subtle" /><Box id="f" bg="gray.100" />`,
      "import { Box } from '@chakra-ui/react'",
    )
    const look = ({ frame }: RenderedArtifact) =>
      Promise.all(['#w', '#s', '#f'].map(at => pixel(frame, at, 'background-color')))
    const light = await seen(code, look, { preset })
    const dark = await seen(code, look, { preset, isDarkMode: true })
    expect([0, 1, 2].map(at => String(light[at]) === String(dark[at]))).toEqual([false, false, true])
  })

  test('what floats, and a switch with the keyboard', async () => {
    const code = page(
      `<Menu.Root><Menu.Trigger>More</Menu.Trigger><Portal><Menu.Positioner><Menu.Content><Menu.Item value="a">Copy</Menu.Item></Menu.Content></Menu.Positioner></Portal></Menu.Root>
<Switch.Root><Switch.HiddenInput /><Switch.Control /><Switch.Label>Alarm</Switch.Label></Switch.Root>`,
      "import { Menu, Portal, Switch } from '@chakra-ui/react'",
    )
    await seen(
      code,
      async ({ frame, errors }) => {
        await frame.getByText('More').click()
        await frame.getByText('Copy').waitFor()
        await frame.getByText('Copy').click()
        const alarm = frame.getByRole('checkbox', { name: 'Alarm' })
        await alarm.focus()
        await alarm.press('Space')
        await expect.poll(() => alarm.isChecked()).toBe(true)
        expect(errors).toEqual([])
      },
      { preset },
    )
  })
})
