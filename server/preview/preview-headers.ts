import { policySource } from '#server/preview/policy-source.ts'

export interface PreviewHeadersInput {
  appOrigins: readonly string[]
  vendorUrl: string
  frameScript: string
  allowsWebImages: boolean
  /** Port mode: the page is given no origin, wherever it is opened. */
  isOpaque?: boolean
  /** The address of the one page that may stand in a frame of this one: the form of feedback. */
  formUrl?: string | null
}

/** Without `allow-same-origin`: the second port is the same site as the app, whose cookies would come along. */
export const OPAQUE_SANDBOX =
  'allow-scripts allow-forms allow-popups allow-modals allow-downloads allow-pointer-lock'

/** Features a design is never given, whoever frames it. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

export const deniedFeatures = DENIED_FEATURES.map(feature => `${feature}=()`).join(', ')

/** Headers of every page on a preview host: code of anybody runs here, and reaches nothing else. */
export function previewHeaders(input: PreviewHeadersInput): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(input),
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
    // A page without an origin is alone anyway; asked for by its address, browsers warn of it at every load.
    ...(!input.isOpaque && { 'origin-agent-cluster': '?1' }),
    'permissions-policy': deniedFeatures,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

function contentSecurityPolicy({
  appOrigins,
  vendorUrl,
  frameScript,
  allowsWebImages,
  isOpaque = false,
  formUrl = null,
}: PreviewHeadersInput): string {
  const vendor = `${vendorUrl}/`
  const runtime = /^https?:/.test(frameScript) ? ` ${new URL(frameScript).origin}` : ''
  const rules = {
    ...(isOpaque && { sandbox: OPAQUE_SANDBOX }),
    'default-src': "'none'",
    'script-src': `'self' 'unsafe-inline' 'unsafe-eval' blob: ${vendor}${runtime}`,
    'style-src': `'self' 'unsafe-inline' ${vendor}`,
    'img-src': `'self' data: blob:${allowsWebImages ? ' https:' : ''}`,
    'font-src': `'self' data: ${vendor}`,
    'media-src': "'self' data: blob:",
    // Fonts, for a picture of the page; everything vendored is public.
    'connect-src': `'self' data: blob: ${vendor}`,
    'worker-src': 'blob:',
    'frame-src': formUrl ?? "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': appOrigins.map(policySource).join(' '),
  }
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
