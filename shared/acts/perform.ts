import type { Act } from '#shared/acts/act.ts'
import { setColor } from '#shared/acts/colors.ts'
import { renameBrand, replaceText } from '#shared/acts/everywhere.ts'
import { insertPart } from '#shared/acts/insert-part.ts'
import { setLink } from '#shared/acts/link.ts'
import { addItem, removeItem } from '#shared/acts/lists.ts'
import { ALREADY, type Made } from '#shared/acts/made.ts'
import { align, setSize, setSpacing } from '#shared/acts/measures.ts'
import { spotOf } from '#shared/acts/spot.ts'
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
  switch (act.act) {
    case 'replaceText':
      return replaceText(files, act)
    case 'renameBrand':
      return renameBrand(files, act)
    case 'setTheme':
      return setTheme(files, act)
    case 'addItem':
      return addItem(files, act)
    case 'removeItem':
      return removeItem(files, act)
    default:
      return onElement(files, act)
  }
}

type ElementAct = Extract<Act, { at: unknown }>

function onElement(files: readonly SourceFile[], act: ElementAct): Made {
  const spot = spotOf(files, act)
  if ('reason' in spot) return spot
  const onLook = (change: (look: Look) => Made) => {
    const look = lookOf(files, spot)
    return 'reason' in look ? look : change(look)
  }
  switch (act.act) {
    case 'setText':
      return setText(files, spot, act)
    case 'setColor':
      return onLook(look => setColor(files, look, act))
    case 'setSpacing':
      return onLook(look => setSpacing(files, look, act.to))
    case 'setSize':
      return onLook(look => setSize(files, look, act.to))
    case 'align':
      return onLook(look => align(files, look, act))
    case 'remove':
      return act.by === 'hide' ? hideElement(files, spot) : removeElement(files, spot, act)
    case 'move':
      return moveElement(files, spot, act)
    case 'duplicate':
      return duplicateElement(files, spot, act)
    case 'setLink':
      return setLink(files, spot, act.href)
    case 'swap': {
      const other = spotOf(files, act.with)
      return 'reason' in other ? other : swapElements(files, spot, other)
    }
    case 'insertPart':
      return insertPart(files, spot, act)
  }
}
