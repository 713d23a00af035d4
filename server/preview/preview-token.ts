const encoder = new TextEncoder()

/** What a preview host may know: this person may look at this design until then. */
export interface PreviewPass {
  patternId: string
  /** The person's id; empty for somebody who is not signed in. */
  userId: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** `patternId.userId.expiresAt.signature`, signed with the server's secret. */
export async function sealPass(pass: PreviewPass, secret: string): Promise<string> {
  const text = [pass.patternId, encodeURIComponent(pass.userId).replaceAll('.', '%2E'), pass.expiresAt].join(
    '.',
  )
  return `${text}.${toBase64Url(await sign(text, secret))}`
}

/** Null when it is forged, malformed, over, or for another design. */
export async function openPass(
  sealed: string,
  patternId: string,
  secret: string,
): Promise<PreviewPass | null> {
  const at = sealed.lastIndexOf('.')
  const text = sealed.slice(0, at)
  const [id, userId = '', expires] = text.split('.')
  const isGenuine = await crypto.subtle.verify(
    'HMAC',
    await key(secret),
    fromBase64Url(sealed.slice(at + 1)),
    encoder.encode(text),
  )
  if (!isGenuine || id !== patternId || Number(expires) < Date.now()) return null
  return { patternId, userId: decodeURIComponent(userId), expiresAt: Number(expires) }
}

const sign = async (text: string, secret: string): Promise<ArrayBuffer> =>
  crypto.subtle.sign('HMAC', await key(secret), encoder.encode(text))

/** Derived for this one use, so that a pass can never be taken for a session. */
const key = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    encoder.encode(`preview:${secret}`),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function fromBase64Url(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
