import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import type { RouteReply } from '#shared/api/route.ts'
import { usersApi } from '#shared/api/users.ts'

export type AdminLink = RouteReply<typeof usersApi.adminLink>

/** Whom the link makes an admin; asked once, because using it ends it. */
export const useAdminLink = (token: string): UseQueryResult<AdminLink> =>
  useQuery({
    queryKey: ['adminLink', token],
    queryFn: () => call(usersApi.adminLink, { path: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const useTakeAdminLink = () =>
  useMutation({
    mutationFn: (body: { token: string; name?: string; password: string }) =>
      call(usersApi.takeAdminLink, { body }),
  })
