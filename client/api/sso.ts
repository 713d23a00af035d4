import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { post } from '#client/api/auth.ts'
import { call } from '#client/api/call.ts'
import { ssoApi } from '#shared/api/sso.ts'
import type { SsoSettings } from '#shared/sso.ts'

const keyOf = (id: string): string[] => ['workspace', id, 'sso']

export const useSso = (id: string): UseQueryResult<{ sso: SsoSettings | null; callbackUrl: string }> =>
  useQuery({ queryKey: keyOf(id), queryFn: () => call(ssoApi.get, { path: { id } }) })

export const useSaveSso = (id: string) =>
  useSsoChange(id, (body: { issuer: string; clientId: string; clientSecret: string; domain: string }) =>
    call(ssoApi.save, { path: { id }, body }),
  )

export const useCheckSso = (id: string) =>
  useSsoChange(id, (_: undefined) => call(ssoApi.check, { path: { id }, body: {} }))

export const useRemoveSso = (id: string) =>
  useSsoChange(id, (_: undefined) => call(ssoApi.remove, { path: { id } }))

/** The page of the identity provider that this address logs in at. */
export async function startSso(email: string, returnTo: string): Promise<string> {
  return z.object({ url: z.url() }).parse(await post('sign-in/sso', { email, returnTo })).url
}

/** What was found out meanwhile is shown also after a failure, such as a domain that is proven by now. */
function useSsoChange<Input>(id: string, mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: keyOf(id) }) })
}
