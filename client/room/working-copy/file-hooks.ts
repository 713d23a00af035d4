import { useMemo, useSyncExternalStore } from 'react'
import * as Y from 'yjs'
import { isSameList, useShared } from '#client/room/document/use-shared.ts'
import type { RoomConnection } from '#client/room/transport/room-connection.ts'
import { changedFiles, type FileChange } from '#client/room/working-copy/changed-files.ts'
import { filesOf } from '#room-schema/editor-room.ts'

type Files = Y.Map<unknown>

const NO_DOC = new Y.Doc()
const filesIn = (joined: RoomConnection | null): Files => filesOf(joined?.doc ?? NO_DOC)

/** The paths of the working copy; empty as long as it is not there. */
export const useFilePaths = (joined: RoomConnection | null): string[] =>
  useShared(filesIn(joined), pathsOf, 'shallow', isSameList)

/** The shared text of one file; null when the working copy has no such file. */
export function useFileText(joined: RoomConnection | null, path: string | null): Y.Text | null {
  return useShared(
    filesIn(joined),
    useMemo(() => (files: Files) => textOf(files, path), [path]),
  )
}

/** Which files differ from `saved`, and how; read again only for the files that change. */
export function useChangedFiles(
  joined: RoomConnection | null,
  saved: ReadonlyMap<string, string>,
): ReadonlyMap<string, FileChange> {
  const files = filesIn(joined)
  const store = useMemo(() => changedFiles(files, saved), [files, saved])
  return useSyncExternalStore(store.subscribe, store.value)
}

const pathsOf = (files: Files): string[] =>
  [...files].flatMap(([path, value]) => (value instanceof Y.Text ? [path] : [])).sort()

function textOf(files: Files, path: string | null): Y.Text | null {
  const value = path === null ? null : files.get(path)
  return value instanceof Y.Text ? value : null
}
