import { ATTRIBUTE_NAME } from './page-elements.ts'

/** Of forms, which go nowhere without a script, and of what a page may not say of itself. */
const DROPPED = new Set([
  ...[
    'srcdoc',
    'action',
    'formaction',
    'method',
    'formmethod',
    'ping',
    'nonce',
    'integrity',
    'autofocus',
    'is',
  ],
  ...['http-equiv', 'manifest', 'shadowrootmode', 'popovertarget', 'commandfor', 'command', 'attributionsrc'],
])

const ADDRESSES = new Set(['href', 'xlink:href', 'cite', 'longdesc', 'data', 'codebase', 'usemap', 'profile'])
const PICTURES = new Set(['src', 'poster', 'background', 'srcset', 'imagesrcset'])
const LEADS_TO = new Set(['http', 'https', 'mailto', 'tel', 'sms'])
const PICTURE_DATA = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i
/** Browsers pass over these wherever they stand in front of an address, and over some within it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const PASSED_OVER = /[\u0000-\u0020\u007f-\u00a0]+/g

/** Whether this attribute stays on an element of a static page; names come in small letters, values decoded. */
export function isSafeAttribute(element: string, name: string, value: string): boolean {
  if (!ATTRIBUTE_NAME.test(name) || name.startsWith('on') || DROPPED.has(name)) return false
  // What an animation writes is written after anybody has looked at it.
  if (name === 'attributename') return !/href|^on|src/i.test(value)
  if (name === 'to' || name === 'from' || name === 'by' || name === 'values') return isHarmlessText(value)
  if (element === 'use' && name.endsWith('href')) return value.startsWith('#')
  if (PICTURES.has(name)) return isPictureAddress(value)
  return !ADDRESSES.has(name) || isAddress(value)
}

const isHarmlessText = (value: string): boolean => !/(?:java|vb)script:/i.test(value.replace(PASSED_OVER, ''))

function isAddress(value: string): boolean {
  const scheme = schemeOf(value.replace(PASSED_OVER, ''))
  return scheme === null || LEADS_TO.has(scheme)
}

function isPictureAddress(value: string): boolean {
  const plain = value.replace(PASSED_OVER, '')
  const scheme = schemeOf(plain)
  return scheme === null || scheme === 'http' || scheme === 'https' || PICTURE_DATA.test(plain)
}

/** In small letters; null for an address below the page's own. */
const schemeOf = (plain: string): string | null =>
  /^([a-z][a-z\d+.-]*):/i.exec(plain)?.[1]?.toLowerCase() ?? null
