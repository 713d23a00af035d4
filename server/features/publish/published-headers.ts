import { deniedFeatures } from '#server/preview/preview-headers.ts'

interface PolicyInput {
  /** The text of the import map, the one script that stands in the page. */
  importMap: string
  /** Where the design's own code makes functions of texts. */
  usesEval: boolean
  /** The design's own switch for pictures from the web, as it was when it was published. */
  allowsWebImages: boolean
  /** The address of the one page that may stand in a frame of this one: the form of feedback. */
  formUrl: string | null
}

/** Everybody's browser runs this page by itself: it asks its own host alone, stands in no frame and is given no device. */
export async function publishedHeaders({
  importMap,
  usesEval,
  allowsWebImages,
  formUrl,
}: PolicyInput): Promise<Record<string, string>> {
  const rules = {
    'default-src': "'none'",
    'script-src': `'self' '${await hashOf(importMap)}'${usesEval ? " 'unsafe-eval'" : ''}`,
    // React writes styles of elements by scripts; what a browser drew before has them as attributes.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: blob:${allowsWebImages ? ' https:' : ''}`,
    'font-src': "'self' data:",
    'media-src': "'self' data: blob:",
    'connect-src': "'self' data: blob:",
    'worker-src': 'blob:',
    'frame-src': formUrl ?? "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  }
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': Object.entries(rules)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    // Asked about each time, since another version may be published, or none.
    'cache-control': 'private, no-cache',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': deniedFeatures,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
