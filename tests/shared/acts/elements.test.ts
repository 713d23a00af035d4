import { describe, expect, test } from 'vitest'
import { type ActInput, actSchema } from '#shared/acts/act.ts'
import { perform } from '#shared/acts/perform.ts'

const SHADCN = `import { Button } from '@/components/ui/button'
import { Footer } from './components/footer'

function Hero() {
  return (
    <section className="px-6 py-12 md:py-24">
      <h1 className="text-4xl font-bold text-primary md:text-6xl">Bread, slowly</h1>
      <p className={cn('text-muted-foreground', isOpen && 'mt-2')}>
        Baked at <b>four</b> each morning
      </p>
      <Button>Order</Button>
    </section>
  )
}

export default function App() {
  return (
    <main className="flex flex-col">
      <Hero />
      {isOpen && <em>More</em>}
      <a href="/shop">Shop</a>
      <Footer />
    </main>
  )
}
`
const INLINE = `export default function App() {
  return (
    <main style={{ padding: 24, background: '#fff' }}>
      <h1 style={{ fontSize: '32px', color: 'navy' }}>Bread, slowly</h1>
      <p>Baked at four</p>
      <img src="a.png" />
    </main>
  )
}
`

type Inner = ActInput extends infer Each ? (Each extends { file: string } ? Omit<Each, 'file'> : Each) : never

function done(code: string, act: Inner): string {
  const before = [
    { name: 'App.tsx', code },
    { name: 'components/footer.tsx', code: 'export function Footer() {\n  return <footer>End</footer>\n}\n' },
  ]
  const made = perform(before, actSchema.parse({ file: 'App.tsx', ...act }))
  if (!made.ok) return `refused: ${made.reason}`
  expect(made.changed).toEqual(['App.tsx'])
  return made.files[0]?.code ?? ''
}
const at = (path: string) => ({ at: { path } })

