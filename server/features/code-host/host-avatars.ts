import type { Bindings } from '#server/bindings.ts'
import { digest } from '#server/derive-id.ts'
import { HOST_NAME } from '#server/features/code-host/host-api.ts'
import type { HostApp } from '#server/features/code-host/host-app.ts'
import { readImage } from '#server/features/uploads/image-file.ts'
import { OutsideError, outsideBytes } from '#server/outside/outside-fetch.ts'

const LIMITS = { timeoutMs: 4_000, maxBytes: 500_000 }
const keyOf = (hash: string): string => `host-avatars/${hash}`

/** Keeps a picture of an account of the host; its address here, or '' where there is none to be had. */
export async function keepHostAvatar(
  { FILES }: Pick<Bindings, 'FILES'>,
  app: HostApp,
  address: string | null | undefined,
): Promise<string> {
  if (!address || !isHostsOwn(app, address)) return ''
  const hash = await digest(address)
  const src = `/api/github/avatar/${hash}`
  if (await FILES.head(keyOf(hash))) return src
  try {
    const { bytes } = await outsideBytes(
      HOST_NAME,
      address,
      { headers: { 'user-agent': 'maquette' } },
      LIMITS,
    )
    const image = readImage(bytes)
    if (typeof image === 'string') return ''
    await FILES.put(keyOf(hash), image.bytes, { httpMetadata: { contentType: image.type } })
    return src
  } catch (error) {
    if (error instanceof OutsideError) return ''
    throw error
  }
}

const GITHUB = 'github.com'
const PICTURES_OF_GITHUB = 'githubusercontent.com'

/**
 * The host itself, a name below it, and where the public host keeps pictures: whatever else it names may be a machine
 * that only this server can reach. Redirects are not followed.
 */
export function isHostsOwn({ url, apiUrl }: Pick<HostApp, 'url' | 'apiUrl'>, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, hostname, port } = new URL(address)
  if ([url, apiUrl].some(own => new URL(own).origin === origin)) return true
  const host = new URL(url).hostname
  const names = [host, ...(host === GITHUB ? [PICTURES_OF_GITHUB] : [])]
  return protocol === 'https:' && port === '' && names.some(name => hostname.endsWith(`.${name}`))
}

export const findHostAvatar = async (bucket: R2Bucket, hash: string): Promise<R2ObjectBody | null> =>
  /^[0-9a-f]{64}$/.test(hash) ? bucket.get(keyOf(hash)) : null
