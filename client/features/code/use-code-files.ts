import { useMemo } from 'react'
import type * as Y from 'yjs'
import { useArtifact } from '#client/api/artifacts.ts'
import { useDraftFile, useDraftPaths, useWrittenPath } from '#client/room/document/draft-hooks.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import type { RoomConnection } from '#client/room/transport/room-connection.ts'
import type { FileChange } from '#client/room/working-copy/changed-files.ts'
import { useChangedFiles, useFilePaths, useFileText } from '#client/room/working-copy/file-hooks.ts'
import { useIsWorkingCopyThere, useWorkingCopy } from '#client/room/working-copy/working-copy-provider.tsx'

export interface CodeFiles {
  artifact: ReturnType<typeof useArtifact>
  /** The working copy, once there is something in it to show. */
  joined: RoomConnection | null
  canWrite: boolean
  /** The code of the active version. */
  saved: ReadonlyMap<string, string>
  paths: string[]
  /** What a run has written so far. */
  drafted: string[]
  /** The file a run is writing right now. */
  written: string | null
  changes: ReadonlyMap<string, FileChange>
}

/** All files there are to see: the working copy, before it is there the active version, and what a run writes. */
export function useCodeFiles(): CodeFiles {
  const { activeArtifactId } = useMeta()
  const artifact = useArtifact(activeArtifactId)
  const { connection, canWrite } = useWorkingCopy()
  const isThere = useIsWorkingCopyThere()
  const joined = isThere ? connection : null
  const drafted = useDraftPaths()
  const written = useWrittenPath()
  const saved = useMemo(
    () => new Map(artifact.data?.sourceFiles.map(file => [file.name, file.code])),
    [artifact.data],
  )
  const own = useFilePaths(joined)
  const changes = useChangedFiles(joined, saved)
  const paths = useMemo(
    () => [...new Set([...(joined ? own : saved.keys()), ...drafted])],
    [joined, own, saved, drafted],
  )
  // Until both are there nobody can say what differs.
  const isComparable = joined !== null && (activeArtifactId === null || artifact.data !== undefined)
  return {
    artifact,
    joined,
    canWrite,
    saved,
    paths,
    drafted,
    written,
    changes: isComparable ? changes : NONE,
  }
}

const NONE: ReadonlyMap<string, FileChange> = new Map()

/** One of them: as a run writes it, as people type it, and as it was saved. */
export function useCodeFile(
  { joined, saved }: CodeFiles,
  path: string | null,
): { draft: string | null; text: Y.Text | null; code: string | undefined } {
  const draft = useDraftFile(path)
  const text = useFileText(joined, path)
  return { draft, text, code: path === null ? undefined : saved.get(path) }
}
