import { codeOf, type FollowUp, type Outcome, type Workbench } from '#server/designer/follow-ups/follow-up.ts'
import {
  fileNamed,
  innerPartsOf,
  type PagePart,
  partNamed,
  partsOf,
} from '#server/designer/follow-ups/page-parts.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { parseCode } from '#shared/edits/syntax.ts'

const VERB =
  /\b(?:remove|delete|drop|take out|take away|get rid of|hide|lose|entferne|lösche|supprime|elimina|without)\b/i

/** One entry of a section is not the section. */
const ONE_OF_MANY =
  /\b(?:first|second|third|fourth|fifth|last|middle|1st|2nd|3rd|one|two|three)\b(?! section)|\b(?:from|in|of) the\b/i

/** A thing inside a section, which is not ours to take the whole section for. */
const INSIDE =
  /\b(?:images?|pictures?(?! gallery)|illustrations?|photo|buttons?|links?|headlines?|titles?|sub-?titles?|icons?|texts?|paragraphs?|captions?|entr(?:y|ies)|words?)\b/i

/** "remove the pricing section": its element, its import, its files, its link; nothing else. */
export const removeSection: FollowUp = (instruction, bench) => {
  if (!VERB.test(instruction) || ONE_OF_MANY.test(instruction)) return null
  const what = instruction.replace(VERB, ' ')
  if (bench.selection && /\b(?:this|it|that|selected|selection)\b/i.test(what))
    return removeSelected(bench.selection)
  const panel = removePanel(bench, what)
  if (panel) return panel
  const part = partNamed(bench, what) ?? partNamed(bench, what, innerPartsOf(bench))
  if (!part) {
    const names = partsOf(bench).map(each => each.component)
    if (!/\bsection\b/i.test(instruction) || names.length === 0) return null
    return { trouble: `I did not find that section. The page has: ${names.join(', ')}.` }
  }
  if (INSIDE.test(what) && !/\bsection\b/i.test(what)) {
    return {
      trouble: `I remove whole sections only. Select that part of ${part.component} in the preview and ask again, or say “remove the ${part.component} section”.`,
    }
  }
  return removePart(bench, part)
}

const removeSelected = ({ file, line, column, path }: NonNullable<Workbench['selection']>): Outcome => ({
  operations: [{ op: 'removeElement', file, at: path ? { path } : { line, column } }],
  says: 'I removed the selected element.',
})

export function removePart(bench: Workbench, part: PagePart): Outcome {
  const ids = idsIn(codeOf(bench, part.file) ?? '')
  const gone = ownFiles(bench, part.file, part.shownIn)
  const links = ids.flatMap(id => linkOperations(bench, id, gone))
  const isBoxed = part.around?.isOnlyChild === true && part.around.tag === 'div'
  const operations: OperationInput[] = [
    {
      op: 'removeElement',
      file: part.shownIn,
      at: { path: isBoxed && part.around ? part.around.path : part.path },
    },
    { op: 'removeImport', file: part.shownIn, name: part.component },
    ...gone.map((file): OperationInput => ({ op: 'delete', file })),
    ...links,
  ]
  const note =
    links.length > 0
      ? ' Links that led there now lead to the top of the page, or are gone from the navigation.'
      : ''
  return { operations, says: `I removed ${part.component} with ${gone.join(', ')}.${note}` }
}

/** A page of the settings: its entry, its component, its file. */
function removePanel(bench: Workbench, what: string): Outcome | null {
  const file = 'data/sections.ts'
  const code = codeOf(bench, file)
  const entries = [
    ...(code ?? '').matchAll(/id: "(\w+)",\s+label: "([^"]+)"[\s\S]*?icon: (\w+),\s+Panel: (\w+)/g),
  ]
  const entry = entries.find(([, id = '', label = '']) =>
    new RegExp(`\\b(?:${id}|${label})\\b`, 'i').test(what),
  )
  const [, id, label, icon = '', component = ''] = entry ?? []
  const panel = code?.match(new RegExp(`import \\{ ${component} \\} from "@/([^"]+)"`))?.[1]
  if (!entry || !panel) return null
  return {
    operations: [
      { op: 'removeItem', file, path: `sections[id="${id}"]` },
      { op: 'removeImport', file, name: component },
      { op: 'removeImport', file, name: icon },
      { op: 'delete', file: `${panel}.tsx` },
    ],
    says: `I removed the page “${label}” from the settings, with ${panel}.tsx.`,
  }
}

/** The file and what only it uses, as far as that goes. */
function ownFiles(bench: Workbench, file: string, entry: string): string[] {
  const gone = new Set([file])
  for (const _ of bench.files) {
    const before = gone.size
    for (const name of gone) {
      for (const used of localImports(bench, name)) {
        const users = bench.files.filter(
          each => !gone.has(each.name) && localImports(bench, each.name).includes(used),
        )
        if (users.length === 0 && used !== entry) gone.add(used)
      }
    }
    if (gone.size === before) break
  }
  return [...gone]
}

function localImports(bench: Workbench, name: string): string[] {
  const { tree } = parseCode(codeOf(bench, name) ?? '', name)
  return (tree?.program.body ?? []).flatMap(statement => {
    if (statement.type !== 'ImportDeclaration') return []
    const file = fileNamed(bench, statement.source.value)
    return file ? [file] : []
  })
}

const idsIn = (code: string): string[] => [...code.matchAll(/\bid="([\w-]+)"/g)].map(match => match[1] ?? '')

/** The entry of the navigation goes; other links to the place lead to the main part instead. */
function linkOperations(bench: Workbench, id: string, gone: string[]): OperationInput[] {
  const operations: OperationInput[] = []
  for (const { name, code } of bench.files) {
    if (gone.includes(name)) continue
    if (name === 'data/navigation.ts' && code.includes(`"#${id}"`)) {
      operations.push({ op: 'removeItem', file: name, path: `navigation[href="#${id}"]` })
    } else if (code.includes(`href="#${id}"`) && bench.files.some(file => file.code.includes('id="main"'))) {
      operations.push({ op: 'write', file: name, code: code.replaceAll(`href="#${id}"`, 'href="#main"') })
    }
  }
  return operations
}
