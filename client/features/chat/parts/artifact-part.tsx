import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useSetAtom } from 'jotai'
import { CircleAlert, CircleSlash, Eye, FileDiff, Layers, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRestoreVersion } from '#client/actions/use-restore-version.ts'
import { previewKey, useArtifactPreview } from '#client/api/artifacts.ts'
import { NARROW, useMediaQuery } from '#client/lib/media-query.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { useIsChanged } from '#client/room/working-copy/use-is-changed.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { usePanel } from '#client/state/panel.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { versionLabel } from '#shared/artifacts.ts'
import { MESSAGES } from '#shared/messages.ts'
import { isReady } from '#shared/preview-health.ts'
import { useCanWrite } from '../chat-context.ts'
import type { PartProps } from './part-props.ts'

/** Section 9: the preview is asked for again 5 s after the artifact has been made. */
const REFETCH_AFTER_MS = 5_000

const BROKEN = 'This version could not be rendered.'

/** The version an answer made: being made, stopped, failed or ready. */
export function ArtifactPart({ part }: PartProps<'artifact'>) {
  const { artifactId, version, wasStopped, isArtifactInitializing } = part
  const isMade = !wasStopped && !isArtifactInitializing
  const { data } = useArtifactPreview(isMade ? artifactId : null)
  useRefetchAfterMade(artifactId, isArtifactInitializing)
  const isActive = useMeta().activeArtifactId === artifactId
  const label = versionLabel(version)
  if (isArtifactInitializing) {
    return <Card label={label} icon={<Layers />} text={MESSAGES.generating} isBusy />
  }
  if (wasStopped) return <Card label={label} icon={<CircleSlash />} text={MESSAGES.generationStopped} />
  const isBroken = data && (data.status === 'error' || (data.health && !isReady(data.health)))
  return (
    <Card
      label={label}
      icon={isBroken ? <CircleAlert className="text-amber" /> : <Layers />}
      text={isBroken ? data.health?.cause || BROKEN : isActive ? <ActiveText /> : null}
      isActive={isActive && !isBroken}
    >
      <DiffButton artifactId={artifactId} label={label} />
      <PreviewButton artifactId={artifactId} label={label} />
      {isActive && <ShowPreviewButton />}
      {!isActive && <RestoreButton artifactId={artifactId} label={label} />}
    </Card>
  )
}

/** What is shown may be newer than what was saved. */
const ActiveText = () => (useIsChanged() ? 'Active version, changed since' : 'Active version')

interface CardProps {
  label: string
  icon: ReactNode
  /** Null for a version that rests: its name and what can be done with it say enough. */
  text: ReactNode
  isBusy?: boolean
  isActive?: boolean
  children?: ReactNode
}

function Card({ label, icon, text, isBusy = false, isActive = false, children }: CardProps) {
  return (
    <div
      className={clsx(
        'relative my-1 flex min-h-16 items-center gap-3 overflow-hidden rounded-lg border px-3.5 py-2.5 shadow-1',
        isActive ? 'border-accent-line bg-accent-wash' : 'border-line bg-surface',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx('[&>svg]:size-4.5', isActive ? 'text-accent-ink' : 'text-ink-faint')}
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-base font-semibold">{label}</span>
        {text !== null && (
          <span className={clsx('block text-sm text-ink-soft', isBusy && 'animate-breathe')}>{text}</span>
        )}
      </span>
      {children}
      {isBusy && (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 overflow-hidden bg-line">
          <span className="block h-full w-1/4 animate-sweep bg-accent" />
        </span>
      )}
    </div>
  )
}

export function PreviewButton({ artifactId, label }: { artifactId: string; label: string }) {
  const open = useSetAtom(openDialogAtom)
  return (
    <IconButton
      size="sm"
      label={`Preview ${label}`}
      onClick={() => open({ kind: 'versionPreview', artifactId })}
    >
      <Eye className="size-4" />
    </IconButton>
  )
}

export function DiffButton({ artifactId, label }: { artifactId: string; label: string }) {
  const open = useSetAtom(openDialogAtom)
  return (
    <IconButton
      size="sm"
      label={`Code changes of ${label}`}
      onClick={() => open({ kind: 'codeDiff', artifactId })}
    >
      <FileDiff className="size-4" />
    </IconButton>
  )
}

/** Where one panel is seen at a time, the design is a step away from the answer that made it. */
function ShowPreviewButton() {
  const isNarrow = useMediaQuery(NARROW)
  const [, show] = usePanel(usePatternId(), 'chat')
  if (!isNarrow) return null
  return (
    <Button size="sm" look="primary" onClick={() => show('preview')}>
      Show preview
    </Button>
  )
}

export function RestoreButton({ artifactId, label }: { artifactId: string; label: string }) {
  const { restore, isRestoring } = useRestoreVersion()
  if (!useCanWrite()) return null
  return (
    <Button
      size="sm"
      disabled={isRestoring}
      aria-label={`Restore ${label}`}
      onClick={() => restore({ id: artifactId, label })}
    >
      <RotateCcw className="size-3.5" /> Restore
    </Button>
  )
}

function useRefetchAfterMade(artifactId: string, isBeingMade: boolean): void {
  const client = useQueryClient()
  const wasBeingMade = useRef(isBeingMade)
  // A timer belongs to the moment the making ends.
  useEffect(() => {
    const hasEnded = wasBeingMade.current && !isBeingMade
    wasBeingMade.current = isBeingMade
    if (!hasEnded) return
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: previewKey(artifactId) }),
      REFETCH_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [client, artifactId, isBeingMade])
}
