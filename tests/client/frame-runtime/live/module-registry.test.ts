import { beforeEach, describe, expect, test } from 'vitest'
import { moduleProxy } from '#client/frame-runtime/live/module-proxy.ts'
import { ModuleRegistry } from '#client/frame-runtime/live/module-registry.ts'
import { transformSource } from '#client/frames/live/compile/transform-source.ts'
import type { LiveModule } from '#shared/live.ts'

let registry: ModuleRegistry
let ran: string[]
/** Placeholders are components. */
let isStandIn: boolean
let signatures: Map<string, string>
let families: Map<unknown, string>

beforeEach(() => {
  ran = []
  isStandIn = false
  signatures = new Map()
  families = new Map()
  registry = new ModuleRegistry({
    run({ id, code }, { require, module, register }) {
      ran.push(id)
      new Function('require', 'module', 'exports', '$register', code)(
        require,
        module,
        module.exports,
        register,
      )
    },
    packageOf: () =>
      moduleProxy({ has: () => false, get: () => undefined, names: () => [], missing: () => undefined }),
    placeholder: (path, name) =>
      isStandIn && /^[A-Z]/.test(name) ? function Placeholder() {} : `placeholder of ${name} of ${path}`,
    stub: (path, name, isDrawn) => `stub of ${isDrawn ? 'drawn ' : ''}${name} of ${path}`,
    isComponent: value => typeof value === 'function' && /^[A-Z]/.test(value.name),
    register(component, id, signature) {
      signatures.set(id, signature)
      families.set(component, families.get(component) ?? id)
    },
    isSame: (a, b) => families.has(a) && families.get(a) === families.get(b),
  })
})

/** Modules by the real transform; every relative import is a file of this name. */
function modules(files: Record<string, string>, missing: string[] = []): LiveModule[] {
  return Object.entries(files).map(([id, source]) => {
    const { code, requires, drawn, hooks } = transformSource(id, source)
    const links = requires.map(specifier => {
      const name = `${specifier.replace('./', '')}.ts`
      return [specifier, missing.includes(specifier) ? `missing:${specifier}` : name]
    })
    return { id, code, drawn, hooks, links: Object.fromEntries(links) }
  })
}
/** Nothing of these starts anywhere but where it is. */
const apply = (changed: LiveModule[], entry = ''): boolean => registry.apply(changed, entry)
const valueIn = (id: string) => registry.exportsOf(id).value

describe('modules', () => {
  test('run once each, what they import first', () => {
    apply(
      modules({
        'a.ts': "import { b } from './b'\nexport const value = b + 1",
        'b.ts': 'export const b = 1',
      }),
    )
    expect(valueIn('a.ts')).toBe(2)
    expect(ran).toEqual(['a.ts', 'b.ts'])
  })

  test('a change runs its importers again, up to one that exports components alone', () => {
    apply(
      modules({
        'app.ts': "import { Page } from './page'\nexport function App() { return Page() }",
        'page.ts': "import { b } from './b'\nexport function Page() { return b }",
        'b.ts': "import { c } from './c'\nexport const b = c",
        'c.ts': 'export const c = 1',
      }),
    )
    ran = []
    const isWhole = apply(modules({ 'c.ts': 'export const c = 2' }))
    expect(ran.sort()).toEqual(['b.ts', 'c.ts', 'page.ts'])
    expect(isWhole).toBe(false)
    expect((registry.exportsOf('app.ts').App as () => number)()).toBe(2)
  })

  test('a change that no component takes in begins the tree anew', () => {
    apply(modules({ 'a.ts': 'export const value = 1' }))
    expect(apply(modules({ 'a.ts': 'export const value = 2' }))).toBe(true)
  })

  test('a circle of imports sees what is there when it is used', () => {
    apply(
      modules({
        'a.ts': "import { B } from './b'\nexport function A() { return 'a' + B() }\nexport const value = 1",
        'b.ts': "import { value } from './a'\nexport function B() { return value }",
      }),
    )
    expect((registry.exportsOf('a.ts').A as () => string)()).toBe('a1')
  })

  test('export * and renamed exports follow the file they come from', () => {
    apply(
      modules({
        'a.ts': "import { one, two } from './all'\nexport const value = () => [one, two]",
        'all.ts': "export * from './b'\nexport { b as two } from './b'",
        'b.ts': 'export const one = 1\nexport const b = 2',
      }),
    )
    expect((valueIn('a.ts') as () => number[])()).toEqual([1, 2])
  })

  test('what throws keeps what it exported, and is run again with the next change', () => {
    const files = {
      'a.ts': "import { b } from './b'\nexport const value = b.x",
      'b.ts': 'export const b = { x: 1 }',
    }
    apply(modules(files))
    expect(() => apply(modules({ 'b.ts': 'export const b: any = null' }))).toThrow()
    expect(valueIn('a.ts')).toBe(1)
    apply(modules({ 'b.ts': 'export const b = { x: 3 }' }))
    expect(valueIn('a.ts')).toBe(3)
  })
})

