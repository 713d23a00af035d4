import { useSetAtom } from 'jotai'
import { Check, Mail } from 'lucide-react'
import { useId } from 'react'
import { useCheckout } from '#client/api/billing.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useSession } from '#client/api/users.ts'
import { priceOf } from '#client/lib/plan-words.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button, buttonLook } from '#client/ui/button.tsx'
import type { OfferedPlan } from '#shared/plans.ts'
import { supportAddress } from '#shared/support.ts'
import { usePayer } from './use-payer.ts'

/** Plans side by side, each with the one thing that leads to it. */
export function Tiers({ plans }: { plans: readonly OfferedPlan[] }) {
  if (plans.length === 0) return null
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-3">
      {plans.map(plan => (
        <Tier key={plan.id} plan={plan} />
      ))}
    </div>
  )
}

function Tier({ plan }: { plan: OfferedPlan }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col rounded-lg border border-line bg-surface p-4">
      <h3 id={id} className="text-sm font-semibold">
        {plan.name}
      </h3>
      <p className="mt-1 text-md font-semibold tracking-tight tabular-nums">{priceOf(plan)}</p>
      <ul className="mt-3 mb-4 grid gap-1.5 text-sm text-ink-soft">
        {(plan.lines ?? []).map(line => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-added" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <Way plan={plan} />
      </div>
    </section>
  )
}

/** How somebody comes to a plan: paying for it, or asking whoever gives it. */
function Way({ plan }: { plan: OfferedPlan }) {
  const { isGuest, org } = usePayer()
  const open = useSetAtom(openDialogAtom)
  if (isGuest)
    return (
      <Button className="w-full" onClick={() => open({ kind: 'auth', mode: 'create' })}>
        Create an account first
      </Button>
    )
  if (!plan.soldTo) return <Ask plan={plan} />
  if (plan.soldTo === 'user') return <Buy plan={plan} />
  if (!org)
    return (
      <p className="text-sm text-ink-soft">It belongs to a workspace: choose the one that shall have it.</p>
    )
  if (!org.canManage)
    return <p className="text-sm text-ink-soft">Whoever manages {org.name} can choose it.</p>
  return <Buy plan={plan} org={org} />
}

function Buy({ plan, org }: { plan: OfferedPlan; org?: { id: string; name: string } }) {
  const checkout = useCheckout()
  const buy = () => checkout.mutate({ plan: plan.id, ...(org ? { orgId: org.id } : {}) })
  return (
    <>
      {/* Above its button, so that those of all plans stand in one line. */}
      {org && <p className="mb-2 text-xs text-ink-soft">For {org.name}</p>}
      <Button look="primary" className="w-full" isBusy={checkout.isPending} onClick={buy}>
        Choose {plan.name}
      </Button>
      {checkout.isError && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {sentenceOf(checkout.error)}
        </p>
      )}
    </>
  )
}

/** What cannot be bought here is given by whoever runs the server. */
function Ask({ plan }: { plan: OfferedPlan }) {
  const { user, server } = useSession().data ?? {}
  if (!server?.supportUrl)
    return <p className="text-sm text-ink-soft">Given by the people who run this server: ask them for it.</p>
  const text = `Please give my account (${user?.email ?? ''}) the plan ${plan.name}.`
  return (
    <a
      href={supportAddress(server.supportUrl, `The plan ${plan.name}`, text)}
      target="_blank"
      rel="noopener"
      className={`${buttonLook('plain')} w-full`}
    >
      <Mail className="size-3.5" /> Ask for it
    </a>
  )
}
