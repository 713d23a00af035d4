import { FileCode2, History } from 'lucide-react'
import { useState } from 'react'
import { useArtifact, useArtifactDiff, useVersions } from '#client/api/artifacts.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { DiffView } from '#client/ui/diff-view.tsx'
import { Select } from '#client/ui/select.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { type ArtifactVersion, versionLabel } from '#shared/artifacts.ts'
import { MESSAGES } from '#shared/messages.ts'
import { type ChangedFile, changedFiles } from './changed-files.ts'

const NEAR_LINES = 4

interface CodeDiffDialogProps {
  artifactId: string
  /** The file to begin with. */
  fileName?: string
  onClose(): void
}

/** What a version changed in the code, file by file, compared with the one before it or with any other. */
export function CodeDiffDialog({ artifactId, fileName, onClose }: CodeDiffDialogProps) {
  const { activeArtifactId } = useMeta()
  const versions = useVersions(usePatternId(), activeArtifactId).data
  const updated = versions?.find(({ id }) => id === artifactId)
  const [chosenId, choose] = useState<string | null>(null)
  const original = versions?.find(({ id }) => id === chosenId) ?? (versions && before(versions, artifactId))
  const title = updated && original ? `${labelOf(original)} → ${labelOf(updated)}` : undefined
  return (
    <Dialog title="Code Diff" about={title} width="lg" isOpen onClose={onClose}>
      {!versions && <Skeleton className="mt-4 h-60" />}
      {versions && !updated && (
        <p className="mt-4 text-base text-ink-soft">
          This version was not kept, so there is nothing to compare.
        </p>
      )}
      {updated && !original && (
        <p className="mt-4 text-base text-ink-soft">This is the first version: everything in it is new.</p>
      )}
      {updated && original && (
        <Compared
          key={original.id}
          ids={{ original: original.id, updated: artifactId }}
          fileName={fileName}
          baseline={
            <Select
              label="Compared with"
              value={original.id}
              options={(versions ?? [])
                .filter(({ id }) => id !== artifactId)
                .map(version => ({
                  value: version.id,
                  label: `Compared with ${labelOf(version)}`,
                  icon: <History />,
                }))}
              onChange={choose}
            />
          }
        />
      )}
    </Dialog>
  )
}

interface ComparedProps {
  ids: { original: string; updated: string }
  fileName: string | undefined
  baseline: React.ReactNode
}

function Compared({ ids, fileName, baseline }: ComparedProps) {
  const original = useArtifact(ids.original)
  const updated = useArtifact(ids.updated)
  const [chosen, choose] = useState(fileName)
  const failed = [original, updated].find(query => query.isError && !query.data)
  if (failed) return <Failure retry={() => void failed.refetch()} />
  if (!original.data || !updated.data) return <Skeleton className="mt-4 h-60" />
  const files = changedFiles(original.data.sourceFiles, updated.data.sourceFiles)
  const file = files.find(({ name }) => name === chosen) ?? files[0]
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {file && <Select label="File" value={file.name} options={files.map(asOption)} onChange={choose} />}
        {baseline}
      </div>
      {file ? (
        <FileDiff key={file.name} ids={ids} name={file.name} />
      ) : (
        <p className="mt-4 text-base text-ink-soft">The code of these versions is the same.</p>
      )}
    </>
  )
}

function FileDiff({ ids, name }: { ids: ComparedProps['ids']; name: string }) {
  const { data, isError, refetch } = useArtifactDiff({ ...ids, fileName: name })
  if (isError) return <Failure retry={() => void refetch()} />
  if (!data) return <Skeleton className="mt-3 h-60" />
  return (
    <DiffView
      label={`Changes in ${name}`}
      original={data.originalArtifactSource}
      updated={data.updatedArtifactSource}
      near={NEAR_LINES}
      className="mt-3 max-h-[min(500px,65vh)]"
    />
  )
}

function Failure({ retry }: { retry(): void }) {
  return (
    <div role="alert" className="mt-4 flex items-center gap-3 text-base">
      {MESSAGES.diffFailed}
      <Button size="sm" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}

const labelOf = ({ version }: ArtifactVersion): string => versionLabel(version)

const asOption = ({ name, added, removed }: ChangedFile) => ({
  value: name,
  label: name,
  detail: `+${added} −${removed}`,
  icon: <FileCode2 />,
})

/** Versions come newest first. */
const before = (versions: readonly ArtifactVersion[], artifactId: string): ArtifactVersion | undefined =>
  versions[versions.findIndex(({ id }) => id === artifactId) + 1]
