import {
  codeOf,
  type FollowUp,
  type Outcome,
  quotedIn,
  type Workbench,
  wantedText,
} from '#server/designer/follow-ups/follow-up.ts'
import { textsOf } from '#server/designer/follow-ups/texts.ts'
import { hostOf } from '#server/designer/page/page.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { isCodeFile } from '#shared/edits/syntax.ts'

const BRAND =
  /\b(?:brand|product|company|app|site|shop|bakery|studio|agency|name|it|this|logo|startup|business|dashboard|page|website|site|project|design|bank|tool|platform|portal|store|café|cafe|restaurant|club|school)\b/i
const VERB = /\b(?:rename|call|change the name|change the brand|name it|nenne|renomme)\b/i
const NAV = /\b(?:nav(?:igation)?|menu)\b/i

/** "rename it to Halden", "call the brand Rye & Co", "rename the nav entry 'Voices' to 'Stories'". */
export const rename: FollowUp = (instruction, bench) => {
  if (!VERB.test(instruction)) return null
  if (NAV.test(instruction)) return renameEntry(instruction, bench)
  if (/\bcolou?rs?\b/i.test(instruction) && quotedIn(instruction).length === 0) return null
  if (/\bbutton|headline|title|heading|section\b/i.test(instruction)) return null
  const quoted = quotedIn(instruction)
  if (quoted.length === 2)
    return quoted[0] === brandOf(bench) ? renameBrand(bench, quoted[0] ?? '', quoted[1] ?? '') : null
  const old = productOf(instruction, bench) ?? brandOf(bench)
  const names = /\brename\s+(.+?)\s+to\s+(.+)$/i.exec(instruction.replace(/[.!]+$/, ''))
  const said = names?.[1] ?? ''
  if (names && old && said !== old && !BRAND.test(said)) return null
  const isCalled = !names && /\b(?:call|rename|name)\b/i.test(instruction)
  const wanted = isCalled ? (calledName(instruction) ?? wantedText(instruction)) : wantedText(instruction)
  if (!old)
    return {
      trouble: 'I do not know what the product is called now. Write it as: rename "old name" to "new name".',
    }
  return wanted ? renameBrand(bench, old, wanted) : null
}

/** "call it Rye & Co" */
const calledName = (instruction: string): string | null =>
  quotedIn(instruction).at(-1) ??
  /\b(?:call|rename|name)\s+(?:it|the \w+|this)\s+(?!to\b)(.+?)[.!]*$/i.exec(instruction)?.[1]?.trim() ??
  null

/** On a page that sells one thing, "the product" is that thing and not the shop. */
function productOf(instruction: string, bench: Workbench): string | null {
  const code = /\bproduct\b/i.test(instruction) ? codeOf(bench, 'data/product.ts') : null
  return code === null ? null : (/\bname: "([^"]+)"/.exec(code)?.[1] ?? null)
}

/** What the logo says. */
function brandOf(bench: Workbench): string | null {
  const code = codeOf(bench, 'components/logo.tsx')
  if (code !== null) return textsOf([{ name: 'components/logo.tsx', code }])[0]?.text ?? null
  const all = bench.files.map(file => file.code).join('\n')
  return all.includes(bench.page.brief.brand) ? bench.page.brief.brand : null
}

function renameBrand(bench: Workbench, old: string, wanted: string): Outcome {
  const pairs = [
    [old, wanted],
    [`${hostOf(old)}.example`, `${hostOf(wanted)}.example`],
  ] as const
  const operations = bench.files
    .filter(file => isCodeFile(file.name))
    .flatMap(({ name, code }) =>
      pairs
        .filter(([from, to]) => from !== '' && from !== to && isWordIn(code, from))
        .map(([from, to]): OperationInput => ({ op: 'renameText', file: name, from, to })),
    )
  if (operations.length === 0) return { trouble: `“${old}” does not stand anywhere on the page.` }
  const files = new Set(operations.map(operation => ('file' in operation ? operation.file : '')))
  return {
    operations,
    says: `“${old}” is “${wanted}” now, in ${files.size} ${files.size === 1 ? 'file' : 'files'}.`,
  }
}

/** Only where a person reads it: a name in code alone is no place to rename. */
function isWordIn(code: string, word: string): boolean {
  return (
    textsOf([{ name: 'file.tsx', code }]).some(({ text }) => text.includes(word)) ||
    new RegExp(`\`[^\`]*${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).test(code)
  )
}

function renameEntry(instruction: string, bench: Workbench): Outcome | null {
  const file = 'data/navigation.ts'
  const code = codeOf(bench, file)
  if (code === null) return { trouble: 'This page has no navigation that I know how to change.' }
  const [old, wanted] = quotedIn(instruction)
  const plain = /\b(?:entry|link|item)\s+(.+?)\s+to\s+(.+?)[.!]*$/i.exec(instruction)
  const from = old ?? plain?.[1]
  const to = wanted ?? plain?.[2]
  if (!from || !to) return null
  const entries = textsOf([{ name: file, code }]).filter(({ text }) => !text.startsWith('#'))
  const entry = entries.find(({ text }) => text.toLowerCase() === from.toLowerCase())
  if (!entry)
    return {
      trouble: `The navigation has no entry “${from}”. It has: ${entries.map(({ text }) => text).join(', ')}.`,
    }
  return {
    operations: [
      { op: 'setLiteral', file, path: `navigation[label=${JSON.stringify(entry.text)}].label`, value: to },
    ],
    says: `The entry “${entry.text}” is “${to}” now.`,
  }
}
