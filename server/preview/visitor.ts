import { networkOf } from '#server/auth/sign-in-tries.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { digest } from '#server/derive-id.ts'
import { addressOf } from '#server/serve.ts'

/** Somebody at the host of a design: nothing is known of most but the network they come from and the cookies they show. */
export const networkOfVisitor = (request: Request): string => networkOf(addressOf(request))

/** What a visitor is counted by: a digest that only this server can make, so that the table tells nobody who was where. */
export const visitorKey = (env: Bindings, ...parts: string[]): Promise<string> =>
  digest(JSON.stringify([settingsOf(env).AUTH_SECRET, ...parts]))

/** The value of one of our cookies, as it was set. */
export const cookieOf = (request: Request, name: string): string | null =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? null
