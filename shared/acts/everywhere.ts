import type { ActOf } from '#shared/acts/act.ts'
import { literalsIn } from '#shared/acts/literals.ts'
import { because, byEdits, type Made } from '#shared/acts/made.ts'
import { readFile } from '#shared/acts/spot.ts'
import { rewrite } from '#shared/acts/texts.ts'
import { pathTo, textOf } from '#shared/acts/values.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { renameText } from '#shared/edits/operations/rename-text.ts'
import type { TextEdit } from '#shared/edits/operations/text-edits.ts'

interface Place {
  file: SourceFile
  edit: TextEdit
}

/** Changes this text, price or figure in the one place where it stands. */
export function replaceText(files: readonly SourceFile[], act: ActOf<'replaceText'>): Made {
  const { from, to, file } = act
  if (file && act.path) return replaceAt(files, file, act.path, act)
  const places = placesOf(file ? files.filter(each => each.name === file) : files, from, to)
  const whole = places.filter(place => isWhole(place, from))
  const [place] = whole.length === 1 ? whole : places
  if (!place) return because(`“${from}” does not stand in this design.`)
  if (places.length > 1 && whole.length !== 1)
    return because(`“${from}” stands in ${places.length} places; choose the one you mean on the page.`)
  return byEdits(files, place.file.name, [place.edit])
}

/** Changes the literal at a path of the data, if it still says what was meant. */
function replaceAt(
  files: readonly SourceFile[],
  name: string,
  path: string,
  { from, to }: Pick<ActOf<'replaceText'>, 'from' | 'to'>,
): Made {
  const literals = literalsIn(files.filter(each => each.name === name))
  const literal = literals.find(each => pathTo(each) === path)
  if (!literal || textOf(literal) !== from) return because(`“${from}” does not stand there any more.`)
  return rewrite(files, literal, to)
}

/** Gives the brand another name wherever people read it. */
export function renameBrand(files: readonly SourceFile[], { from, to }: ActOf<'renameBrand'>): Made {
  const places = placesOf(files, from, to)
  if (places.length === 0) return because(`“${from}” does not stand in this design.`)
  let made: Made = { files: [...files] }
  for (const file of files) {
    const edits = places.filter(place => place.file === file).map(({ edit }) => edit)
    if (edits.length > 0 && !('reason' in made)) made = byEdits(made.files, file.name, edits)
  }
  return made
}

function placesOf(files: readonly SourceFile[], from: string, to: string): Place[] {
  if (from === to) return []
  return files.flatMap(file => {
    const read = file.code.includes(from) || /[<>{}&]/.test(from) ? readFile(file) : null
    const edited = read ? renameText(file.code, read.tree, from, to) : null
    if (!edited || !('edits' in edited)) return []
    return edited.edits.map(edit => ({ file, edit })).filter(isRead)
  })
}

/** Part of an address or a file's name is nothing people read. */
function isRead({ file: { code }, edit }: Place): boolean {
  return (
    !/[/#@_-]/.test(code[edit.at - 1] ?? '') && !/^(?:[/@_-]|\.\w)/.test(code.slice(edit.at + edit.remove))
  )
}

function isWhole({ file: { code }, edit }: Place, from: string): boolean {
  // The edit of a prop holds its quotes.
  if (/^["']/.test(code.slice(edit.at))) return edit.remove === from.length + 2
  const before = code.slice(Math.max(0, edit.at - 60), edit.at).trimEnd()
  const after = code.slice(edit.at + edit.remove, edit.at + edit.remove + 60).trimStart()
  return /[>"'`]$/.test(before) && /^[<"'`]/.test(after)
}
