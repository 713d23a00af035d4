/**
 * The faces a page has loaded, each with its bytes inside. The library of pictures finds a face by way of a `base`
 * element, which the page's policy refuses, and would draw other letters.
 */
export async function loadedFonts(page: Document): Promise<string> {
  const loaded = new Set([...page.fonts].filter(({ status }) => status === 'loaded').map(keyOf))
  const faces = [...page.styleSheets].flatMap(facesIn).filter(({ style }) => loaded.has(keyOf(faceOf(style))))
  const texts = await Promise.all(faces.map(face => withBytes(face, page.baseURI).catch(() => '')))
  return texts.filter(Boolean).join('\n')
}

type Face = Pick<FontFace, 'family' | 'style' | 'unicodeRange'>

/** Browsers write the same face with and without quotes and spaces. */
const keyOf = ({ family, style, unicodeRange }: Face): string =>
  [family, style || 'normal', unicodeRange || 'U+0-10FFFF']
    .join('|')
    .replace(/["'\s]/g, '')
    .toLowerCase()

const faceOf = (style: CSSStyleDeclaration): Face => ({
  family: style.getPropertyValue('font-family'),
  style: style.getPropertyValue('font-style'),
  unicodeRange: style.getPropertyValue('unicode-range'),
})

function facesIn(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter(rule => rule instanceof CSSFontFaceRule)
  } catch {
    return [] // A sheet of another host that does not let itself be read.
  }
}

async function withBytes(face: CSSFontFaceRule, pageUrl: string): Promise<string> {
  const address = /url\(\s*["']?([^"')]+)["']?\s*\)/.exec(face.style.getPropertyValue('src'))?.[1]
  if (address === undefined) return ''
  if (address.startsWith('data:')) return face.cssText
  const response = await fetch(new URL(address, face.parentStyleSheet?.href ?? pageUrl))
  return response.ok ? face.cssText.replaceAll(address, await dataUrlOf(await response.blob())) : ''
}

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
