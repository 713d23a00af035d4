import { ruleTold } from '#server/generation/look/rule-sentences.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { Fault } from '#shared/compile/faults/fault.ts'
import { type Finding, LOOKED_AT, type Looked } from '#shared/page-look.ts'
import { oneLine } from '#shared/text.ts'

/** So many are told; the gravest come first, and what is behind them is seen by the next look. */
const FAULTS_MAX = 12

type Told = Pick<Fault, 'kind' | 'about' | 'text'> & { loc: string | null }

/**
 * What a browser has seen, in our words: of what it says only numbers, places in files that are there, and short quoted
 * texts come to the model.
 */
export function findingFaults(looked: readonly Looked[], files: readonly SourceFile[]): Fault[] {
  const lines = new Map(files.map(({ name, code }) => [name, code.split('\n')]))
  const faults = new Map<string, Fault>()
  for (const { at, findings } of looked) {
    for (const finding of findings) {
      const { loc, ...told } = toldOf(finding, LOOKED_AT[at].width)
      const fault = { ...told, ...placeOf(loc, lines) }
      const key = `${fault.file}:${fault.line} ${fault.about}`
      if (!faults.has(key)) faults.set(key, fault)
    }
  }
  return [...faults.values()].sort((a, b) => gravity(a) - gravity(b)).slice(0, FAULTS_MAX)
}

const GRAVITY: readonly Fault['kind'][] = ['error', 'look', 'note']
const gravity = ({ kind }: Fault): number => GRAVITY.indexOf(kind)

function toldOf(finding: Finding, width: number): Told {
  switch (finding.kind) {
    case 'blank':
      return { kind: 'error', about: 'blank', loc: null, text: 'The page is blank: nothing can be seen.' }
    case 'thrown': {
      const { message, file, line } = finding
      const loc = file === null ? null : `${file}:${line ?? 0}`
      return {
        kind: 'error',
        about: `thrown ${oneLine(message)}`,
        loc,
        text: `threw ${quoted(message, 300)}.`,
      }
    }
    case 'console': {
      const { message } = finding
      const kind = OF_REACT.test(message) ? 'note' : 'look'
      return {
        kind,
        about: `console ${oneLine(message)}`,
        loc: null,
        text: `The console has ${quoted(message, 240)}.`,
      }
    }
    case 'overflow': {
      const { pageWidth, width: own, why } = finding
      const text = `At ${width} the page is ${pageWidth} wide: ${named(finding)} is ${own} px. ${WIDER[why ?? 'other']}`
      return { kind: 'look', about: `overflow at ${width} ${finding.tag}`, loc: finding.loc, text }
    }
    case 'cut': {
      const { width: own, isEllipsis } = finding
      const text = `At ${width} ${said(finding)} is cut ${isEllipsis ? 'short' : 'off'}: it has ${own} px. Give it room, or let it wrap.`
      return { kind: 'look', about: `cut at ${width} ${finding.text}`, loc: finding.loc, text }
    }
    case 'squeezed': {
      const { width: own, lines } = finding
      const text = `At ${width} ${said(finding)} breaks into ${lines} lines, ${own} px wide. Give it room, or whitespace-nowrap.`
      return { kind: 'look', about: `squeezed at ${width} ${finding.text}`, loc: finding.loc, text }
    }
    case 'contrast': {
      const { ratio, needed, colour, ground } = finding
      const text = `${said(finding)} has ${ratio.toFixed(2)}:1 (${colour} on ${ground}); it needs ${needed}:1.`
      return { kind: 'look', about: `contrast ${colour} ${ground}`, loc: finding.loc, text }
    }
    case 'rule':
      return {
        ...{ kind: 'look', about: `rule ${finding.rule} ${finding.tag}`, loc: finding.loc },
        text: `${named(finding)} ${ruleTold(finding.rule)}`,
      }
    case 'empty': {
      const text = `At ${width} ${finding.tag} is an empty box of ${finding.width} × ${finding.height} px. Fill it, or take it out.`
      return { kind: 'note', about: `empty ${finding.tag}`, loc: finding.loc, text }
    }
  }
}

/** Said by React while it develops; the page works all the same. */
const OF_REACT =
  /^(?:Warning:|Each child in a list|Encountered two children|%s|In HTML, |<\w+> cannot|React does not recognize|Received `|Invalid DOM property|You provided a `|A component is changing|The tag <|Unknown event handler|`?Dialog)/

const WIDER = {
  nowrap: 'It does not wrap: let it wrap, or scroll in a box of its own.',
  fixed: 'Its width is fixed: max-w-full, or a width for wider screens alone.',
  shrink: 'A child of a grid or of a flex row may not shrink: add min-w-0 to it, or let the row wrap.',
  other: 'Make it fit, or let it scroll in a box of its own.',
} as const

const named = ({ tag, text }: { tag: string; text: string }): string =>
  oneLine(text) === '' ? plainTag(tag) : `${plainTag(tag)} ${quoted(text, 40)}`

const said = ({ tag, text }: { tag: string; text: string }): string =>
  oneLine(text) === '' ? plainTag(tag) : quoted(text, 60)

const plainTag = (tag: string): string => (/^[A-Za-z][\w.-]*$/.test(tag) ? tag : 'an element')

/** Words of a page are quoted, on one line, and end their own quotation nowhere. */
function quoted(text: string, most: number): string {
  const line = oneLine(text).replaceAll('"', '”').replaceAll('`', '’')
  return `"${line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line}"`
}

/** A place that is in the design, with what stands there; any other is none. */
function placeOf(
  loc: string | null,
  lines: ReadonlyMap<string, readonly string[]>,
): Pick<Fault, 'file' | 'line' | 'source'> {
  const [, file = '', at = ''] = /^(.{1,300}?):(\d{1,7})(?::\d{1,7})?$/.exec(loc ?? '') ?? []
  const code = lines.get(file)
  if (!code) return { file: null, line: null }
  const source = code[Number(at) - 1]
  return source === undefined ? { file, line: null } : { file, line: Number(at), source }
}
