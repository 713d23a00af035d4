import { PencilLine } from 'lucide-react'
import { useVersions } from '#client/api/artifacts.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { versionLabel } from '#shared/artifacts.ts'
import { DiffButton, PreviewButton, RestoreButton } from './artifact-part.tsx'
import type { PartProps } from './part-props.ts'

/** A version that somebody made by hand: what it is called is known to the list of versions alone. */
export function ManualEditPart({ part: { artifactId, message } }: PartProps<'manualEdit'>) {
  const { activeArtifactId } = useMeta()
  const { data = [] } = useVersions(usePatternId(), activeArtifactId)
  const version = data.find(({ id }) => id === artifactId)
  const label = version ? versionLabel(version.version) : 'this version'
  return (
    <div className="flex items-center gap-2 text-sm text-ink-soft">
      <PencilLine aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
      <p className="min-w-0">
        {message}
        {version && <span className="ml-2 font-semibold text-ink tabular-nums">{label}</span>}
      </p>
      <span className="-my-1 flex items-center">
        <DiffButton artifactId={artifactId} label={label} />
        <PreviewButton artifactId={artifactId} label={label} />
        {version && artifactId !== activeArtifactId && (
          <RestoreButton artifactId={artifactId} label={label} />
        )}
      </span>
    </div>
  )
}
