import * as Y from 'yjs'
import { textChange } from '#client/lib/text-change.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** Whoever undoes changes to the set of files undoes those of this origin. */
export const FILE_EDIT = Symbol('file edit')

/** Makes each of these files be what is given here, by the smallest edits. */
export function putFiles(doc: Y.Doc, files: readonly SourceFile[]): void {
  doc.transact(() => {
    for (const { name, code } of files) putText(filesOf(doc), name, code)
  }, FILE_EDIT)
}

export function removeFile(doc: Y.Doc, path: string): void {
  doc.transact(() => filesOf(doc).delete(path), FILE_EDIT)
}

/** Yjs moves nothing between keys, so the text is copied; see `keepTypedText` for who was typing in it. */
export function renameFile(doc: Y.Doc, from: string, to: string): void {
  const text = filesOf(doc).get(from)
  if (!(text instanceof Y.Text)) return
  doc.transact(() => {
    filesOf(doc).set(to, new Y.Text(text.toString()))
    filesOf(doc).delete(from)
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
