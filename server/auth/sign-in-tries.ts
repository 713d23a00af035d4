import {
  forgetTries,
  isKnownPlace,
  noteSuccess,
  type Pace,
  reserveTry,
  takeBackTry,
} from '#server/auth/sign-in-tries-queries.ts'
import { digest } from '#server/derive-id.ts'

/** At one place: five tries at once, then twice as long after each. */
const AT_ONE_PLACE: Pace = { free: 5, firstMs: 1_000, mostMs: 15 * 60_000 }
/** By strangers together, whatever addresses they have. */
const BY_STRANGERS: Pace = { free: 20, firstMs: 1_000, mostMs: 60_000 }

/** Whose password is tried, and from where. */
export interface Trier {
  email: string
  address: string
  /** What this browser was given when its person last logged in. */
  device: string | null
}

type Begun = { waitMs: number } | { isKnown: boolean; keys: string[] }

/**
 * Counts a try as failed before the password is looked at, so that many at once count as many. Whoever comes with the
 * browser or from the address of an earlier success is counted apart: strangers cannot lock the owner out.
 */
export async function beginTry(d1: D1Database, trier: Trier, now = Date.now()): Promise<Begun> {
  const places = await placesOf(trier)
  const device = places.device && (await isKnownPlace(d1, places.device)) ? places.device : null
  const place = device ?? places.address
  const isKnown = device !== null || (await isKnownPlace(d1, place))
  const waitMs = await reserveTry(d1, place, AT_ONE_PLACE, now)
  if (waitMs > 0) return { waitMs }
  if (isKnown) return { isKnown, keys: [place] }
  const othersMs = await reserveTry(d1, places.account, BY_STRANGERS, now)
  if (othersMs === 0) return { isKnown, keys: [place, places.account] }
  await takeBackTry(d1, [place], now)
  return { waitMs: othersMs }
}

/** The password was right: what was counted is taken back, and this place is known from now on. */
export async function endTry(d1: D1Database, trier: Trier, keys: string[], now = Date.now()): Promise<void> {
  const { device, address } = await placesOf(trier)
  await takeBackTry(d1, keys, now)
  await noteSuccess(d1, device ? [device, address] : [address], now)
  await forgetTries(d1, now)
}

/** Digests: the table tells nobody who was where. */
async function placesOf({ email, address, device }: Trier) {
  return {
    account: await digest(JSON.stringify(['account', email])),
    address: await digest(JSON.stringify(['address', email, networkOf(address)])),
    device: device && (await digest(JSON.stringify(['device', email, device]))),
  }
}

/** One customer has a whole /64 of IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [before = '', after] = address.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length)
  return [...head, ...Array<string>(zeros).fill('0'), ...tail].slice(0, 4).join(':')
}
