import { fromBase64Url, toBase64Url } from '#server/outside/signed-token.ts'

/** The host takes ten minutes at most, and its clock may be behind ours. */
const LIFE_S = 540
const CLOCK_DRIFT_S = 60

/** What the app itself is known by: a token signed with its key. */
export async function appToken(appId: string, privateKey: string): Promise<string> {
  const now = Math.floor(Date.now() / 1_000)
  const claims = { iat: now - CLOCK_DRIFT_S, exp: now + LIFE_S, iss: appId }
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`
  const key = await crypto.subtle.importKey('pkcs8', pkcs8Of(privateKey), RS256, false, ['sign'])
  const signature = await crypto.subtle.sign(RS256, key, new TextEncoder().encode(text))
  return `${text}.${toBase64Url(signature)}`
}

const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }

const part = (value: object): string => toBase64Url(new TextEncoder().encode(JSON.stringify(value)).buffer)

/** Hosts give keys out in the older form, which says less of what they are than Web Crypto asks for. */
function pkcs8Of(pem: string): Uint8Array<ArrayBuffer> {
  const text = pem.replace(/-----[A-Z ]+-----/g, '').replace(/\s+/g, '')
  const key = fromBase64Url(text)
  return pem.includes('BEGIN RSA PRIVATE KEY')
    ? der(0x30, [VERSION, RSA, der(0x04, [key])])
    : Uint8Array.from(key)
}

const VERSION = Uint8Array.from([0x02, 0x01, 0x00])
/** The name of RSA among algorithms, without parameters. */
const RSA = Uint8Array.from([0x30, 13, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 5, 0])

/** A value of this kind with its length before it, in one to three bytes. */
function der(kind: number, parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, each) => sum + each.length, 0)
  const head =
    length < 128
      ? [kind, length]
      : length < 256
        ? [kind, 0x81, length]
        : [kind, 0x82, length >> 8, length & 255]
  return Uint8Array.from([...head, ...parts.flatMap(each => [...each])])
}
