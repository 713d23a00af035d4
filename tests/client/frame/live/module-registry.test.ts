import { beforeEach, describe, expect, test } from 'vitest'
import { facadeOf } from '#client/frame/live/facade.ts'
import { ModuleRegistry } from '#client/frame/live/module-registry.ts'
import { transformSource } from '#client/live/compile/transform-source.ts'
import type { LiveModule } from '#shared/live.ts'

let registry: ModuleRegistry
let ran: string[]
let signatures: Map<string, string>

beforeEach(() => {
  ran = []
  signatures = new Map()
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
      facadeOf({ has: () => false, get: () => undefined, names: () => [], missing: () => undefined }),
    placeholder: (path, name) => `placeholder of ${name} of ${path}`,
    stub: (path, name) => `stub of ${name} of ${path}`,
    isComponent: value => typeof value === 'function' && /^[A-Z]/.test(value.name),
    register: (_, id, signature) => signatures.set(id, signature),
  })
})

/** Modules by the real transform; every relative import is a file of this name. */
function modules(files: Record<string, string>, missing: string[] = []): LiveModule[] {
  return Object.entries(files).map(([id, source]) => {
    const { code, requires, hooks } = transformSource(id, source)
    const links = requires.map(specifier => {
      const name = `${specifier.replace('./', '')}.ts`
      return [specifier, missing.includes(specifier) ? `missing:${specifier}` : name]
    })
    return { id, code, hooks, links: Object.fromEntries(links) }
  })
}
const valueIn = (id: string) => registry.exportsOf(id).value

describe('modules', () => {
  test('run once each, what they import first', () => {
    registry.apply(
      modules({
        'a.ts': "import { b } from './b'\nexport const value = b + 1",
        'b.ts': 'export const b = 1',
      }),
    )
    expect(valueIn('a.ts')).toBe(2)
    expect(ran).toEqual(['a.ts', 'b.ts'])
  })

  test('a change runs its importers again, up to one that exports components alone', () => {
    registry.apply(
      modules({
        'app.ts': "import { Page } from './page'\nexport function App() { return Page() }",
        'page.ts': "import { b } from './b'\nexport function Page() { return b }",
        'b.ts': "import { c } from './c'\nexport const b = c",
        'c.ts': 'export const c = 1',
      }),
    )
    ran = []
    const isWhole = registry.apply(modules({ 'c.ts': 'export const c = 2' }))
    expect(ran.sort()).toEqual(['b.ts', 'c.ts', 'page.ts'])
    expect(isWhole).toBe(false)
    expect((registry.exportsOf('app.ts').App as () => number)()).toBe(2)
  })

  test('a change that no component takes in begins the tree anew', () => {
    registry.apply(modules({ 'a.ts': 'export const value = 1' }))
    expect(registry.apply(modules({ 'a.ts': 'export const value = 2' }))).toBe(true)
  })

  test('a circle of imports sees what is there when it is used', () => {
    registry.apply(
      modules({
        'a.ts': "import { B } from './b'\nexport function A() { return 'a' + B() }\nexport const value = 1",
        'b.ts': "import { value } from './a'\nexport function B() { return value }",
      }),
    )
    expect((registry.exportsOf('a.ts').A as () => string)()).toBe('a1')
  })

  test('export * and renamed exports follow the file they come from', () => {
    registry.apply(
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
    registry.apply(modules(files))
    expect(() => registry.apply(modules({ 'b.ts': 'export const b: any = null' }))).toThrow()
    expect(valueIn('a.ts')).toBe(1)
    registry.apply(modules({ 'b.ts': 'export const b = { x: 3 }' }))
    expect(valueIn('a.ts')).toBe(3)
  })
})

describe('what is not there', () => {
  test('a name that a file does not export is a stub, a namespace simply lacks it', () => {
    registry.apply(
      modules({
        'a.ts':
          "import { nope } from './b'\nimport * as all from './b'\nexport const value = [nope, (all as any).nope]",
        'b.ts': 'export const b = 1',
      }),
    )
    expect(valueIn('a.ts')).toEqual(['stub of nope of b.ts', undefined])
  })

  test('a file that is not written yet is a placeholder until it is', () => {
    const app = { 'a.ts': "import { Hero } from './hero'\nexport const value = () => Hero" }
    registry.apply(modules(app, ['./hero']))
    expect((valueIn('a.ts') as () => unknown)()).toBe('placeholder of Hero of ./hero')
    registry.apply(modules({ ...app, 'hero.ts': 'export function Hero() { return 1 }' }))
    expect((valueIn('a.ts') as () => () => number)()()).toBe(1)
  })
})

describe('what keeps its state', () => {
  const app = "import { useThing } from './thing'\nexport function App() { return useThing() }"

  test('other hooks below a component’s own hooks are other state', () => {
    registry.apply(
      modules({ 'app.ts': app, 'thing.ts': 'export function useThing() { return useState(1) }' }),
    )
    const before = signatures.get('app.ts App')
    registry.apply(modules({ 'thing.ts': 'export function useThing() { useRef(); return useState(1) }' }))
    expect(signatures.get('app.ts App')).not.toBe(before)
  })

  test('another text is not', () => {
    registry.apply(
      modules({ 'app.ts': app, 'thing.ts': 'export function useThing() { return useState(1) }' }),
    )
    const before = signatures.get('app.ts App')
    registry.apply(modules({ 'app.ts': app.replace('useThing() }', 'useThing() + 1 }') }))
    expect(signatures.get('app.ts App')).toBe(before)
  })
})
