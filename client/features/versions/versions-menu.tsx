import { useIsMutating } from '@tanstack/react-query'
import { Check, ChevronDown, History } from 'lucide-react'
import { useId } from 'react'
import { toast } from 'sonner'
import { useRestore, useVersions } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useMe, useUserMetadata } from '#client/api/users.ts'
import { useNow } from '#client/lib/clock.ts'
import { timeLabel } from '#client/lib/time-label.ts'
import { useChatItems } from '#client/room/chat-hooks.ts'
import { useMeta, useRunningRequest } from '#client/room/meta-hooks.ts'
import { useRoomId } from '#client/room/room-provider.tsx'
import { Button } from '#client/ui/button.tsx'
import { Menu, MenuItem, MenuLabel } from '#client/ui/menu.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { type ArtifactVersion, versionLabel } from '#shared/artifacts.ts'
import { MESSAGES } from '#shared/messages.ts'
import { fullName } from '#shared/users.ts'
import { activeLabel } from './active-label.ts'
import { versionMessage } from './version-message.ts'

/** All versions, newest first; choosing one makes it active for everybody, and the others stay. */
export function VersionsMenu({ canWrite }: { canWrite: boolean }) {
  const roomId = useRoomId()
  const { activeArtifactId } = useMeta()
  const { data, isError, error, refetch } = useVersions(roomId, activeArtifactId)
  const versions = data ?? []
  const active = activeLabel(versions, activeArtifactId)
  const isRunning = useRunningRequest() !== null
  return (
    <Menu
      align="end"
      className="w-80"
      onOpenChange={isOpen => isOpen && void refetch()}
      trigger={
        <Button look="quiet" size="sm" aria-label="Versions" className="h-8 gap-1.5!">
          <History className="size-4" />
          {active && <span className="text-sm tabular-nums">{active}</span>}
          <ChevronDown className="size-3.5 text-ink-faint" />
        </Button>
      }
    >
      <MenuLabel>{canWrite ? 'Restore a version for everybody' : 'Versions'}</MenuLabel>
      {canWrite && isRunning && (
        <p className="px-2.5 pb-2 text-sm text-ink-soft">{MESSAGES.restoreDuringRun}</p>
      )}
      {isError && <p className="px-2.5 py-2 text-sm text-ink-soft">{sentenceOf(error)}</p>}
      {!data && !isError && <Skeleton className="m-2 h-10" />}
      {data?.length === 0 && (
        <p className="px-2.5 py-2 text-sm text-ink-soft">The first version comes with the first design.</p>
      )}
      {versions.map(version => (
        <VersionItem
          key={version.id}
          version={version}
          isActive={version.id === activeArtifactId}
          canRestore={canWrite && !isRunning}
        />
      ))}
    </Menu>
  )
}

interface VersionItemProps {
  version: ArtifactVersion
  isActive: boolean
  canRestore: boolean
}

function VersionItem({ version, isActive, canRestore }: VersionItemProps) {
  const id = useId()
  const roomId = useRoomId()
  const restore = useRestore(roomId)
  const isRestoring = useIsMutating({ mutationKey: ['restore', roomId] }) > 0
  const now = useNow(30_000)
  const author = useVersionAuthor(version)
  const message = versionMessage(useChatItems(), version)
  const label = versionLabel(version.version)
  const choose = () =>
    restore.mutate(version.id, {
      onSuccess: () =>
        toast.success(`${label} is active now.`, { description: 'Every other version is still here.' }),
      onError: error => toast.error(MESSAGES.restoreFailed, { description: sentenceOf(error) }),
    })
  return (
    <MenuItem
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-about`}
      disabled={!canRestore || isActive || isRestoring}
      onSelect={choose}
      className={isActive ? 'opacity-100!' : undefined}
    >
      <span id={`${id}-label`} className="w-9 shrink-0 self-start font-semibold tabular-nums">
        {label}
      </span>
      <span id={`${id}-about`} className="min-w-0 flex-1">
        {message && (
          <>
            <span title={message} className="block truncate">
              {message}
            </span>
            <span className="sr-only">, </span>
          </>
        )}
        <span className="block truncate text-xs text-ink-soft">
          {author} · {timeLabel(version.createdAt, now)}
          {version.status === 'error' && <span className="text-amber"> · with an error</span>}
        </span>
        {isActive && <span className="sr-only">, active</span>}
      </span>
      {isActive && <Check aria-hidden="true" className="size-4 text-accent-ink" />}
    </MenuItem>
  )
}

function useVersionAuthor({ actor }: ArtifactVersion): string {
  const me = useMe()
  const isPerson = actor.kind === 'user' || actor.kind === 'guest'
  const isMe = me?.id === actor.id
  const { data } = useUserMetadata(isPerson && !isMe ? actor.id : null)
  return isMe ? me.name : data ? fullName(data) : 'Somebody'
}
