import * as Y from 'yjs'
import { textChange } from '#client/lib/text-change.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { TextEdit } from '#shared/edits/operations/text-edits.ts'

/** The origin of changes to the set of files, by which undo finds them. */
export const FILE_EDIT = Symbol('file edit')

/** Makes each of these files be what is given here, by the smallest edits. */
export function putFiles(doc: Y.Doc, files: readonly SourceFile[]): void {
  doc.transact(() => {
    for (const { name, code } of files) putText(filesOf(doc), name, code)
  }, FILE_EDIT)
}

/** The working copy as files. */
export const textsIn = (doc: Y.Doc): SourceFile[] =>
  [...filesOf(doc)].flatMap(([name, text]) =>
    text instanceof Y.Text ? [{ name, code: text.toString() }] : [],
  )

/** Makes the working copy be these files, by the edits that lead from one text to another. One step to undo. */
export function changeFiles(
  doc: Y.Doc,
  wanted: readonly SourceFile[],
  editsOf: (from: string, to: string) => TextEdit[],
): void {
  const files = filesOf(doc)
  doc.transact(() => {
    const names = new Set(wanted.map(({ name }) => name))
    for (const name of [...files.keys()]) if (!names.has(name)) files.delete(name)
    for (const { name, code } of wanted) {
      const text = files.get(name)
      if (!(text instanceof Y.Text)) files.set(name, new Y.Text(code))
      else for (const edit of editsOf(text.toString(), code).reverse()) editText(text, edit)
    }
  }, FILE_EDIT)
}

function editText(text: Y.Text, { at, remove, insert }: TextEdit): void {
  if (remove > 0) text.delete(at, remove)
  if (insert) text.insert(at, insert)
}

export function removeFile(doc: Y.Doc, path: string): void {
  doc.transact(() => filesOf(doc).delete(path), FILE_EDIT)
}

export const renameFile = (doc: Y.Doc, from: string, to: string): void =>
  move(doc, path => (path === from ? to : null))

export const renameFolder = (doc: Y.Doc, from: string, to: string): void =>
  move(doc, path => movedPath(path, from, to))

export function removeFolder(doc: Y.Doc, folder: string): void {
  const files = filesOf(doc)
  doc.transact(() => {
    for (const path of [...files.keys()]) if (isBelow(path, folder)) files.delete(path)
  }, FILE_EDIT)
}

/** Where a file is after its folder has another name; null when it is not in that folder. */
export const movedPath = (path: string, from: string, to: string): string | null =>
  isBelow(path, from) ? `${to}${path.slice(from.length)}` : null

const isBelow = (path: string, folder: string): boolean => path.startsWith(`${folder}/`)

/** Yjs moves nothing between keys, so texts are copied; see `followRenames` for who was typing in them. */
function move(doc: Y.Doc, newPath: (path: string) => string | null): void {
  const files = filesOf(doc)
  const moved = [...files].flatMap(([from, text]) => {
    const to = newPath(from)
    return to !== null && text instanceof Y.Text ? [{ from, to, code: text.toString() }] : []
  })
  if (moved.length === 0) return
  doc.transact(() => {
    for (const { from } of moved) files.delete(from)
    for (const { to, code } of moved) files.set(to, new Y.Text(code))
  }, FILE_EDIT)
}

/** The working copy as it was saved. */
export function revertFiles(doc: Y.Doc, saved: ReadonlyMap<string, string>): void {
  const files = filesOf(doc)
  doc.transact(() => {
    for (const path of [...files.keys()]) if (!saved.has(path)) files.delete(path)
    for (const [path, code] of saved) putText(files, path, code)
  }, FILE_EDIT)
}

function putText(files: Y.Map<unknown>, path: string, code: string): void {
  const text = files.get(path)
  if (!(text instanceof Y.Text)) files.set(path, new Y.Text(code))
  else changeText(text, code)
}

/** Replaces the one stretch that differs, so that what others type beside it stays theirs. */
export function changeText(text: Y.Text, code: string): void {
  const change = textChange(text.toString(), code)
  if (!change) return
  if (change.to > change.from) text.delete(change.from, change.to - change.from)
  if (change.insert) text.insert(change.from, change.insert)
}
