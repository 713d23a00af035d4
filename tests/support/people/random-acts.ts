import { parse } from '@babel/parser'
import { type ActInput, actSchema } from '#shared/acts/act.ts'
import { perform } from '#shared/acts/perform.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { Random } from '#tests/support/random.ts'

interface Span {
  start: number
  end: number
}
interface Node extends Span {
  type: string
  loc: { start: { line: number; column: number } }
}
interface Found {
  node: Node
  around: Node[]
}

/** One stretch of a file that was replaced. */
export interface Stretch extends Span {
  name: string
  by: string
}

export interface RandomAct {
  kind: string
  act: ActInput
  after: SourceFile[]
  /** By comparing the bytes, one of each changed file. */
  stretches: Stretch[]
  /** Stretches that lie outside of what such an act may touch. */
  astray: Stretch[]
}

/** What differs between two texts, from the first byte that does to the last; found without the code under test. */
export function stretchesOf(before: readonly SourceFile[], after: readonly SourceFile[]): Stretch[] {
  const codes = new Map(before.map(({ name, code }) => [name, code]))
  return after.flatMap(({ name, code }) => {
    const was = codes.get(name) ?? ''
    if (was === code) return []
    const most = Math.min(was.length, code.length)
    let start = 0
    while (start < most && was[start] === code[start]) start++
    let same = 0
    while (same < most - start && was.at(-1 - same) === code.at(-1 - same)) same++
    return [{ name, start, end: was.length - same, by: code.slice(start, code.length - same) }]
  })
}

/** An act that can be done, chosen by chance; null where this choice was refused. */
export function randomAct(files: readonly SourceFile[], random: Random): RandomAct | null {
  const file = random.pick(files.filter(({ name }) => /\.[jt]sx$/.test(name)))
  const nodes = nodesOf(file)
  const elements = nodes.filter(({ node }) => node.type === 'JSXElement')
  if (elements.length === 0) return null
  const element = random.pick(elements)
  const { line, column } = element.node.loc.start
  const kind = random.pick(Object.keys(KINDS) as (keyof typeof KINDS)[])
  const at = { file: file.name, at: { line, column } }
  const act = KINDS[kind](at, random, textOf(file.code, element, nodes))
  const done = perform(files, actSchema.parse(act))
  if (!done.ok) return null
  const stretches = stretchesOf(files, done.files)
  const astray = stretches.filter(stretch => !isWithin(files, { file, element, kind }, stretch))
  return { kind, act, after: done.files, stretches, astray }
}

type At = { file: string; at: { line: number; column: number } }
const COLORS = ['primary', 'red-500', '#2563eb', 'oklch(60% 0.1 200)']
const KINDS = {
  text: (at: At, random: Random, was: string): ActInput => ({
    ...at,
    act: 'setText',
    ...(was ? { was } : {}),
    text: `Said ${random.below(1_000)} – <b> & {x}`,
  }),
  color: (at: At, random: Random): ActInput => ({
    ...at,
    act: 'setColor',
    of: random.pick(['text', 'background']),
    color: random.pick(COLORS),
  }),
  spacing: (at: At, random: Random): ActInput => ({
    ...at,
    act: 'setSpacing',
    to: random.pick(['less', 'more']),
  }),
  size: (at: At, random: Random): ActInput => ({ ...at, act: 'setSize', to: random.pick(['less', 'more']) }),
  align: (at: At, random: Random): ActInput => ({ ...at, act: 'align', to: random.pick(['left', 'center']) }),
  hide: (at: At): ActInput => ({ ...at, act: 'remove', by: 'hide' }),
  delete: (at: At): ActInput => ({ ...at, act: 'remove' }),
  move: (at: At, random: Random): ActInput => ({
    ...at,
    act: 'move',
    to: random.pick(['up', 'down', 'first', 'last']),
  }),
  duplicate: (at: At): ActInput => ({ ...at, act: 'duplicate' }),
  link: (at: At, random: Random): ActInput => ({
    ...at,
    act: 'setLink',
    href: `https://example.org/${random.below(100)}`,
  }),
}

const STRUCTURE = new Set(['delete', 'move', 'duplicate'])
const LITERALS = new Set(['JSXText', 'StringLiteral', 'TemplateLiteral', 'NumericLiteral'])
const LOOKS = new Set(['StringLiteral', 'TemplateLiteral', 'ObjectExpression'])
const LISTS = new Set(['ArrayExpression', 'JSXElement', 'JSXFragment'])

interface Chosen {
  file: SourceFile
  element: Found
  kind: string
}

/** A text changes one literal, a look one tag or the literal of its look, structure the children of one parent. */
function isWithin(files: readonly SourceFile[], { file, element, kind }: Chosen, stretch: Stretch): boolean {
  const home = files.find(({ name }) => name === stretch.name)
  if (!home || !/\.[jt]sx?$/.test(home.name)) return false
  const holders = nodesOf(home).filter(({ node }) => node.start <= stretch.start && stretch.end <= node.end)
  const holds = (types: ReadonlySet<string>) => holders.some(({ node }) => types.has(node.type))
  // An element without anything between its tags is given some.
  const isOwn = ({ node }: Found) => home === file && node.start === element.node.start
  if (kind === 'text') return holds(LITERALS) || holders.some(isOwn)
  if (!STRUCTURE.has(kind)) {
    const isTag = ({ node, around }: Found) =>
      node.type === 'JSXOpeningElement' && (home !== file || around.at(-1)?.start === element.node.start)
    return holders.some(isTag) || holds(LOOKS)
  }
  if (home !== file) return holds(LISTS)
  const parent = element.around.findLast(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
  const isOfParent = ({ node }: Found) => !parent || node.start >= parent.start
  return holders.some(found => LISTS.has(found.node.type) && isOfParent(found))
}

const READ = new WeakMap<SourceFile, Found[]>()

function nodesOf(file: SourceFile): Found[] {
  const known = READ.get(file)
  if (known) return known
  const found: Found[] = []
  const walk = (value: unknown, around: Node[]): void => {
    if (Array.isArray(value)) for (const each of value) walk(each, around)
    else if (value && typeof value === 'object' && 'type' in value && 'start' in value) {
      const node = value as Node
      found.push({ node, around })
      for (const [key, child] of Object.entries(node)) if (key !== 'loc') walk(child, [...around, node])
    }
  }
  walk(parse(file.code, { sourceType: 'module', plugins: ['jsx', 'typescript'] }).program, [])
  READ.set(file, found)
  return found
}

/** The one text between its tags; empty where there is another number of them. */
function textOf(code: string, element: Found, nodes: readonly Found[]): string {
  const texts = nodes.filter(
    ({ node, around }) => node.type === 'JSXText' && around.at(-1)?.start === element.node.start,
  )
  const said = texts.map(({ node }) => code.slice(node.start, node.end).trim()).filter(Boolean)
  return said.length === 1 ? (said[0] ?? '') : ''
}
