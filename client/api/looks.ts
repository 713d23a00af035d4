import { call } from '#client/api/call.ts'
import { looksApi } from '#shared/api/looks.ts'
import type { RouteReply } from '#shared/api/route.ts'
import type { Looked } from '#shared/page-look.ts'

export type TakenLook = NonNullable<RouteReply<typeof looksApi.take>['look']>

/** Says whether this browser looks; what it is to look at, or null when that is not for it any more. */
export const takeLook = async (id: string, lookId: string, isAble: boolean): Promise<TakenLook | null> =>
  (await call(looksApi.take, { body: { id, lookId, isAble } })).look

export const tellSeen = (id: string, lookId: string, looked: Looked[]): Promise<unknown> =>
  call(looksApi.seen, { body: { id, lookId, looked } })
