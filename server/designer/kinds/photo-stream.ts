import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { photoStream as photoStreamPart } from '#server/designer/sections/social/photo-stream.ts'

/** Pictures that everybody shares. */
export const photoStream: Kind = {
  name: 'photo-stream',
  label: 'a photo stream',
  shape: 'work',
  words:
    /\b(?:instagram|pinterest|flickr|unsplash|image streams?|(?:photo|picture) (?:sharing|streams?|feed|app|(?:gallery|album|library) app)|image sharing|picture sharing|pinboard)\b/i,
  weight: 3,
  compose: page =>
    appDesign(page, [
      {
        label: 'Stream',
        icon: 'Images',
        says: 'tabs for everybody’s and your own photos, a box to drop new ones on, likes and their count',
        piece: photoStreamPart(page),
      },
    ]),
}
