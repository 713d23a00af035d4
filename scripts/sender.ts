/** Names and values in turn, as Node reads and writes them. */
type RawHeaders = readonly string[]

const SENDER = 'cf-connecting-ip'
/** What the runtime believes its own parts about. */
const INTERNAL = /^mf-/i
/** The runtime refuses all headers together at 128 kB; what a design left in the browser may be six times as much. */
const COOKIES_MAX_BYTES = 64 * 1024
const OUR_COOKIE = /^(?:__Host-)?maquette_/

/** The headers of a request as they may reach the Worker: with the sender's true address, and nothing it cannot know. */
export function withSender(raw: RawHeaders, address: string | undefined, isProxied: boolean): string[] {
  const headers = pairsOf(raw).filter(([name]) => !INTERNAL.test(name))
  const told = isProxied && headers.find(([name]) => name.toLowerCase() === SENDER)?.[1]
  return [
    ...headers.filter(([name]) => name.toLowerCase() !== SENDER),
    [SENDER, told || plainAddress(address)] as const,
  ].flatMap(([name, value]) => [name, name.toLowerCase() === 'cookie' ? cookiesThatFit(value) : value])
}

export const pairsOf = (raw: RawHeaders): (readonly [name: string, value: string])[] =>
  raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []))

/** An IPv4 address stays one on a socket of both families. */
const plainAddress = (address = ''): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Ours first, since they say who somebody is; the Worker has the rest cleared away. */
function cookiesThatFit(cookies: string): string {
  if (cookies.length <= COOKIES_MAX_BYTES) return cookies
  const pairs = cookies.split('; ')
  const ours = pairs.filter(pair => OUR_COOKIE.test(pair))
  const others = pairs.filter(pair => !OUR_COOKIE.test(pair))
  return [...ours, ...others].join('; ').slice(0, COOKIES_MAX_BYTES)
}
