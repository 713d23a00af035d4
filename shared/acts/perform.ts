import type { Act, ActOf } from '#shared/acts/act.ts'
import { setColor } from '#shared/acts/colors.ts'
import { renameBrand, replaceText } from '#shared/acts/everywhere.ts'
import { insertPart } from '#shared/acts/insert-part.ts'
import { setLink } from '#shared/acts/link.ts'
import { addItem, removeItem } from '#shared/acts/lists.ts'
import { ALREADY, type Made } from '#shared/acts/made.ts'
import { align, setSize, setSpacing } from '#shared/acts/measures.ts'
import { type Spot, spotOf } from '#shared/acts/spot.ts'
import {
  duplicateElement,
  hideElement,
  moveElement,
  removeElement,
  swapElements,
} from '#shared/acts/structure.ts'
import { type Look, lookOf } from '#shared/acts/styling.ts'
import { setText } from '#shared/acts/texts.ts'
import { setTheme } from '#shared/acts/theme.ts'
import type { SourceFile } from '#shared/artifacts.ts'

export type Performed =
  | { ok: true; files: SourceFile[]; changed: string[] }
  /** One plain sentence for the person; nothing changed. */
  | { ok: false; reason: string }

/** Does one act to the files, exactly: all bytes that are not meant stay, or nothing changes and it says why. */
export function perform(files: readonly SourceFile[], act: Act): Performed {
  const made = madeOf(files, act)
  if ('reason' in made) return { ok: false, reason: made.reason }
  const codes = new Map(files.map(({ name, code }) => [name, code]))
  const changed = made.files.filter(({ name, code }) => codes.get(name) !== code).map(({ name }) => name)
  if (changed.length === 0) return { ok: false, reason: ALREADY }
  return { ok: true, files: made.files, changed }
}

function madeOf(files: readonly SourceFile[], act: Act): Made {
  if (!('at' in act)) return (ON_FILES[act.act] as Maker<Act>)(files, act)
  const spot = spotOf(files, act)
  return 'reason' in spot ? spot : (ON_ELEMENT[act.act] as ElementMaker<Act>)(files, spot, act)
}

type Maker<On> = (files: readonly SourceFile[], act: On) => Made
type ElementMaker<On> = (files: readonly SourceFile[], spot: Spot, act: On) => Made
type ElementAct = Extract<Act, { at: unknown }>['act']

const ON_FILES: { [Name in Exclude<Act['act'], ElementAct>]: Maker<ActOf<Name>> } = {
  ...{ replaceText, renameBrand, setTheme, addItem, removeItem },
}

const onLook =
  <On>(change: (files: readonly SourceFile[], look: Look, act: On) => Made): ElementMaker<On> =>
  (files, spot, act) => {
    const look = lookOf(files, spot)
    return 'reason' in look ? look : change(files, look, act)
  }

const ON_ELEMENT: { [Name in ElementAct]: ElementMaker<ActOf<Name>> } = {
  ...{ setText, setLink, insertPart, move: moveElement, duplicate: duplicateElement },
  setColor: onLook(setColor),
  setSpacing: onLook(setSpacing),
  setSize: onLook(setSize),
  align: onLook(align),
  remove: (files, spot, act) =>
    act.by === 'hide' ? hideElement(files, spot) : removeElement(files, spot, act),
  swap(files, spot, act) {
    const other = spotOf(files, act.with)
    return 'reason' in other ? other : swapElements(files, spot, other)
  },
}
