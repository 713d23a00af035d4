import { RescuedNotice } from '#client/features/code/rescued-notice.tsx'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { putFiles } from '#client/room/working-copy/file-edits.ts'
import { useJoinedWorkingCopy } from '#client/room/working-copy/working-copy-provider.tsx'

/** Rescued edits, beside the room they were made in. */
export function RescuedEditsNotice({ name, canWrite }: { name: string; canWrite: boolean }) {
  const joined = useJoinedWorkingCopy()
  return (
    <RescuedNotice
      patternId={usePatternId()}
      name={name}
      putBack={joined && canWrite ? files => putFiles(joined.doc, files) : null}
    />
  )
}
