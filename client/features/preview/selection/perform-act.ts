import type * as Y from 'yjs'
import { changeFiles, textsIn } from '#client/room/working-copy/file-edits.ts'
import type { Selection } from '#client/state/selection.ts'
import { type ActInput, actSchema } from '#shared/acts/act.ts'
import { perform } from '#shared/acts/perform.ts'
import { spotOf } from '#shared/acts/spot.ts'
import { plainText, textsOf } from '#shared/acts/texts.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { textEdits } from '#shared/edits/operations/text-edits.ts'
import { type Anchor, reanchor } from '#shared/edits/reanchor.ts'
import { type ActKind, type Place, SAMPLES } from './act-kinds.ts'

export type Selected = Pick<Selection, 'code' | 'index' | 'label' | 'reference'>

export type Acted =
  /** Where the element is now; null when it is gone. */
  { ok: true; anchor: Anchor | null; code: string } | { ok: false; reason: string }

/** Does one act to the working copy, as edits no larger than the act; all of it is one step to undo. */
export function actOn(doc: Y.Doc, selected: Selected, make: (place: Place) => ActInput): Acted {
  const before = textsIn(doc)
  const place = placeIn(before, selected)
  if (!place) return { ok: false, reason: GONE }
  const act = actSchema.safeParse(make(place))
  if (!act.success) return { ok: false, reason: 'This cannot be done to the element.' }
  const done = perform(before, act.data)
  if (!done.ok) return done
  changeFiles(doc, done.files, (from, to) => textEdits(from, to))
  const { anchor } = selected.reference
  const after = codeOf(done.files, anchor.file) ?? ''
  const now = { ...anchor, ...place.at }
  return { ok: true, anchor: reanchor(now, codeOf(before, anchor.file) ?? '', after), code: after }
}

/** Why an act cannot be done here, of each that cannot: tried on the files, which stay as they are. */
export function* whyNotActs(
  files: readonly SourceFile[],
  selected: Selected,
): Generator<[ActKind, string | null]> {
  const place = placeIn(files, selected)
  for (const [kind, sample] of Object.entries(SAMPLES) as [ActKind, (place: Place) => ActInput][]) {
    const done = place ? perform(files, actSchema.parse(sample(place))) : null
    yield [kind, done === null ? GONE : done.ok ? null : done.reason]
  }
}

/** The text that the element shows, as it is written. */
export function textNow(files: readonly SourceFile[], selected: Selected): string {
  return placeIn(files, selected)?.was ?? selected.label
}

/** The text of the element where it is one literal of the code that can be another one; else null. */
export function literalNow(files: readonly SourceFile[], selected: Selected): string | null {
  const place = placeIn(files, selected)
  if (place?.was === undefined) return null
  const spot = spotOf(files, place)
  if ('reason' in spot || textsOf(files, spot).length !== 1) return null
  return perform(files, actSchema.parse(SAMPLES.text(place))).ok ? place.was : null
}

export const GONE = 'The selected element is not there any more.'

/** Where the element stands in the code as it is now; null when it is gone. */
export function anchorNow(
  files: readonly SourceFile[],
  { reference: { anchor }, code }: Pick<Selected, 'reference' | 'code'>,
): Anchor | null {
  const now = codeOf(files, anchor.file)
  return now === undefined ? null : reanchor(anchor, code, now)
}

/** Where an act is to be done in the code as it is now; null when the element is gone. */
export function placeIn(files: readonly SourceFile[], selected: Selected): Place | null {
  const { index, label } = selected
  const moved = anchorNow(files, selected)
  if (!moved) return null
  const { file, line, column } = moved
  const place = { file, at: { line, column }, item: index }
  const spot = spotOf(files, place)
  if ('reason' in spot) return null
  const shown = textsOf(files, spot)
  const [only] = shown
  const all = shown.flatMap(({ texts }) => texts)
  const counted = shown.length === 1 && only?.isWhole ? (only.texts[index] ?? only.texts[0]) : undefined
  // The page may show it in capitals.
  const read = all.find(({ text }) => plainText(text).toLowerCase() === label.toLowerCase())
  const was = (counted ?? read)?.text ?? (shown.length === 0 ? label : '')
  return was === '' ? place : { ...place, was }
}

export const codeOf = (files: readonly SourceFile[], file: string): string | undefined =>
  files.find(({ name }) => name === file)?.code
