import type { SourceFile } from '#shared/artifacts.ts'
import { elementIn, limitToScope } from '#shared/edits/scope.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'
import { Random } from '#tests/support/random.ts'

const SECTIONS = 6

export interface OverReach {
  before: SourceFile[]
  after: SourceFile[]
  scope: { file: string; at: { path: string } }
  /** The text of the element as the model wanted it. */
  wanted: string
}

/** A design, one selected heading, and a model that changes the heading and much that nobody asked for. */
export function overReach(seed: number): OverReach {
  const random = new Random(seed)
  const eol = random.chance(0.2) ? '\r\n' : '\n'
  const heading = (n: number) => `<h2 className="text-xl" id="h${n}">Section ${n}</h2>`
  const section = (n: number) =>
    `      <section id="s${n}">\n        ${heading(n)}\n        <p>Text ${n}</p>\n      </section>`
  const app = (sections: string[]) =>
    `import { Footer } from './footer'\n\nexport default function App() {\n  return (\n    <main>\n${sections.join('\n')}\n      <Footer />\n    </main>\n  )\n}\n`.replaceAll(
      '\n',
      eol,
    )
  const numbers = Array.from({ length: SECTIONS }, (_, n) => n)
  const picked = random.below(SECTIONS)
  const wanted = `<h2 className="text-${['3xl', '4xl', 'sm'][random.below(3)]} font-bold" id="h${picked}">Title ${seed}</h2>`
  const reaches = [
    (n: number) => section(n).replace(`Text ${n}`, `Rewritten ${seed}`),
    (n: number) => section(n).replace('<p>', '<p className="mt-4">'),
    (n: number) => section(n).replace('text-xl', 'text-2xl'),
    (n: number) => `${section(n)}\n      <hr />`,
    (n: number) => section(n),
  ]
  const sections = numbers.map(n => {
    const reach = reaches[random.below(reaches.length)] ?? section
    const made = n === picked ? section(n).replace(heading(n), wanted) : reach(n)
    return n === picked && random.chance(0.5) ? made.replace(`Text ${n}`, 'Also this') : made
  })
  const before = [
    { name: 'App.tsx', code: app(numbers.map(section)) },
    { name: 'footer.tsx', code: `export const Footer = () => <footer>Old</footer>${eol}` },
    { name: 'theme.css', code: `:root {${eol}  --brand: #123456;${eol}}${eol}` },
    { name: 'data.ts', code: `export const items = [1, 2, 3]${eol}` },
  ]
  const after = [
    { name: 'App.tsx', code: app(sections) },
    { name: 'footer.tsx', code: `export const Footer = () => <footer>New ${seed}</footer>${eol}` },
    { name: 'theme.css', code: `:root {${eol}  --brand: #ff0000;${eol}  --extra: 1px;${eol}}${eol}` },
    ...(random.chance(0.5) ? [{ name: 'data.ts', code: `export const items = []${eol}` }] : []),
    { name: 'unasked.tsx', code: `export const Unasked = () => null${eol}` },
  ]
  return { before, after, scope: { file: 'App.tsx', at: { path: `App:0.${picked}.0` } }, wanted }
}

/** How many bytes outside the selected element differ after the scope has been held. */
export function bytesOutside({ before, after, scope, wanted }: OverReach): {
  bytes: number
  hasWanted: boolean
  named: string[]
} {
  const { files, outside } = limitToScope(before, after, { elements: [scope] })
  const old = before.find(file => file.name === scope.file)?.code ?? ''
  const now = files.find(file => file.name === scope.file)?.code ?? ''
  const node = elementIn(old, scope.file, scope.at)?.node
  if (!node) throw new Error('the selected element is there')
  const head = old.slice(0, startOf(node))
  const tail = old.slice(endOf(node))
  const isKept = now.startsWith(head) && now.endsWith(tail)
  const others = new Set([...before, ...files].map(file => file.name).filter(name => name !== scope.file))
  const codeIn = (list: SourceFile[], name: string) => list.find(file => file.name === name)?.code ?? null
  const changed = [...others].filter(name => codeIn(before, name) !== codeIn(files, name))
  const inside = now.slice(head.length, now.length - tail.length)
  return {
    bytes:
      (isKept ? 0 : Math.abs(now.length - old.length) || 1) +
      changed.reduce((sum, name) => sum + name.length, 0),
    hasWanted: inside === wanted,
    named: outside.map(change => change.file),
  }
}
