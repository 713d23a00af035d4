import type { SourceFile } from '#shared/artifacts.ts'
import type { LeftOut } from '#shared/imports.ts'

const PICTURE =
  /["'`(](https?:\/\/[^\s"'`()<>${}]{1,300}\.(?:png|jpe?g|gif|webp|avif|svg))(?:\?[^\s"'`()<>]{0,200})?["'`)]/gi
const PICTURES_MAX = 100

/** Pictures that the code has by their address elsewhere: previews ask no other server for anything. */
export function farPictures(files: readonly SourceFile[]): LeftOut[] {
  const found = new Set<string>()
  for (const { code } of files)
    for (const [, address = ''] of code.matchAll(PICTURE)) {
      if (found.size >= PICTURES_MAX) break
      found.add(address)
    }
  return [...found].map(path => ({ path, reason: FAR }))
}

const FAR = 'Previews load no pictures of other servers; put it into the project, or attach it to a message.'
