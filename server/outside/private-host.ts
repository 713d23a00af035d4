import { isLoopback } from '#server/setting-kinds.ts'

/**
 * Whether a host name or address is one of this machine or of a network of one's own, as far as its text tells: without
 * a dot, below a name that no public registry gives out, or an address that the internet does not route.
 */
export function isPrivateHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  if (isLoopback(name)) return true
  if (name.startsWith('[')) return !isPublicIpv6(name.slice(1, -1))
  const bytes = ipv4(name)
  if (bytes) return isPrivateIpv4(bytes)
  return !name.includes('.') || PRIVATE_ENDS.some(end => name.endsWith(end))
}

const PRIVATE_ENDS = [
  '.localhost',
  '.local',
  '.internal',
  '.intranet',
  '.lan',
  '.home',
  '.home.arpa',
  '.corp',
]

/** `URL` has written every other way of an IPv4 address in this one. */
function ipv4(name: string): number[] | null {
  const parts = name.split('.')
  return parts.length === 4 && parts.every(part => /^\d{1,3}$/.test(part)) ? parts.map(Number) : null
}

function isPrivateIpv4([a = 0, b = 0, c = 0]: number[]): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return true
  if (a === 100) return b >= 64 && b < 128
  if (a === 169) return b === 254
  if (a === 172) return b >= 16 && b < 32
  if (a === 192) return b === 168 || (b === 0 && (c === 0 || c === 2)) || (b === 88 && c === 99)
  if (a === 198) return b === 18 || b === 19 || (b === 51 && c === 100)
  return a === 203 && b === 0 && c === 113
}

/** Only what is routed for everybody, and none of the forms that stand for an IPv4 address. */
const isPublicIpv6 = (address: string): boolean =>
  /^[23][0-9a-f]{3}:/.test(address) && !/^(?:2001:0?:|2001:db8:|2002:)/.test(address)
