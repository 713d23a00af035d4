import type { SourceFile } from '#shared/artifacts.ts'

/** The gravest first. */
export const FAULT_KINDS = [
  /** The page does not come: it does not compile, or throws at once. */
  'error',
  /** A box of dashes stands in the place of something. */
  'placeholder',
  /** Something that was written has no effect. */
  'effect',
  /** What a browser shows of it. */
  'look',
  /** Worth saying, and nothing is broken. */
  'note',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** One thing that is wrong with a design: where, what is, and what there is instead. */
export interface Fault {
  kind: FaultKind
  file: string | null
  line: number | null
  /** The line itself. */
  source?: string | undefined
  /** What it is about, the same wherever it stands: a package with its name, a class, an address. */
  about: string
  /** The module, where something of a package or of the kit is missing. */
  of?: string | undefined
  text: string
}

/** Something that looks at the files of a run and says what is wrong; null where it could not find out. */
export type Checker = (files: readonly SourceFile[]) => Promise<{ faults: Fault[] } | null>

const FAULT_LINES_MAX = 25
const LINE_MAX_CHARACTERS = 420
const SOURCE_MAX_CHARACTERS = 160
export const EDITS_ALONE = 'Send edits for these alone; everything else is kept.'

/** For a model: `hero.tsx:7` and what is, with the line of the source below it. */
export function faultLine({
  file,
  line,
  text,
  source,
}: Pick<Fault, 'file' | 'line' | 'text' | 'source'>): string {
  const place = file === null ? '' : `\`${file}${line === null ? '' : `:${line}`}\` `
  const told = cut(`${place}${text}`.replace(/\s+/g, ' '), LINE_MAX_CHARACTERS)
  const code = cut(source?.trim() ?? '', SOURCE_MAX_CHARACTERS)
  return code ? `${told}\n  > ${code}` : told
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

/** Whether a model is to be asked to mend these. */
export const callsForRepair = (faults: readonly Fault[]): boolean =>
  faults.some(({ kind }) => kind !== 'note')

const gravity = ({ kind }: Fault): number => FAULT_KINDS.indexOf(kind)

/** The gravest first; one line for faults that are equal but for their place. */
export function ordered(faults: readonly Fault[]): Fault[] {
  const groups = new Map<string, { first: Fault; others: string[] }>()
  for (const fault of faults) {
    const key = `${fault.kind}\0${fault.text}`
    const group = groups.get(key)
    if (group) group.others.push(placeOf(fault))
    else groups.set(key, { first: fault, others: [] })
  }
  return [...groups.values()]
    .map(({ first, others }) =>
      others.length === 0 ? first : { ...first, text: `${first.text} ${alsoAt(others)}` },
    )
    .sort((a, b) => gravity(a) - gravity(b))
}

const placeOf = ({ file, line }: Fault): string =>
  file === null ? 'elsewhere' : `${file}${line === null ? '' : `:${line}`}`

const PLACES_NAMED_MAX = 4

function alsoAt(places: readonly string[]): string {
  const named = [...new Set(places)]
  const shown = named.slice(0, PLACES_NAMED_MAX).join(', ')
  const left = named.length - PLACES_NAMED_MAX
  return `Also ${shown}${left > 0 ? ` and ${left} more` : ''}.`
}

/** All at once, with what is to be sent; empty when there is nothing to say. */
export const faultsTold = (faults: readonly Fault[]): string =>
  faults.length === 0 ? '' : `${faultList(faults)}\n${EDITS_ALONE}`

/** At most 25 lines. */
export function faultList(faults: readonly Fault[]): string {
  const all = ordered(faults)
  const shown = all.slice(0, FAULT_LINES_MAX).map(fault => `- ${faultLine(fault)}`)
  const left = all.length - shown.length
  if (left > 0) shown.push(`- And ${left} more of the lesser ones.`)
  return shown.join('\n')
}

/** Says whether two sets of faults are the same; places move with every edit and do not count. */
export const faultsKey = (faults: readonly Fault[]): string =>
  [...new Set(faults.map(faultKey))].sort().join('\n')

export const faultKey = ({ kind, file, about }: Fault): string => `${kind} ${file ?? ''} ${about}`

/** The gravest first: who has fewer of those is better, whatever comes behind. */
export function isWorse(these: readonly Fault[], those: readonly Fault[]): boolean {
  for (const kind of FAULT_KINDS) {
    const difference = countOf(these, kind) - countOf(those, kind)
    if (difference !== 0) return difference > 0
  }
  return false
}

const countOf = (faults: readonly Fault[], kind: FaultKind): number =>
  faults.filter(fault => fault.kind === kind).length
