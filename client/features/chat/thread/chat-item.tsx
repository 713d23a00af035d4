import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import {
  type ItemHead,
  keyOf,
  type SharedMap,
  textOf,
  useItemHead,
  useItemParts,
} from '#client/room/document/chat-hooks.ts'
import { useRunningRequest } from '#client/room/document/meta-hooks.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { LogoMark } from '#client/ui/logo.tsx'
import { useCanWrite } from '../chat-context.ts'
import { groupSteps } from '../parts/group-steps.ts'
import { PartView } from '../parts/part-view.tsx'
import { Steps } from '../parts/steps.tsx'
import { RunStatus } from '../status/run-status.tsx'
import { AdminMessageMenu } from './admin-message.tsx'
import { AnswerUsageMenu } from './answer-usage.tsx'
import { CopyMessage } from './copy-message.tsx'
import { EditMessage } from './edit-message.tsx'
import { ItemContext } from './item-context.ts'
import { ItemTime } from './item-time.tsx'
import { MessageFeedback } from './message-feedback.tsx'
import { RetryMessage } from './retry-message.tsx'
import { type AuthoredItem, personOf, useAuthor } from './use-author.ts'

/** One item of the thread. Memoized: when the thread grows, only the new one renders. */
export const ChatItem = memo(function ChatItem({ item, isLast }: { item: SharedMap; isLast: boolean }) {
  const head = useItemHead(item)
  const parts = useItemParts(item)
  const running = useRunningRequest()
  const canWrite = useCanWrite()
  const artifactId = artifactIn(parts)
  if (!head) return null
  const isBusy = head.role === 'assistant' && running === head.requestId
  return (
    <ItemContext value={{ ...head, isLast, artifactId }}>
      <ItemFrame
        id={head.id}
        head={head}
        isBusy={isBusy}
        actions={
          <>
            {head.role === 'user' && <EditMessage requestId={head.requestId} item={item} />}
            {canWrite && !isBusy && artifactId !== null && <MessageFeedback artifactId={artifactId} />}
            {canWrite && isLast && !isBusy && artifactId !== null && (
              <RetryMessage requestId={head.requestId} />
            )}
            {canWrite && !isBusy && head.role === 'assistant' && (
              <AnswerUsageMenu requestId={head.requestId} />
            )}
            <CopyMessage text={() => textOf(item)} />
            {!isBusy && <AdminMessageMenu itemId={head.id} traceId={head.metadata.traceId} />}
          </>
        }
      >
        {groupSteps(parts, isStep).map(group => {
          const [first] = group
          if (!first) return null
          return isStep(first) ? (
            <Steps key={keyOf(first)} parts={group} isBusy={isBusy} />
          ) : (
            <PartView key={keyOf(first)} part={first} />
          )
        })}
        {isBusy && <RunStatus />}
      </ItemFrame>
    </ItemContext>
  )
})

/** A run that was stopped leaves a card, and no version. */
function artifactIn(parts: readonly SharedMap[]): string | null {
  const card = parts.find(part => part.get('type') === 'artifact' && part.get('wasStopped') !== true)
  const id = card?.get('artifactId')
  return typeof id === 'string' ? id : null
}

/** A part never changes its type. */
const isStep = (part: SharedMap): boolean => part.get('type') === 'toolCall'

interface ItemFrameProps {
  /** None as long as the room does not have it. */
  id?: string
  head: AuthoredItem & Pick<ItemHead, 'timeCreated'>
  /** Its answer is still being made. */
  isBusy?: boolean
  actions?: ReactNode
  children: ReactNode
}

/** Who said it and when, around what was said. */
export function ItemFrame({ id, head, isBusy = false, actions, children }: ItemFrameProps) {
  const author = useAuthor(head)
  const isMessage = head.role === 'user'
  return (
    <article
      aria-label={author.name}
      data-item={id}
      className="group/item scroll-mt-3 px-5 py-2.5 outline-none"
    >
      <header className="mb-1.5 flex h-6 items-center gap-2">
        {personOf(head) !== null ? (
          <Avatar name={author.name} color={author.color} picture={author.picture} size="xs" />
        ) : (
          <LogoMark className={clsx('size-5 text-accent', isBusy && 'animate-breathe')} />
        )}
        <span title={author.name} className="min-w-0 truncate text-sm font-semibold">
          {author.name}
        </span>
        <ItemTime at={head.timeCreated} />
        <span className="ml-auto flex shrink-0 opacity-0 transition-opacity group-focus-within/item:opacity-100 group-hover/item:opacity-100 pointer-coarse:opacity-100">
          {actions}
        </span>
      </header>
      <div className="pl-7">
        <div
          className={clsx(
            'flex flex-col gap-2 wrap-anywhere',
            isMessage && 'w-fit max-w-full rounded-lg rounded-tl-xs bg-hover px-3.5 py-2.5',
          )}
        >
          {children}
        </div>
      </div>
    </article>
  )
}
