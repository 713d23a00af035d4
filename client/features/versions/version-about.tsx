import { useMe, useUserMetadata } from '#client/api/users.ts'
import { useNow } from '#client/lib/clock.ts'
import { timeLabel } from '#client/lib/time-label.ts'
import { useChatItems } from '#client/room/document/chat-hooks.ts'
import type { ArtifactVersion } from '#shared/artifacts.ts'
import { fullName } from '#shared/users.ts'
import { versionMessage } from './version-message.ts'

interface VersionAboutProps {
  id?: string
  version: ArtifactVersion
  isActive: boolean
}

/** What a version was made for, by whom and when. */
export function VersionAbout({ id, version, isActive }: VersionAboutProps) {
  const now = useNow(30_000)
  const author = useVersionAuthor(version)
  const message = versionMessage(useChatItems(), version)
  return (
    <span id={id} className="min-w-0 flex-1">
      {message && (
        <>
          <span title={message} dir="auto" className="line-clamp-2 leading-snug wrap-anywhere">
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
  )
}

function useVersionAuthor({ actor }: ArtifactVersion): string {
  const me = useMe()
  const isPerson = actor.kind === 'user' || actor.kind === 'guest'
  const isMe = me?.id === actor.id
  const { data } = useUserMetadata(isPerson && !isMe ? actor.id : null)
  return isMe ? me.name : data ? fullName(data) : 'Somebody'
}
