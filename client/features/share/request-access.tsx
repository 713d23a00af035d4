import type { UseMutationResult } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useOpensOnceGranted, useRequestAccess } from '#client/api/access-requests.ts'
import { sentenceOf } from '#client/api/call.ts'
import { Button } from '#client/ui/button.tsx'
import { GrowingTextarea } from '#client/ui/growing-textarea.tsx'
import { REQUEST_MESSAGE_MAX_CHARACTERS } from '#shared/workspaces.ts'

/** Asks whoever may share a design to be let in. */
export function RequestAccess({ id }: { id: string }) {
  const request = useRequestAccess(id)
  const granted = useOpensOnceGranted(id, request.isSuccess)
  return <RequestForm what="design" request={request} onLookAgain={() => void granted.refetch()} />
}

interface RequestFormProps {
  what: 'design' | 'canvas'
  request: UseMutationResult<unknown, Error, string>
  onLookAgain(): void
}

/** What was typed outlives a failure. */
export function RequestForm({ what, request, onLookAgain }: RequestFormProps) {
  const field = useId()
  const [message, setMessage] = useState('')
  if (request.isSuccess) {
    return (
      <div role="status" className="rounded-lg border border-accent-line bg-accent-wash p-4 text-left">
        <p className="flex items-center gap-2 text-sm font-medium">
          <Check aria-hidden="true" className="size-4 text-accent-ink" />
          The owner has your request
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          If you are let in, this page opens the {what}.{' '}
          <button
            type="button"
            onClick={onLookAgain}
            className="font-medium text-accent-ink underline underline-offset-2"
          >
            Look again
          </button>
        </p>
      </div>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    request.mutate(message.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 text-left">
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
