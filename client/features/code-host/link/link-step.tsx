import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useInstallations } from '#client/api/code-host.ts'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { NotSetUp } from '../not-set-up.tsx'
import { Waiting } from '../waiting.tsx'
import { ConnectAccount } from './connect-account.tsx'
import { LinkForm } from './link-form.tsx'

/** Not linked yet: the account first, then the repository. */
export function LinkStep() {
  const { data, error, isError, isFetching, refetch } = useInstallations()
  if (hasCode(error, 'not_configured')) return <NotSetUp said={sentenceOf(error)} />
  if (data && (data.connectUrl !== null || data.installations.length === 0))
    return <ConnectAccount {...data} isLooking={isFetching} onLook={() => void refetch()} />
  if (data) return <LinkForm {...data} />
  if (isError) {
    return (
      <LoadFailed
        what="Your accounts on GitHub could not be loaded."
        why={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    )
  }
  return <Waiting label="Loading your accounts" />
}
