import { useAtom } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useArtifact, useSaveVersion } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useWorkingTexts } from '#client/room/document/live-hooks.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId, useRoom } from '#client/room/document/room-provider.tsx'
import { publishPresence } from '#client/room/presence/publish-presence.ts'
import type { RoomConnection } from '#client/room/transport/room-connection.ts'
import { afterSave, whenThere } from '#client/room/working-copy/after-save.ts'
import {
  useIsWorkingCopyThere,
  useWorkingCopyWhen,
} from '#client/room/working-copy/working-copy-provider.tsx'
import { type Selection, selectionAtom } from '#client/state/selection.ts'
import { undoHistoryOf } from '#client/state/undo-history.ts'
import { toast } from '#client/ui/toast.ts'
import type { ActInput } from '#shared/acts/act.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { Place } from './act-kinds.ts'
import { performing, performingOnSeveral } from './late-acts.ts'
import { chosenOf, isSameAnchor, isSameOne, selectionOfAll } from './several.ts'

export interface Acts {
  /** The code as it is now; empty until it is known. */
  files: readonly SourceFile[]
  /** Does it for everybody in the room to all that is selected, or says why not; true when it was done. */
  act(make: (place: Place) => ActInput, done: string, on?: Selection): Promise<boolean>
  /** Makes a version of the working copy; null when it is one. */
  save: (() => void) | null
  isSaving: boolean
  /** What came of the last one; null where nothing has been done since something was selected. */
  said: Said | null
  hush(): void
}

export interface Said {
  text: string
  /** Takes the act back; null where there is nothing to take back. */
  undo: (() => void) | null
}

/** Acts on the selected element: in the working copy, so that everybody sees them and undo takes them back. */
export function useActs(selection: Selection | null, onActed: () => void): Acts {
  const patternId = usePatternId()
  const [, setKept] = useAtom(selectionAtom)
  const [file, setFile] = useState<string | null>(null)
  const joined = useJoining(file !== null)
  const { files, isChanged } = useFiles()
  const { mutateAsync, isPending } = useSaveVersion(patternId)
  usePlaceIn(file)
  const [said, setSaid] = useState<Said | null>(null)
  const refused = (reason: string): false => {
    setSaid({ text: `Nothing changed. ${reason}`, undo: null })
    return false
  }
  const undo = () => {
    const label = undoHistoryOf(patternId).undo()
    setSaid({ text: label === null ? 'There is nothing of yours to undo.' : `Undid: ${label}`, undo: null })
  }

  const act: Acts['act'] = async (make, done, on = selection ?? undefined) => {
    if (!on) return false
    if (on === selection && selection.more) return actOnAll(selection, make, done)
    setFile(on.reference.anchor.file)
    const [connection, { actOn }] = await Promise.all([joined(), performing()])
    if (!connection) return refused('The server cannot be reached right now.')
    const acted = actOn(connection.doc, on, make)
    if (!acted.ok) return refused(acted.reason)
    const { anchor, code } = acted
    setKept(kept => {
      if (!kept || !isSameAnchor(kept.reference, on.reference)) return kept
      return anchor && { ...kept, code, isUnsaved: true, reference: { ...kept.reference, anchor } }
    })
    onActed()
    setSaid({ text: done, undo })
    return true
  }
  const actOnAll = async (
    selected: Selection,
    make: (place: Place) => ActInput,
    done: string,
  ): Promise<boolean> => {
    const all = chosenOf(selected)
    setFile(selected.reference.anchor.file)
    const [connection, { actOnSeveral }] = await Promise.all([joined(), performingOnSeveral()])
    if (!connection) return refused('The server cannot be reached right now.')
    const acted = actOnSeveral(connection.doc, all, make)
    if (!acted.ok) return refused(acted.reason)
    const moved = all.flatMap((one, index) => {
      const now = acted.now[index]
      if (!now) return []
      const { code, anchor } = now
      return { ...one, code, isUnsaved: true, reference: { ...one.reference, anchor } }
    })
    setKept(kept => (kept && isSameOne(kept, selected) ? selectionOfAll(moved) : kept))
    onActed()
    setSaid({ text: `${all.length} elements: ${done.charAt(0).toLowerCase()}${done.slice(1)}`, undo })
    return true
  }
  const save = async () => {
    const connection = await joined()
    if (!connection || !(await afterSave(connection)))
      return unsaved('The server cannot be reached right now.')
    await mutateAsync().then(
      () => toast.success('Saved as a new version.'),
      error => unsaved(sentenceOf(error)),
    )
  }
  return {
    files,
    act,
    save: isChanged ? () => void save() : null,
    isSaving: isPending,
    said,
    hush: () => setSaid(null),
  }
}

const unsaved = (reason: string): void =>
  toast.error('The version could not be saved.', { description: `${reason} Your changes are still here.` })

/** The working copy as soon as it is there, and null where it does not come. */
function useJoining(isWanted: boolean): () => Promise<RoomConnection | null> {
  const connection = useWorkingCopyWhen(isWanted)
  const waiting = useRef<((connection: RoomConnection) => void)[]>([])
  const latest = useRef(connection)
  latest.current = connection
  // A connection is made outside of React.
  useEffect(() => {
    if (connection) for (const tell of waiting.current.splice(0)) tell(connection)
  }, [connection])
  return useCallback(async () => {
    const made = latest.current ?? (await new Promise<RoomConnection>(tell => waiting.current.push(tell)))
    return (await whenThere(made)) ? made : null
  }, [])
}

/** The working copy where somebody has joined it, else the active version. */
function useFiles(): { files: readonly SourceFile[]; isChanged: boolean } {
  const connection = useWorkingCopyWhen(false)
  const isThere = useIsWorkingCopyThere()
  const typed = useWorkingTexts(isThere ? connection : null)
  const { activeArtifactId } = useMeta()
  const saved = useArtifact(activeArtifactId).data?.sourceFiles
  return useMemo(() => {
    if (!isThere || typed.size === 0) return { files: saved ?? NONE, isChanged: false }
    const files = [...typed].map(([name, code]) => ({ name, code }))
    const isSame = saved?.length === typed.size && saved.every(({ name, code }) => typed.get(name) === code)
    return { files, isChanged: saved !== undefined && !isSame }
  }, [isThere, typed, saved])
}

const NONE: readonly SourceFile[] = []

/** Whoever has a file open is followed by everybody's live preview, so whoever acts on one has it open. */
function usePlaceIn(file: string | null): void {
  const { awareness } = useRoom()
  // Presence is outside of React.
  useEffect(() => {
    if (file === null) return
    publishPresence(awareness, { file })
    return () => publishPresence(awareness, { file: null })
  }, [awareness, file])
}
