import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useEditorMetadata, useSetPassword } from '#client/api/feedback.ts'
import { NeedsHost } from '#client/frames/needs-host.tsx'
import { Button } from '#client/ui/button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import type { AccessMode } from '#shared/access.ts'
import { MESSAGES } from '#shared/messages.ts'
import { PAGE_PASSWORD_MAX_CHARACTERS } from '#shared/page-password.ts'

interface PagePasswordProps {
  id: string
  access: AccessMode
  /** Somebody comes for it. */
  isFirst?: boolean
  onMakePrivate(): void
}

/** The password of the pages of a design: its preview page and the published one. */
export function PagePassword({ id, access, isFirst = false, onMakePrivate }: PagePasswordProps) {
  const [password, setPassword] = useState('')
  const metadata = useEditorMetadata(id)
  const hasPassword = metadata.data?.hasPassword ?? null
  const { mutate, isPending, variables } = useSetPassword(id)
  const change = (next: string) =>
    mutate(next, {
      onSuccess: () => {
        if (next !== '') setPassword('')
        toast.success(next === '' ? MESSAGES.passwordRemoved : MESSAGES.passwordSet)
      },
      onError: error =>
        toast.error(MESSAGES.passwordFailed, {
          description: sentenceOf(error),
          action: { label: 'Try again', onClick: () => change(next) },
        }),
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '' && !isPending) change(password)
  }
  return (
    <section aria-label="Password of the pages">
      <NeedsHost what="password">
        <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
          <TextField
            label="Password"
            role="textbox"
            type="password"
            autoComplete="new-password"
            maxLength={PAGE_PASSWORD_MAX_CHARACTERS}
            data-first={isFirst ? '' : undefined}
            placeholder={hasPassword === null ? '' : hasPassword ? 'Another password' : 'None'}
            value={password}
            onChange={event => setPassword(event.currentTarget.value)}
            className="min-w-0 flex-1 basis-36"
          />
          <Button
            type="submit"
            disabled={password === ''}
            isBusy={isPending && variables !== ''}
            className="h-9 pointer-coarse:h-11"
          >
            Set password
          </Button>
          {hasPassword && (
            <Button
              look="quiet"
              isBusy={isPending && variables === ''}
              onClick={() => change('')}
              className="h-9 max-sm:-ml-3 pointer-coarse:h-11"
            >
              Remove password
            </Button>
          )}
        </form>
        {hasPassword !== null ? (
          <p className="mt-2 text-sm text-ink-soft">
            {hasPassword
              ? 'The preview page and the published page ask for it; whoever can edit goes past it. Another password ends every page that was opened with this one.'
              : 'Visitors of the preview page and of the published page are asked for it.'}
          </p>
        ) : metadata.isError ? (
          <div className="mt-2">
            <LoadFailed
              what="Whether there is a password could not be looked up."
              why={sentenceOf(metadata.error)}
              onRetry={() => void metadata.refetch()}
            />
          </div>
        ) : (
          <div role="status" aria-label="Looking up the password" className="mt-2">
            <Skeleton className="h-5 w-3/4" />
          </div>
        )}
        {hasPassword && access === 'public' && (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-amber-wash p-3 text-sm text-amber">
            <p className="min-w-0 flex-1 basis-60">
              The design is public: whoever has its own link still sees it, its code and its chat without the
              password.
            </p>
            <Button size="sm" onClick={onMakePrivate}>
              Make it private
            </Button>
          </div>
        )}
      </NeedsHost>
    </section>
  )
}
