import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useReconcile } from '#client/api/billing.ts'
import { ROUTES } from '#client/routes.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { toast } from '#client/ui/toast.ts'
import { PLANS } from '#shared/plans.ts'

/** Whoever comes back from paying is told what came of it, which the payment service is asked and not the address. */
export function useReturn(isSignedIn: boolean): void {
  const search = useSearch()
  const [, navigate] = useLocation()
  const open = useSetAtom(openDialogAtom)
  const { mutate } = useReconcile()
  const isTold = useRef(false)
  // An effect, since the address alone says that somebody has come back.
  useEffect(() => {
    const given = new URLSearchParams(search)
    const outcome = given.get('billing')
    const orgId = given.get('org')
    if (!isSignedIn || isTold.current || outcome === null) return
    isTold.current = true
    navigate(ROUTES.credits, { replace: true })
    if (outcome === 'cancelled') return void toast('Nothing was paid.')
    mutate(orgId ? { orgId } : {}, {
      onSuccess: ({ plan }) => {
        if (outcome !== 'done') return
        if (plan === 'free')
          return void toast('The payment is on its way.', {
            description: 'Your plan changes when it arrives.',
          })
        toast.success(`${PLANS[plan].name} is yours now.`)
        open({ kind: 'subscription' })
      },
      onError: () =>
        toast.error('It could not be told what was paid.', { description: 'Look again in a while.' }),
    })
  }, [search, isSignedIn, navigate, open, mutate])
}
