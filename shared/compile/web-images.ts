import type { SourceFile } from '#shared/artifacts.ts'

const ADDRESS = /(["'`(])https?:\/\/([^\s"'`()<>\\]+)/g
const PICTURE = /\.(?:png|jpe?g|webp|gif|avif|svg)(?:[?#]|$)/i
/** Before an address that is a picture whatever it is called. */
const IS_SHOWN =
  /(?:\b(?:src|srcSet|poster|image|avatar|photo|cover|thumbnail|backgroundImage)\w*\s*[:=]\s*\{?|url)$/i
const PICTURE_HOST =
  /^(?:images\.unsplash\.com|source\.unsplash\.com|picsum\.photos|images\.pexels\.com|placehold\.co|via\.placeholder\.com|i\.pravatar\.cc|randomuser\.me|api\.dicebear\.com|ui-avatars\.com|avatars\.githubusercontent\.com|res\.cloudinary\.com|i\.imgur\.com|loremflickr\.com)\//i

/** The addresses of pictures on the web that code shows, with where they stand. */
export const webImages = (code: string): { at: number; address: string }[] =>
  [...code.matchAll(ADDRESS)].flatMap(({ index, 2: address = '' }) =>
    PICTURE.test(address) ||
    PICTURE_HOST.test(address) ||
    IS_SHOWN.test(code.slice(Math.max(0, index - 40), index))
      ? [{ at: index, address }]
      : [],
  )

/** Whether a design shows pictures that lie on the web; in previews placeholders stand in their place. */
export const hasWebImages = (files: readonly SourceFile[]): boolean =>
  files.some(({ code }) => webImages(code).length > 0)