describe('[24.3] an act changes what is meant and no other byte', () => {
  test.each<[string, string, Inner, [string, string][]]>([
    ['text', SHADCN, { act: 'setText', ...at('Hero:0.0'), text: 'A < B' }, [['Bread, slowly', 'A &lt; B']]],
    [
      'colour',
      SHADCN,
      { act: 'setColor', ...at('Hero:0.0'), of: 'text', color: 'accent' },
      [['text-primary', 'text-accent']],
    ],
    [
      'hex',
      SHADCN,
      { act: 'setColor', ...at('Hero:0'), of: 'background', color: '#ff0000' },
      [['md:py-24"', 'md:py-24 bg-[#ff0000]"']],
    ],
    [
      'in cn()',
      SHADCN,
      { act: 'setColor', ...at('Hero:0.1'), of: 'text', color: 'red-500' },
      [["'text-muted-foreground'", "'text-red-500'"]],
    ],
    [
      'spacing',
      SHADCN,
      { act: 'setSpacing', ...at('Hero:0'), to: 'more' },
      [['px-6 py-12 md:py-24', 'px-8 py-16 md:py-32']],
    ],
    [
      'size',
      SHADCN,
      { act: 'setSize', ...at('Hero:0.0'), to: 'less' },
      [
        ['text-4xl', 'text-3xl'],
        ['md:text-6xl', 'md:text-5xl'],
      ],
    ],
    [
      'button',
      SHADCN,
      { act: 'setSize', ...at('Hero:0.2'), to: 'more' },
      [['<Button>', '<Button size="lg">']],
    ],
    ['weight', SHADCN, { act: 'align', ...at('Hero:0.0'), weight: 'normal' }, [['font-bold', 'font-normal']]],
    [
      'centre',
      SHADCN,
      { act: 'align', ...at('Hero:0.0'), to: 'center' },
      [['md:text-6xl"', 'md:text-6xl text-center"']],
    ],
    ['delete', SHADCN, { act: 'remove', ...at('Hero:0.2') }, [['      <Button>Order</Button>\n', '']]],
    ['delete a component', SHADCN, { act: 'remove', ...at('Hero:0') }, [['      <Hero />\n', '']]],
    [
      'hide',
      SHADCN,
      { act: 'remove', ...at('Hero:0.0'), by: 'hide' },
      [['md:text-6xl">', 'md:text-6xl" hidden>']],
    ],
    [
      'up',
      SHADCN,
      { act: 'move', ...at('App:0.1'), to: 'up' },
      [['<Hero />\n      {isOpen && <em>More</em>}', '{isOpen && <em>More</em>}\n      <Hero />']],
    ],
    [
      'component down',
      SHADCN,
      { act: 'move', ...at('Hero:0'), to: 'down' },
      [['<Hero />\n      {isOpen && <em>More</em>}', '{isOpen && <em>More</em>}\n      <Hero />']],
    ],
    [
      'to the end',
      SHADCN,
      { act: 'move', ...at('App:0.2'), to: 'last' },
      [['<a href="/shop">Shop</a>\n      <Footer />', '<Footer />\n      <a href="/shop">Shop</a>']],
    ],
    [
      'swap',
      SHADCN,
      { act: 'swap', ...at('App:0.0'), with: { file: 'App.tsx', at: { path: 'App:0.2' } } },
      [
        ['<Hero />', 'ONE'],
        ['<a href="/shop">Shop</a>', '<Hero />'],
        ['ONE', '<a href="/shop">Shop</a>'],
      ],
    ],
    [
      'duplicate',
      SHADCN,
      { act: 'duplicate', ...at('Hero:0.2') },
      [['<Button>Order</Button>', '<Button>Order</Button>\n      <Button>Order</Button>']],
    ],
    ['link', SHADCN, { act: 'setLink', ...at('App:0.2'), href: '/menu' }, [['"/shop"', '"/menu"']]],
    [
      'inline colour',
      INLINE,
      { act: 'setColor', ...at('App:0.0'), of: 'text', color: 'red' },
      [["'navy'", "'red'"]],
    ],
    [
      'inline ground',
      INLINE,
      { act: 'setColor', ...at('App:0'), of: 'background', color: '#111' },
      [["'#fff'", "'#111'"]],
    ],
    [
      'inline spacing',
      INLINE,
      { act: 'setSpacing', ...at('App:0'), to: 'more' },
      [['padding: 24', 'padding: 32']],
    ],
    ['inline size', INLINE, { act: 'setSize', ...at('App:0.0'), to: 'more' }, [["'32px'", "'36px'"]]],
    [
      'inline weight',
      INLINE,
      { act: 'align', ...at('App:0.1'), weight: 'bold' },
      [['<p>', '<p style={{ fontWeight: 700 }}>']],
    ],
    [
      'inline hide',
      INLINE,
      { act: 'remove', ...at('App:0.1'), by: 'hide' },
      [['<p>', "<p style={{ display: 'none' }}>"]],
    ],
    [
      'picture',
      INLINE,
      { act: 'setSize', ...at('App:0.2'), to: 320 },
      [['"a.png" />', '"a.png" style={{ width: 320 }} />']],
    ],
  ])('%s', (_name, code, act, swaps) => {
    const wanted = swaps.reduce((text, [from, to]) => text.replace(from, () => to), code)
    expect(done(code, act)).toBe(wanted)
  })

  test('and says why it cannot', () => {
    expect(done(SHADCN, { act: 'remove', ...at('App:0') })).toContain(
      'refused: This is all its component shows',
    )
    expect(done(SHADCN, { act: 'move', ...at('App:0.0'), to: 'up' })).toBe(
      'refused: It is the first already.',
    )
    expect(done(SHADCN, { act: 'setColor', ...at('App:0.0'), of: 'text', color: 'red' })).toContain(
      'refused: Hero is',
    )
    expect(done(SHADCN, { act: 'setLink', ...at('App:0.2'), href: 'javascript:alert(1)' })).toContain(
      'refused: A link',
    )
    expect(done(SHADCN, { act: 'setColor', ...at('Hero:0.0'), of: 'text', color: 'primary' })).toBe(
      'refused: It is like that already.',
    )
  })
})
