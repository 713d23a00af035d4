import { useCredits } from '#client/api/credits.ts'
import { useSession } from '#client/api/users.ts'
import { PlanLine } from '#client/features/billing/plan-line.tsx'
import { useReturn } from '#client/features/billing/use-return.ts'
import { CreditEntries } from '#client/features/credits/credit-entries.tsx'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { SignInPage } from '#client/pages/account/sign-in-page.tsx'
import { PageHeader } from '#client/pages/page-header.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Credits } from '#shared/credits.ts'

/** What is left, and every entry with its reason. */
export default function CreditsPage() {
  const session = useSession()
  const user = session.data?.user ?? null
  const credits = useCredits('page', user !== null)
  useDocumentTitle('Credits')
  useReturn(user !== null)
  if (session.isPending) return <PageLoading />
  if (!user)
    return <SignInPage title="Log in" text="Credits belong to an account." onDone={() => undefined} />
  return (
    <div className="min-h-dvh">
      <PageHeader />
      <main className="mx-auto max-w-2xl px-6 pt-10 pb-24 max-sm:px-4">
        <h1 className="mb-2 text-xl font-semibold tracking-[-0.03em]">Credits</h1>
        {credits.data ? (
          <p className="mb-8 text-sm text-ink-soft">{balanceText(credits.data)}</p>
        ) : (
          <Skeleton className="mt-3 mb-9 h-3.5 w-56" />
        )}
        <div className="mb-8 border-y border-line py-4">
          <PlanLine />
        </div>
        <CreditEntries />
      </main>
    </div>
  )
}

function balanceText({ limit, balance, oneTimeCredits, orgBalance, periodCountUsed }: Credits): string {
  if (limit === null)
    return `There is no limit here. ${periodCountUsed} ${periodCountUsed === 1 ? 'answer' : 'answers'} this period.`
  const others = [
    oneTimeCredits > 0 ? `${oneTimeCredits} one-time` : '',
    orgBalance > 0 ? `${orgBalance} of your workspace` : '',
  ].filter(Boolean)
  return `${balance} of ${limit} left this period${others.length > 0 ? `, and ${others.join(' and ')}` : ''}.`
}