test('a circle runs from where the design starts', () => {
  const files = {
    'card.ts': "import { Title } from './index'\nexport const Card = () => Title()",
    'title.ts': "export const Title = () => 'title'",
    'index.ts': "export * from './card'\nexport * from './title'",
    'app.ts': "import { Card } from './index'\nexport const value = Card()",
  }
  apply(modules(files), 'app.ts')
  expect(valueIn('app.ts')).toBe('title')
})

describe('what is not there', () => {
  test('a name that a file does not export is a stub, a namespace simply lacks it', () => {
    apply(
      modules({
        'a.ts':
          "import { nope } from './b'\nimport * as all from './b'\nexport const value = [nope, (all as any).nope]",
        'b.ts': 'export const b = 1',
      }),
    )
    expect(valueIn('a.ts')).toEqual(['stub of nope of b.ts', undefined])
  })

  test('a default that is not there is meant as it is called: as a component or as a value', () => {
    apply(
      modules({
        'a.ts':
          "import Nope from './b'\nimport { default as Never } from './b'\nexport const value = [Nope, Never]",
        'c.ts': "import nope from './b'\nexport const value = nope",
        'b.ts': 'export const b = 1',
      }),
    )
    expect(valueIn('a.ts')).toEqual(Array(2).fill('stub of drawn default of b.ts'))
    expect(valueIn('c.ts')).toBe('stub of default of b.ts')
  })

  test('a file that is not written yet is a placeholder until it is', () => {
    const app = { 'a.ts': "import { Hero } from './hero'\nexport const value = () => Hero" }
    apply(modules(app, ['./hero']))
    expect((valueIn('a.ts') as () => unknown)()).toBe('placeholder of Hero of ./hero')
    apply(modules({ ...app, 'hero.ts': 'export function Hero() { return 1 }' }))
    expect((valueIn('a.ts') as () => () => number)()()).toBe(1)
  })
})

describe('a file comes that placeholders stood for', () => {
  const app = {
    'a.ts':
      "import { Hero } from './hero'\nimport { useSize } from './size'\nexport const value = () => [Hero, useSize]",
  }
  const hero = (code: string) => modules({ ...app, 'hero.ts': code }, ['./size'])

  const drawn = () => (valueIn('a.ts') as () => (() => number)[])()[0]

  beforeEach(() => {
    isStandIn = true
    apply(modules(app, ['./hero', './size']))
    drawn()
    ran = []
  })

  test('its components take their places, and nobody who imports it runs again', () => {
    const placeholder = drawn()
    const isWhole = apply(hero('export function Hero() { return 1 }'))
    expect(ran).toEqual(['hero.ts'])
    expect(isWhole, 'the page is kept').toBe(false)
    expect(families.get(registry.exportsOf('hero.ts').Hero)).toBe(families.get(placeholder))
    // Later editions are what the placeholder was, too.
    apply(modules({ 'hero.ts': 'export function Hero() { return 2 }' }))
    expect(families.get(registry.exportsOf('hero.ts').Hero)).toBe(families.get(placeholder))
    expect(drawn()?.()).toBe(2)
  })

  test.each([
    ['a class', 'export class Hero { get isReactComponent() { return true } }'],
    ['no component', 'export const Hero = 3'],
    ['another name', 'export function Other() { return 1 }'],
  ])('%s cannot take its place: whoever imports it runs again', (_, code) => {
    apply(hero(code))
    expect(ran).toEqual(['hero.ts', 'a.ts'])
  })
})

describe('what keeps its state', () => {
  const app = "import { useThing } from './thing'\nexport function App() { return useThing() }"

  test('other hooks below a component’s own hooks are other state', () => {
    apply(modules({ 'app.ts': app, 'thing.ts': 'export function useThing() { return useState(1) }' }))
    const before = signatures.get('app.ts App')
    apply(modules({ 'thing.ts': 'export function useThing() { useRef(); return useState(1) }' }))
    expect(signatures.get('app.ts App')).not.toBe(before)
  })

  test('another text is not', () => {
    apply(modules({ 'app.ts': app, 'thing.ts': 'export function useThing() { return useState(1) }' }))
    const before = signatures.get('app.ts App')
    apply(modules({ 'app.ts': app.replace('useThing() }', 'useThing() + 1 }') }))
    expect(signatures.get('app.ts App')).toBe(before)
  })
})
