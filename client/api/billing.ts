import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { CREDITS_KEY } from '#client/api/credits.ts'
import { SESSION_KEY } from '#client/api/users.ts'
import { billingApi } from '#shared/api/billing.ts'
import type { RouteReply } from '#shared/api/route.ts'
import type { PlanId } from '#shared/plans.ts'

export type Plans = RouteReply<typeof billingApi.plans>

const PLANS_KEY = ['plans']

export const usePlans = (): UseQueryResult<Plans> =>
  useQuery({ queryKey: PLANS_KEY, queryFn: () => call(billingApi.plans, {}) })

/** Leaves for the page on which a plan is paid. */
export const useCheckout = () =>
  useMutation({
    mutationFn: (body: { plan: PlanId; orgId?: string }) => call(billingApi.checkout, { body }),
    onSuccess: ({ url }) => location.assign(url),
  })

/** Leaves for the page on which what is paid is changed and ended. */
export const usePortal = () =>
  useMutation({
    mutationFn: (body: { orgId?: string }) => call(billingApi.portal, { body }),
    onSuccess: ({ url }) => location.assign(url),
  })

/** What was paid, as the payment service says it now. */
export function useReconcile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { orgId?: string }) => call(billingApi.reconcile, { body }),
    onSettled: () =>
      Promise.all(
        [PLANS_KEY, CREDITS_KEY, SESSION_KEY].map(queryKey => client.invalidateQueries({ queryKey })),
      ),
  })
}
