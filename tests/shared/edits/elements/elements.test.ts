import { describe, expect, test } from 'vitest'
import { listElements } from '#shared/edits/elements/elements.ts'
import { apply } from '#shared/edits/operations/apply.ts'
import { type OperationInput, operationSchema } from '#shared/edits/operations/operations.ts'
import { parseCode } from '#shared/edits/syntax.ts'

const CODE = `import { Button } from "@/components/ui/button";

const plans = [{ name: "Pro" }];

export function Hero() {
  return (
    <section className="px-6 py-12">
      <h1 className="text-4xl">Bread, slowly</h1>
      <p>
        Baked at <b>four</b> each morning
      </p>
      <Button>Order</Button>
      {plans.map((plan) => (
        <span key={plan.name}>{plan.name}</span>
      ))}
      {plans.length > 1 && <em>More</em>}
      <img src="a.png" />
      <div className={cn("a b", open && "c")} />
    </section>
  );
}
`

type Inner = OperationInput extends infer Each
  ? Each extends { file?: string }
    ? Omit<Each, 'file'>
    : never
  : never

function edit(operation: Inner): string {
  const result = apply(
    [{ name: 'hero.tsx', code: CODE }],
    [operationSchema.parse({ ...operation, file: 'hero.tsx' })],
  )
  return result.ok ? (result.files[0]?.code ?? '') : `refused: ${result.problems[0]?.code}`
}

/** The code with one piece swapped, which is all that may differ. */
const withSwap = (from: string, to: string) => CODE.replace(from, () => to)
const h1 = { path: 'Hero:0.0' }

describe('finding', () => {
  const elements = listElements(parseCode(CODE).tree!)
  test('every element has a path of its own', () => {
    expect(elements.map(each => `${each.path} ${each.tag}`)).toEqual([
      'Hero:0 section',
      'Hero:0.0 h1',
      'Hero:0.1 p',
      'Hero:0.1.0 b',
      'Hero:0.2 Button',
      'Hero:0.3 span',
      'Hero:0.4 em',
      'Hero:0.5 img',
      'Hero:0.6 div',
    ])
  })
  test('by line and column', () => {
    expect(edit({ op: 'setText', at: { line: 8, column: 6 }, text: 'X' })).toBe(
      withSwap('Bread, slowly', 'X'),
    )
    expect(edit({ op: 'setText', at: { line: 8, column: 7 }, text: 'X' })).toBe(
      withSwap('Bread, slowly', 'X'),
    )
    expect(edit({ op: 'setText', at: { line: 99, column: 0 }, text: 'X' })).toBe('refused: element-missing')
  })
})

describe('text', () => {
  test('is escaped', () => {
    expect(edit({ op: 'setText', at: h1, text: 'a < {b} &amp;' })).toBe(
      withSwap('Bread, slowly', 'a &lt; &#123;b&#125; &amp;amp;'),
    )
  })
  test('one of several by index', () => {
    expect(edit({ op: 'setText', at: { path: 'Hero:0.1' }, text: 'X' })).toBe('refused: not-plain-text')
    expect(edit({ op: 'setText', at: { path: 'Hero:0.1' }, text: 'every day', index: 1 })).toBe(
      withSwap('each morning', 'every day'),
    )
  })
  test('that is data is refused', () => {
    expect(edit({ op: 'setText', at: { path: 'Hero:0.3' }, text: 'X' })).toBe('refused: dynamic-value')
  })
  test('of an empty element', () => {
    expect(edit({ op: 'setText', at: { path: 'Hero:0.5' }, text: 'X' })).toBe(
      withSwap('<img src="a.png" />', '<img src="a.png">X</img>'),
    )
  })
})

