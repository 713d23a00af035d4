import type { SourceFile } from '#shared/artifacts.ts'
import { removeAttribute, setAttribute } from '#shared/edits/elements/attributes.ts'
import { setClasses } from '#shared/edits/elements/classes.ts'
import {
  type ElementTarget,
  findElement,
  listElements,
  type PlacedElement,
} from '#shared/edits/elements/elements.ts'
import {
  duplicateElement,
  insertElement,
  moveElement,
  removeElement,
} from '#shared/edits/elements/structure.ts'
import { setStyle } from '#shared/edits/elements/style.ts'
import { setText } from '#shared/edits/elements/text.ts'
import { addImport, removeImport } from '#shared/edits/imports.ts'
import { insertItem, removeItem, setLiteral } from '#shared/edits/literals.ts'
import { controlCharactersIn } from '#shared/edits/operations/control-characters.ts'
import type { EditResult } from '#shared/edits/operations/edit-result.ts'
import { newElision } from '#shared/edits/operations/elision.ts'
import type { Operation } from '#shared/edits/operations/operations.ts'
import { type Refusal, refuse } from '#shared/edits/operations/problem.ts'
import { renameText } from '#shared/edits/operations/rename-text.ts'
import { replaceOnce } from '#shared/edits/operations/search-replace.ts'
import { applyTextEdits } from '#shared/edits/operations/text-edits.ts'
import { type File, parseCode } from '#shared/edits/syntax.ts'
import { setToken } from '#shared/edits/theme/tokens.ts'

/** The operations on the inside of one file. */
export type InnerOperation = Exclude<Operation, { op: 'write' | 'delete' | 'rename' }>

/** The code after the operation; the inserted lines end as the file's lines do. */
export function editFile(
  file: SourceFile,
  operation: InnerOperation,
): { code: string } | { refusal: Refusal } {
  const edited = editsOf(file, operation)
  if ('refusal' in edited) return edited
  const isCrlf = file.code.includes('\r\n')
  const edits = edited.edits.map(edit => ({
    ...edit,
    insert: isCrlf ? edit.insert.replace(/\r?\n/g, '\r\n') : edit.insert.replace(/\r\n/g, '\n'),
  }))
  if (controlCharactersIn(edits.map(edit => edit.insert).join('')) !== null)
    return refuse('binary', `The new text for ${file.name} holds characters that are no text.`)
  const elision = newElision(file.code, edits.map(edit => edit.insert).join('\n'))
  if (elision !== null) return refuseElision(elision)
  const code = applyTextEdits(file.code, edits)
  return code === file.code ? refuse('no-change', `${file.name} would not change.`) : { code }
}

export const refuseElision = (comment: string) =>
  refuse(
    'elision',
    `"${comment}" stands for code that was left out. Write the code in full, or edit only the lines that change.`,
  )

function editsOf({ name, code }: SourceFile, operation: InnerOperation): EditResult {
  if (operation.op === 'replace') return replaceOnce(code, operation.search, operation.replace)
  if (operation.op === 'setToken') return setToken(code, operation.name, operation.value, operation.scheme)
  const { tree, fault } = parseCode(code, name)
  if (!tree) return refuse('syntax', `${name} cannot be read as code: ${fault.message} (line ${fault.line}).`)
  switch (operation.op) {
    case 'addImport':
      return addImport(code, tree, operation)
    case 'removeImport':
      return removeImport(code, tree, operation.name)
    case 'setLiteral':
      return setLiteral(code, tree, operation.path, operation.value)
    case 'insertItem':
      return insertItem(code, tree, operation.path, operation.code, operation.index)
    case 'removeItem':
      return removeItem(code, tree, operation.path)
    case 'renameText':
      return renameText(code, tree, operation.from, operation.to)
    default:
      return editElement(code, tree, operation)
  }
}

type ElementOperation = Extract<InnerOperation, { at: ElementTarget }>

function editElement(code: string, tree: File, operation: ElementOperation): EditResult {
  const elements = listElements(tree)
  const target = findElement(elements, operation.at)
  if (!target) return missing(operation.at)
  switch (operation.op) {
    case 'setText':
      return setText(code, target, operation.text, operation.index)
    case 'setAttribute':
      return setAttribute(target, operation)
    case 'removeAttribute':
      return removeAttribute(code, target, operation.name)
    case 'setClasses':
      return setClasses(code, target, operation)
    case 'setStyle':
      return setStyle(code, target, operation)
    case 'insertElement':
      return insertElement(code, target, operation.place, operation.code)
    case 'removeElement':
      return removeElement(code, tree, target)
    case 'duplicateElement':
      return duplicateElement(code, target)
    case 'moveElement':
      return moveTo(code, tree, elements, target, operation)
  }
}

function moveTo(
  code: string,
  tree: File,
  elements: PlacedElement[],
  target: PlacedElement,
  { to, place }: Extract<ElementOperation, { op: 'moveElement' }>,
): EditResult {
  const other = findElement(elements, to)
  return other ? moveElement(code, tree, target, other, place) : missing(to)
}

const missing = (target: ElementTarget): EditResult =>
  refuse(
    'element-missing',
    `There is no element at ${'path' in target ? target.path : `line ${target.line}, column ${target.column}`}.`,
  )
