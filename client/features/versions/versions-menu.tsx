import { useSetAtom } from 'jotai'
import { Check, ChevronDown, Eye, History, RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import { useRestoreVersion } from '#client/actions/use-restore-version.ts'
import { useVersions } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useMeta, useRunningRequest } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { useIsChanged } from '#client/room/working-copy/use-is-changed.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { Menu, MenuItem, MenuLabel } from '#client/ui/menu.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { type ArtifactVersion, versionLabel } from '#shared/artifacts.ts'
import { MESSAGES } from '#shared/messages.ts'
import { activeLabel } from './active-label.ts'
import { VersionAbout } from './version-about.tsx'
import { VersionThumbnail } from './version-thumbnail.tsx'

interface VersionsMenuProps {
  canWrite: boolean
  onLook(): void
}

/** All versions, newest first; choosing one makes it active for everybody, and the others stay. */
export function VersionsMenu({ canWrite, onLook }: VersionsMenuProps) {
  const patternId = usePatternId()
  const { activeArtifactId } = useMeta()
  const { data, isError, error, refetch } = useVersions(patternId, activeArtifactId)
  const versions = data ?? []
  const lastLabel = useLast(activeLabel(versions, activeArtifactId))
  const label = activeArtifactId && lastLabel
  const isRunning = useRunningRequest() !== null
  const isChanged = useIsChanged()
  return (
    <Menu
      align="end"
      className="w-88"
      onOpenChange={isOpen => {
        if (!isOpen) return
        onLook()
        void refetch()
      }}
      trigger={
        <Button
          look="quiet"
          size="sm"
          aria-label="Versions"
          className="h-8 gap-1.5! max-sm:min-w-11 max-sm:px-2!"
        >
          <History className="size-4" />
          {label && <span className="text-sm tabular-nums">{label}</span>}
          {label && isChanged && (
            <span title="What is shown is not yet a version" className="text-xs text-ink-soft max-sm:sr-only">
              · changed
            </span>
          )}
          <ChevronDown className="size-3.5 text-ink-faint max-sm:hidden" />
        </Button>
      }
    >
      <MenuLabel>
        {canWrite && versions.length > 0 ? 'Restore a version for everybody' : 'Versions'}
      </MenuLabel>
      {canWrite && isRunning && (
        <p className="px-2.5 pb-2 text-sm text-ink-soft">{MESSAGES.restoreDuringRun}</p>
      )}
      {isError && (
        <>
          <p className="px-2.5 py-2 text-sm text-ink-soft">{sentenceOf(error)}</p>
          <MenuItem
            icon={<RotateCcw />}
            onSelect={event => {
              event.preventDefault()
              void refetch()
            }}
          >
            Try again
          </MenuItem>
        </>
      )}
      {/* A menu has to have an item. */}
      {!data && !isError && (
        <MenuItem disabled aria-label="Loading the versions">
          <Skeleton className="h-10 flex-1" />
        </MenuItem>
      )}
      {data?.length === 0 && (
        <MenuItem disabled className="text-ink-soft opacity-100!">
          The first version comes with the first design.
        </MenuItem>
      )}
      {versions.map(version => (
        <VersionItem
          key={version.id}
          version={version}
          isActive={version.id === activeArtifactId}
          canWrite={canWrite}
          isRunning={isRunning}
        />
      ))}
    </Menu>
  )
}

/** The label before stands until the new one is known, so that nothing moves. */
function useLast(label: string | null): string | null {
  const [last, setLast] = useState(label)
  if (label !== null && label !== last) setLast(label)
  return label ?? last
}

interface VersionItemProps {
  version: ArtifactVersion
  isActive: boolean
  canWrite: boolean
  isRunning: boolean
}

/** Restores it; what cannot be restored is looked at. */
function VersionItem({ version, isActive, canWrite, isRunning }: VersionItemProps) {
  const id = useId()
  const open = useSetAtom(openDialogAtom)
  const { restore, isRestoring } = useRestoreVersion()
  const label = versionLabel(version.version)
  const look = () => open({ kind: 'versionPreview', artifactId: version.id })
  const canRestore = canWrite && !isActive
  return (
    <div className="flex items-center">
      <MenuItem
        aria-label={canRestore ? `Restore ${label}` : label}
        aria-describedby={`${id}-about`}
        disabled={canRestore && (isRestoring || isRunning)}
        onSelect={canRestore ? () => restore({ id: version.id, label }) : look}
        className="min-w-0 flex-1"
      >
        <span className="w-9 shrink-0 self-start font-semibold tabular-nums">{label}</span>
        <VersionThumbnail version={version} />
        <VersionAbout id={`${id}-about`} version={version} isActive={isActive} />
        {isActive && <Check aria-hidden="true" className="size-4 text-accent-ink" />}
        {canRestore && <span className="shrink-0 text-xs font-medium text-accent-ink">Restore</span>}
      </MenuItem>
      <MenuItem
        aria-label={`Preview ${label}`}
        title="Preview"
        onSelect={look}
        className="justify-center px-2!"
      >
        <Eye aria-hidden="true" className="size-4 text-ink-faint" />
      </MenuItem>
    </div>
  )
}
