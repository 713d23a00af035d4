import { flushTileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'
import { masonryCode, masonryFiles } from '#server/designer/sections/alone/masonry.ts'
import { askedNames } from '#server/designer/understanding/asked-names.ts'

export const imageGallery: Alone = {
  name: 'image-gallery',
  label: 'a gallery',
  words:
    /\b(?:(?:image|photo|picture) (?:galler(?:y|ies)|grid|viewer)|masonry(?: (?:grid|layout))?|gallery component)\b/i,
  component: 'Masonry',
  says: 'pictures in columns with filters, a hover note and a large view with the arrow keys',
  isWide: true,
  code: page => masonryCode(page.look.h3, flushTileOf(page)),
  files: page => masonryFiles(page.brief.subject.art, askedNames(page.brief.prompt, GROUPS)),
}

const GROUPS = /\b(?:categories|filters?|albums|groups)\b/
