import type { Bindings } from '#server/bindings.ts'
import { type VendorManifest, vendorManifestSchema, vendorPointerSchema } from '#shared/vendor.ts'

let known: VendorManifest | null = null

/** What designs may import, as built; null while the packages are still being built. */
export async function readManifest(env: Bindings): Promise<VendorManifest | null> {
  const pointer = await readFile(env, 'current.json')
  if (pointer === null) return null
  const { hash } = vendorPointerSchema.parse(pointer)
  if (known?.hash === hash) return known
  const manifest = await readFile(env, `${hash}/manifest.json`)
  known = manifest === null ? null : vendorManifestSchema.parse(manifest)
  return known
}

async function readFile(env: Bindings, path: string): Promise<unknown> {
  const response = await fetchVendor(env, path)
  return response.ok ? response.json() : null
}

/** A vendored file: static assets, or the disk of this machine while they are newer than the assets. */
export function fetchVendor(env: Bindings, path: string): Promise<Response> {
  if (env.VENDOR_URL) return fetch(`${env.VENDOR_URL}/${path}`)
  if (env.VENDOR) return env.VENDOR.fetch(`http://vendor/${path}`)
  return env.ASSETS.fetch(`http://assets/vendor/${path}`)
}

const MIME: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  woff2: 'font/woff2',
}

/** Until the next start the packages of a first one are no static assets yet, so the Worker serves them from disk. */
export async function newVendorFile(env: Bindings, pathname: string): Promise<Response> {
  const file = await fetchVendor(env, pathname.slice('/vendor/'.length))
  if (!file.ok) return new Response('There is no such file.\n', { status: 404 })
  return new Response(file.body, {
    headers: {
      'content-type': MIME[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
