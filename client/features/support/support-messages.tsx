import { CornerDownRight } from 'lucide-react'
import { Link } from 'wouter'
import { exactTimeTitle, timeLabel } from '#client/lib/time-label.ts'
import type { SupportMessage } from '#shared/support.ts'

/** Questions with their answers below them, newest question first. */
export function SupportMessages({ messages }: { messages: readonly SupportMessage[] }) {
  if (messages.length === 0) return <p className="text-sm text-ink-faint">You have not asked anything yet.</p>
  return (
    <ol aria-label="Messages" className="grid gap-4">
      {messages.map(message => (
        <li key={message.id}>
          <SupportConversation message={message} />
        </li>
      ))}
    </ol>
  )
}

/** One question and what was answered; what people wrote is shown as text and as nothing else. */
export function SupportConversation({ message }: { message: SupportMessage }) {
  const { patternId, answers } = message
  return (
    <article className="grid gap-2">
      <div className="rounded-lg bg-hover px-3.5 py-2.5">
        <Words text={message.message} />
        <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-ink-faint">
          <Time at={message.createdAt} />
          {patternId && (
            <Link href={`/c/${patternId}`} className="underline underline-offset-2">
              The design it is about
            </Link>
          )}
          {answers.length === 0 && <span>Not answered yet</span>}
        </p>
      </div>
      {answers.map(answer => (
        <div key={answer.createdAt} className="ml-4 flex gap-2.5">
          <CornerDownRight aria-hidden="true" className="mt-3 size-4 shrink-0 text-ink-faint" />
          <div className="min-w-0 flex-1 rounded-lg border border-line px-3.5 py-2.5">
            <span className="sr-only">Answer: </span>
            <Words text={answer.message} />
            <p className="mt-1 text-xs text-ink-faint">
              <Time at={answer.createdAt} />
            </p>
          </div>
        </div>
      ))}
    </article>
  )
}

const Words = ({ text }: { text: string }) => (
  <p dir="auto" className="whitespace-pre-wrap wrap-anywhere text-sm [unicode-bidi:isolate]">
    {text}
  </p>
)

const Time = ({ at }: { at: number }) => (
  <time dateTime={new Date(at).toISOString()} {...exactTimeTitle(at)}>
    {timeLabel(at, Date.now())}
  </time>
)
