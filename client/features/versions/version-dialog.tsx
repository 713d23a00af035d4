import { ArrowUpLeft, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useRestoreVersion } from '#client/actions/use-restore-version.ts'
import { useVersions } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { NARROW, useMediaQuery } from '#client/lib/media-query.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Select } from '#client/ui/select.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { type ArtifactVersion, versionLabel } from '#shared/artifacts.ts'
import { CompareStage } from './compare-stage.tsx'
import { VersionFrame } from './version-frame.tsx'
import { VersionList, VersionSelect } from './version-list.tsx'

const NOTHING = 'none'

interface VersionDialogProps {
  artifactId: string
  canWrite: boolean
  onClose(): void
  /** Closes, and brings the message that made the version into view. */
  onShowMessage(artifactId: string): void
}

/** Any version as it looks, alone or beside another one; nothing changes for anybody by looking. */
export function VersionDialog({ artifactId, canWrite, onClose, onShowMessage }: VersionDialogProps) {
  const { activeArtifactId } = useMeta()
  const { data, isError, error, refetch } = useVersions(usePatternId(), activeArtifactId)
  const [chosenId, choose] = useState(artifactId)
  const [otherId, compareWith] = useState<string | null>(null)
  const isNarrow = useMediaQuery(NARROW)
  const versions = data ?? []
  const list = { versions, chosenId, activeId: activeArtifactId, onChoose: choose }
  const chosen = versions.find(version => version.id === chosenId) ?? null
  const other = versions.find(version => version.id === otherId && version.id !== chosenId) ?? null
  return (
    <Dialog title="Version Preview" width="full" isOpen onClose={onClose}>
      {isError && !data && (
        <div className="grid min-h-0 flex-1 place-items-center">
          <StatePage
            picture={null}
            title="The versions could not be loaded"
            text={sentenceOf(error)}
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        </div>
      )}
      {!data && !isError && <Skeleton className="mt-4 min-h-0 flex-1" />}
      {data && (
        <div className="mt-3 flex min-h-0 flex-1 gap-4">
          {!isNarrow && <VersionList {...list} />}
          <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-2">
            <div className="flex flex-wrap items-center gap-2">
              {isNarrow && <VersionSelect {...list} />}
              {versions.length > 1 && (
                <Select
                  label="Compare with"
                  value={other?.id ?? NOTHING}
                  options={comparable(versions, chosenId)}
                  onChange={id => compareWith(id === NOTHING ? null : id)}
                />
              )}
              <div className="ml-auto flex items-center gap-2">
                {chosen && chosen.kind !== 'fork' && (
                  <Button look="quiet" onClick={() => onShowMessage(chosen.id)}>
                    <ArrowUpLeft className="size-4" /> <span className="max-sm:sr-only">Show in chat</span>
                  </Button>
                )}
                {chosen && canWrite && (
                  <Restore version={chosen} isActive={chosen.id === activeArtifactId} onDone={onClose} />
                )}
              </div>
            </div>
            <div className="relative min-h-0 flex-1 overflow-hidden rounded-lg border border-line bg-sunken">
              {chosen && other && <Compared versions={[chosen, other]} />}
              {chosen && !other && <VersionFrame key={chosen.id} version={chosen} />}
            </div>
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** The older one on the left, as a change is read. */
function Compared({ versions }: { versions: ArtifactVersion[] }) {
  const [left, right] = versions.toSorted((a, b) => a.createdAt - b.createdAt)
  return left && right ? <CompareStage left={left} right={right} /> : null
}

function comparable(versions: readonly ArtifactVersion[], chosenId: string) {
  const others = versions.filter(version => version.id !== chosenId)
  return [
    { value: NOTHING, label: 'Compare with…' },
    ...others.map(({ id, version }) => ({ value: id, label: `Compare with ${versionLabel(version)}` })),
  ]
}

interface RestoreProps {
  version: ArtifactVersion
  isActive: boolean
  onDone(): void
}

function Restore({ version, isActive, onDone }: RestoreProps) {
  const { restore, isRestoring } = useRestoreVersion()
  if (isActive) return <span className="px-2 text-sm text-ink-soft max-md:sr-only">Active version</span>
  return (
    <Button
      look="primary"
      isBusy={isRestoring}
      onClick={() => {
        restore({ id: version.id, label: versionLabel(version.version) })
        onDone()
      }}
    >
      <RotateCcw className="size-3.5" /> Restore {versionLabel(version.version)}
    </Button>
  )
}
