import type { ReactNode } from 'react'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useInstallations } from '#client/api/code-host.ts'
import { useMe } from '#client/api/users.ts'
import { codeHostReturn, TO_IMPORT } from '#client/state/code-host-return.ts'
import type { OwnRepositoryDraft } from '#client/state/import-draft.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { OwnRepositoryForm } from './own-repository-form.tsx'
import type { Importing } from './use-import.ts'

interface OwnRepositoriesProps {
  importing: Importing
  draft: OwnRepositoryDraft
  onType(draft: OwnRepositoryDraft): void
}

/** Repositories that the app may read in my name: the account of the host first, then which of them. */
export function OwnRepositories(props: OwnRepositoriesProps) {
  const isGuest = useMe()?.isGuest !== false
  if (isGuest)
    return <Note text="Repositories of your own need an account here: create one, and connect GitHub." />
  return <OfAccount {...props} />
}

function OfAccount(props: OwnRepositoriesProps) {
  const { data, error, isError, isFetching, refetch } = useInstallations()
  if (hasCode(error, 'not_configured')) return <Note text={sentenceOf(error)} />
  if (!data && isError)
    return (
      <LoadFailed
        what="Your accounts on GitHub could not be loaded."
        why={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label="Loading your accounts" className="grid gap-3">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    )
  const { connectUrl, installUrl, installations } = data
  if (connectUrl === null && installations.length > 0)
    return <OwnRepositoryForm {...props} installations={installations} />
  const address = webAddress(connectUrl ?? installUrl)
  return (
    <Note
      text={
        connectUrl === null
          ? 'Your account is connected. On GitHub, choose the repositories that Maquette may read.'
          : 'GitHub asks whether you allow it and leads back here.'
      }
    >
      {address && (
        <Button
          look="primary"
          onClick={() => {
            codeHostReturn.write(TO_IMPORT)
            location.assign(address)
          }}
        >
          {connectUrl === null ? 'Choose repositories' : 'Connect GitHub'}
        </Button>
      )}
      {connectUrl === null && (
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          Look again
        </Button>
      )}
    </Note>
  )
}

/** What others name as an address is followed only where it is one of the web. */
const webAddress = (address: string | null | undefined): string | null =>
  address && /^https?:\/\//i.test(address) ? address : null

const Note = ({ text, children }: { text: string; children?: ReactNode }) => (
  <section aria-label="Your repositories" className="rounded-lg border border-line bg-sunken p-4">
    <p className="text-sm text-pretty text-ink-soft">{text}</p>
    {children && <div className="mt-3 flex flex-wrap gap-2">{children}</div>}
  </section>
)
