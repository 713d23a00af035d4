import { fromBase64Url, toBase64Url } from '#server/outside/signed-token.ts'

const encoder = new TextEncoder()
const NONCE_BYTES = 12
/** What all that is sealed so begins with, for the day it is sealed in another way. */
const FORMAT = 'v1'

/** What a sealed text belongs to: opened for anything else, it is nothing. */
export interface Belongs {
  /** The row it is kept in. */
  id: string
  /** The only address it may be sent to. */
  baseUrl: string
}

/** `v1.nonce.text`, unreadable without the secret of this server. */
export async function lock(text: string, belongs: Belongs, secret: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const locked = await crypto.subtle.encrypt(
    algorithm(nonce, belongs),
    await key(secret),
    encoder.encode(text),
  )
  return [FORMAT, toBase64Url(nonce.buffer), toBase64Url(locked)].join('.')
}

/** Null when it was sealed for another row or address, with another secret, or was changed since. */
export async function unlock(locked: string, belongs: Belongs, secret: string): Promise<string | null> {
  const [format, nonce = '', text = ''] = locked.split('.')
  if (format !== FORMAT) return null
  try {
    const bytes = await crypto.subtle.decrypt(
      algorithm(fromBase64Url(nonce), belongs),
      await key(secret),
      fromBase64Url(text),
    )
    return new TextDecoder().decode(bytes)
  } catch {
    return null
  }
}

const algorithm = (iv: Uint8Array, { id, baseUrl }: Belongs) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoder.encode(JSON.stringify([id, baseUrl])),
})

/** Derived for this use alone. */
async function key(secret: string): Promise<CryptoKey> {
  const given = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey'])
  const info = encoder.encode('maquette vault v1')
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    given,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}
