import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { Select } from '#client/ui/select.tsx'
import { type ArtifactVersion, versionLabel } from '#shared/artifacts.ts'
import { VersionAbout } from './version-about.tsx'
import { VersionThumbnail } from './version-thumbnail.tsx'

interface VersionListProps {
  versions: readonly ArtifactVersion[]
  chosenId: string
  activeId: string | null
  onChoose(id: string): void
}

/** Every version, newest first, in one control for a narrow screen. */
export function VersionSelect({ versions, chosenId, activeId, onChoose }: VersionListProps) {
  return (
    <Select
      label="Version"
      value={chosenId}
      options={versions.map(({ id, version }) => ({
        value: id,
        label: versionLabel(version),
        detail: id === activeId ? 'active' : undefined,
      }))}
      onChange={onChoose}
    />
  )
}

/** Every version, newest first. */
export function VersionList({ versions, chosenId, activeId, onChoose }: VersionListProps) {
  return (
    <ul aria-label="Versions" className="-ml-1 flex w-72 shrink-0 flex-col gap-0.5 overflow-y-auto p-1">
      {versions.map(version => (
        <li key={version.id}>
          <button
            type="button"
            aria-current={version.id === chosenId || undefined}
            onClick={() => onChoose(version.id)}
            className={clsx(
              'flex w-full items-center gap-2.5 rounded-md px-2.5 py-2 text-left text-sm transition-colors',
              version.id === chosenId ? 'bg-pressed' : 'hover:bg-hover',
            )}
          >
            <span className="w-9 shrink-0 self-start font-semibold tabular-nums">
              {versionLabel(version.version)}
            </span>
            <VersionThumbnail version={version} />
            <VersionAbout version={version} isActive={version.id === activeId} />
            {version.id === activeId && <Check aria-hidden="true" className="size-4 text-accent-ink" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
