import { AppError } from '#shared/errors.ts'

/** Throws unless these bytes were signed with the secret of the app's webhook: `sha256=` and hex. */
export async function checkHubSignature(
  bytes: Uint8Array,
  signature: string | null,
  secret: string,
): Promise<void> {
  const [, hex] = /^sha256=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  const given = Uint8Array.from(hex?.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  // `verify` takes as long whatever is given.
  if (!hex || !(await crypto.subtle.verify('HMAC', key, given, bytes)))
    throw new AppError('bad_request', 'This was not signed by the code host.')
}
