import type * as Y from 'yjs'
import { changeFiles, textsIn } from '#client/room/working-copy/file-edits.ts'
import { type Act, type ActInput, actSchema } from '#shared/acts/act.ts'
import { copyOf } from '#shared/acts/lists.ts'
import { ALREADY } from '#shared/acts/made.ts'
import { perform } from '#shared/acts/perform.ts'
import { outward, spotOf } from '#shared/acts/spot.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { textEdits } from '#shared/edits/operations/text-edits.ts'
import { type Anchor, reanchor } from '#shared/edits/reanchor.ts'
import { type ActKind, ON_SEVERAL, type Place, SAMPLES } from './act-kinds.ts'
import { anchorNow, codeOf, GONE, placeIn, type Selected } from './perform-act.ts'

type Made = { ok: true; files: readonly SourceFile[]; isDeleted: boolean } | { ok: false; reason: string }

export type ActedOnSeveral =
  /** Where each is now; null for those that are gone. */
  { ok: true; now: ({ anchor: Anchor; code: string } | null)[] } | { ok: false; reason: string }

/** Does one act to each of several elements of the working copy, or to none; all of it is one step to undo. */
export function actOnSeveral(
  doc: Y.Doc,
  all: readonly Selected[],
  make: (place: Place) => ActInput,
): ActedOnSeveral {
  const before = textsIn(doc)
  const made = madeOfSeveral(before, all, make)
  if (!made.ok) return made
  changeFiles(doc, made.files, (from, to) => textEdits(from, to))
  const now = all.map(each => {
    const anchor = made.isDeleted ? null : anchorNow(before, each)
    const code = anchor && codeOf(made.files, anchor.file)
    const moved = anchor && code != null ? reanchor(anchor, codeOf(before, anchor.file) ?? '', code) : null
    return moved && code != null ? { anchor: moved, code } : null
  })
  return { ok: true, now }
}

/** From the last in the code to the first, so that what comes before stays where it is. */
function madeOfSeveral(
  files: readonly SourceFile[],
  all: readonly Selected[],
  make: (place: Place) => ActInput,
): Made {
  const places = all.map(each => ({ each, at: anchorNow(files, each) }))
  const inOrder = places.flatMap(({ each, at }) => (at ? [{ each, at }] : []))
  if (inOrder.length < places.length) return { ok: false, reason: GONE }
  inOrder.sort(
    (a, b) =>
      b.at.file.localeCompare(a.at.file) ||
      b.at.line - a.at.line ||
      b.at.column - a.at.column ||
      b.each.index - a.each.index,
  )
  const done = new Set<string>()
  let now = files
  let isDeleted = false
  for (const { each, at } of inOrder) {
    const { name } = each.reference
    const element = `${at.file}:${at.line}:${at.column}`
    if (done.has(element)) continue
    const place = placeIn(now, each)
    const act = place && actSchema.parse(make(place))
    if (!act) return { ok: false, reason: `${name}: ${GONE}` }
    // What is done to an element of the code is done to all its copies on the page, and once.
    if (!isForCopy(now, act)) done.add(element)
    if (act.act === 'remove' && act.by === 'delete') isDeleted = true
    const performed = perform(now, act)
    if (performed.ok) now = performed.files
    else if (performed.reason !== ALREADY) return { ok: false, reason: `${name}: ${performed.reason}` }
  }
  return now === files ? { ok: false, reason: ALREADY } : { ok: true, files: now, isDeleted }
}

/** Whether the act takes away one entry of a list, and not the element. */
function isForCopy(files: readonly SourceFile[], act: Act): boolean {
  if (act.act !== 'remove' || act.by !== 'delete') return false
  const spot = spotOf(files, act)
  return !('reason' in spot) && copyOf(files, outward(files, spot), act) !== null
}

const ONE_ALONE = 'Select one element alone for this.'

/** Why an act cannot be done to all of them: tried on the files, which stay as they are. */
export function* whyNotSeveral(
  files: readonly SourceFile[],
  all: readonly Selected[],
): Generator<[ActKind, string | null]> {
  for (const [kind, sample] of Object.entries(SAMPLES) as [ActKind, (place: Place) => ActInput][]) {
    const made = ON_SEVERAL.has(kind) ? madeOfSeveral(files, all, sample) : null
    yield [kind, made === null ? ONE_ALONE : made.ok ? null : made.reason]
  }
}
