import type { UseMutationResult } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useOpensOnceGranted, useOwnRequest, useRequestAccess } from '#client/api/access-requests.ts'
import { sentenceOf } from '#client/api/call.ts'
import { Button } from '#client/ui/button.tsx'
import { GrowingTextarea } from '#client/ui/growing-textarea.tsx'
import { type OwnRequest, REQUEST_MESSAGE_MAX_CHARACTERS } from '#shared/workspaces.ts'

/** Asks whoever may share a design to be let in. */
export function RequestAccess({ id }: { id: string }) {
  const own = useOwnRequest(id)
  const request = useRequestAccess(id)
  const state = own.data?.state
  const [hasAsked, setAsked] = useState(false)
  // Whoever was let in has no request any more, and the page of the design is about to come.
  if (state === 'open' && !hasAsked) setAsked(true)
  const isWaiting = state !== 'declined' && (hasAsked || request.isSuccess)
  const granted = useOpensOnceGranted(id, isWaiting)
  const lookAgain = () => {
    void granted.refetch()
    void own.refetch()
  }
  return (
    <RequestForm
      what="design"
      request={request}
      isWaiting={isWaiting}
      own={own.data}
      onLookAgain={lookAgain}
    />
  )
}

interface RequestFormProps {
  what: 'design' | 'canvas'
  request: UseMutationResult<unknown, Error, string>
  /** It was asked for, and not answered yet. */
  isWaiting: boolean
  /** What became of the request, where that is known. */
  own?: OwnRequest | undefined
  onLookAgain(): void
}

/** What was typed outlives a failure. */
export function RequestForm({ what, request, isWaiting, own, onLookAgain }: RequestFormProps) {
  const field = useId()
  const [message, setMessage] = useState('')
  if (isWaiting) {
    return (
      <Notice
        icon={<Check aria-hidden="true" className="size-4 text-accent-ink" />}
        title="The owner has your request"
      >
        If you are let in, this page opens the {what}.{' '}
        <button
          type="button"
          onClick={onLookAgain}
          className="font-medium text-accent-ink underline underline-offset-2"
        >
          Look again
        </button>
      </Notice>
    )
  }
  const isDeclined = own?.state === 'declined'
  const againAt = own?.againAt ?? 0
  if (isDeclined && againAt > Date.now()) {
    return (
      <Notice
        icon={<X aria-hidden="true" className="size-4 text-ink-soft" />}
        title="Your request was declined"
      >
        You can ask again in {hoursUntil(againAt)}.
      </Notice>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    request.mutate(message.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 text-left">
      {isDeclined && (
        <p className="text-sm text-ink-soft">Your last request was declined. You can ask again.</p>
      )}
      <label htmlFor={field} className="text-sm font-medium">
        Message <span className="font-normal text-ink-faint">(optional)</span>
      </label>
      <GrowingTextarea
        id={field}
        value={message}
        maxLength={REQUEST_MESSAGE_MAX_CHARACTERS}
        onChange={event => setMessage(event.currentTarget.value)}
        rows={2}
        placeholder="Who you are and what you need it for"
        aria-describedby={request.isError ? `${field}-problem` : undefined}
        className="max-h-40 min-h-16 rounded-md border border-field-line bg-surface px-3 py-2 text-base focus-visible:border-accent pointer-coarse:text-md"
      />
      {request.isError && (
        <p id={`${field}-problem`} role="alert" className="text-xs text-danger">
          {sentenceOf(request.error)}
        </p>
      )}
      <Button look="primary" size="lg" type="submit" isBusy={request.isPending} className="mt-1">
        Request access
      </Button>
    </form>
  )
}

function Notice({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div role="status" className="rounded-lg border border-accent-line bg-accent-wash p-4 text-left">
      <p className="flex items-center gap-2 text-sm font-medium">
        {icon}
        {title}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{children}</p>
    </div>
  )
}

function hoursUntil(time: number): string {
  const hours = Math.max(1, Math.ceil((time - Date.now()) / 3_600_000))
  return hours === 1 ? 'an hour' : `${hours} hours`
}