describe('attributes and classes', () => {
  test('set, replaced and removed', () => {
    expect(edit({ op: 'setAttribute', at: h1, name: 'id', value: 'top' })).toBe(
      withSwap('className="text-4xl"', 'className="text-4xl" id="top"'),
    )
    expect(edit({ op: 'setAttribute', at: { path: 'Hero:0.5' }, name: 'src', value: 'b"c.png' })).toBe(
      withSwap('src="a.png"', `src='b"c.png'`),
    )
    expect(edit({ op: 'setAttribute', at: h1, name: 'hidden', value: { expression: 'isOpen' } })).toBe(
      withSwap('"text-4xl">', '"text-4xl" hidden={isOpen}>'),
    )
    expect(edit({ op: 'removeAttribute', at: h1, name: 'className' })).toBe(
      withSwap(' className="text-4xl"', ''),
    )
  })
  test('a broken expression is refused', () => {
    expect(edit({ op: 'setAttribute', at: h1, name: 'id', value: { expression: 'a b' } })).toBe(
      'refused: bad-code',
    )
  })
  test('class names added, removed and replaced', () => {
    expect(edit({ op: 'setClasses', at: { path: 'Hero:0' }, add: ['bg-muted'], remove: ['px-6'] })).toBe(
      withSwap('"px-6 py-12"', '"py-12 bg-muted"'),
    )
    expect(edit({ op: 'setClasses', at: { path: 'Hero:0.6' }, replace: [{ from: 'c', to: 'd' }] })).toBe(
      withSwap('open && "c"', 'open && "d"'),
    )
    expect(edit({ op: 'setClasses', at: { path: 'Hero:0.2' }, add: ['w-full'] })).toBe(
      withSwap('<Button>', '<Button className="w-full">'),
    )
    expect(edit({ op: 'setClasses', at: h1, add: ['text-4xl'] })).toBe('refused: no-change')
  })
})

describe('structure', () => {
  test('insert before, after and inside', () => {
    expect(edit({ op: 'insertElement', at: h1, place: 'before', code: '<p>New</p>' })).toBe(
      withSwap('      <h1', '      <p>New</p>\n      <h1'),
    )
    expect(edit({ op: 'insertElement', at: h1, place: 'after', code: '<div>\n  <p>New</p>\n</div>' })).toBe(
      withSwap('</h1>\n', '</h1>\n      <div>\n        <p>New</p>\n      </div>\n'),
    )
    expect(edit({ op: 'insertElement', at: { path: 'Hero:0' }, place: 'last', code: '<p>End</p>' })).toBe(
      withSwap('\n    </section>', '\n      <p>End</p>\n    </section>'),
    )
    expect(edit({ op: 'insertElement', at: { path: 'Hero:0' }, place: 'first', code: '<p>Top</p>' })).toBe(
      withSwap('py-12">\n', 'py-12">\n      <p>Top</p>\n'),
    )
    expect(edit({ op: 'insertElement', at: { path: 'Hero:0.6' }, place: 'last', code: '<i />' })).toBe(
      withSwap('"c")} />', '"c")}>\n        <i />\n      </div>'),
    )
  })
  test('nothing stands beside the root', () => {
    expect(edit({ op: 'insertElement', at: { path: 'Hero:0' }, place: 'after', code: '<p />' })).toBe(
      'refused: no-parent',
    )
  })
  test('inserted code must be readable', () => {
    expect(edit({ op: 'insertElement', at: h1, place: 'after', code: '<p>' })).toBe('refused: bad-code')
  })
  test('remove an element, a condition with its element, not one of a list', () => {
    expect(edit({ op: 'removeElement', at: { path: 'Hero:0.2' } })).toBe(
      withSwap('      <Button>Order</Button>\n', ''),
    )
    expect(edit({ op: 'removeElement', at: { path: 'Hero:0.4' } })).toBe(
      withSwap('      {plans.length > 1 && <em>More</em>}\n', ''),
    )
    expect(edit({ op: 'removeElement', at: { path: 'Hero:0.3' } })).toBe('refused: in-expression')
    expect(edit({ op: 'removeElement', at: { path: 'Hero:0' } })).toBe('refused: no-parent')
  })
  test('move and duplicate', () => {
    expect(edit({ op: 'moveElement', at: { path: 'Hero:0.2' }, to: h1, place: 'before' })).toBe(
      withSwap('      <Button>Order</Button>\n', '').replace(
        '      <h1',
        '      <Button>Order</Button>\n      <h1',
      ),
    )
    expect(edit({ op: 'moveElement', at: { path: 'Hero:0' }, to: h1, place: 'before' })).toBe(
      'refused: no-change',
    )
    expect(edit({ op: 'duplicateElement', at: h1 })).toBe(
      withSwap('</h1>\n', '</h1>\n      <h1 className="text-4xl">Bread, slowly</h1>\n'),
    )
  })
})
