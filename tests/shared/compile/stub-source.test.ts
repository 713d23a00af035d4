import { expect, test } from 'vitest'
import { STUB_SOURCE } from '#shared/compile/stub-source.ts'

// biome-ignore lint/suspicious/noExplicitAny: a stub is anything.
type Anything = any
const react = {
  createElement: (type: unknown, props: object, ...children: unknown[]) => ({ type, props, children }),
}
const stub = new Function('__react', `${STUB_SOURCE}\nreturn __stub`)(react) as (
  from: string,
  name: string,
  local: string,
) => Anything

test('a component draws a dashed notice around its children', () => {
  const Chart = stub('left-charts', 'Chart', 'Chart')
  const drawn = Chart({ children: 'inside' })
  expect(drawn.props['data-unsupported']).toBe('left-charts')
  expect(drawn.props.style.outline).toContain('dashed')
  expect(JSON.stringify(drawn)).toContain('left-charts · Chart is not available')
  expect(drawn.children).toContain('inside')
})

test('what React looks for on a component is not there, and capitalised parts are components again', () => {
  const Chart = stub('left-charts', 'Chart', 'Chart')
  for (const name of ['$$typeof', 'defaultProps', 'displayName', 'contextType', 'getDerivedStateFromProps']) {
    expect(Chart[name]).toBeUndefined()
  }
  expect(Chart.prototype.isReactComponent).toBeUndefined()
  expect(JSON.stringify(Chart.Root({}))).toContain('Chart.Root is not available')
})

test('a class can be made, and its statics called', () => {
  const Editor = stub('left-editor', 'Editor', 'Editor')
  expect(() => new Editor({ id: 1 }).on('change', () => {}).destroy()).not.toThrow()
  expect(() => Editor.register(Editor.plugins.all)).not.toThrow()
})

test('a capitalised function answers with a value', () => {
  const Color = stub('left-colors', 'default', 'Color')
  expect(`${Color(undefined).hue()}${Color('#fff').hsl().array()[0]}`).toBe('')
  expect(Color.rgb([1, 2, 3]).object().r).toBeDefined()
})

test('anything else answers every use', () => {
  const useThing = stub('left-thing', 'useThing', 'useThing')
  const { rows, count, load } = useThing()
  expect([...rows], 'a list is empty').toEqual([])
  const [first, setFirst] = useThing()
  expect(`${first.r}${setFirst({ r: 1 })}`, 'a hook gives a value and how to set it').toBe('')
  expect(rows.map(() => 1)).toEqual([])
  expect(`${count}`).toBe('')
  expect(() => load().then).not.toThrow()
})

test('drawn as an element it gives its children', () => {
  const animated = stub('left-motion', 'animated', 'animated')
  expect(animated.div({ children: 'inside' })).toBe('inside')
  const Styled = stub('left-styles', 'default', 'styled').div`color: red`
  expect(Styled({ children: 'inside' })).toBe('inside')
})

test('a design may have names of its own that the stub uses', () => {
  const made = new Function(
    '__react',
    `${STUB_SOURCE}\nconst Map=__stub("left-map","Map","Map");const Symbol=1,Proxy=2,Object=3;return Map`,
  )(react)
  expect(made({ children: 'inside' }).children).toContain('inside')
})

test('waiting for a value ends, and what it gives answers every use', async () => {
  const highlight = stub('left-highlighter', 'highlight', 'highlight')
  const given = await highlight('code')
  expect(String(given.html.lines[0])).toBe('')
  expect(await new Promise(resolve => highlight('code').then(resolve).catch(resolve))).toBe(given)
  expect(await Promise.all([highlight(1), highlight(2)])).toEqual([given, given])
})
