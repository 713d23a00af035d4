import * as Y from 'yjs'
import type { RootPolicy } from '#room-schema/guard.ts'
import { FILES_MAX, FILES_MAX_BYTES } from '#shared/artifacts.ts'
import { collision, isFilePath } from '#shared/file-paths.ts'

/** The working copy: path → plain text. */
export const FILES_POLICY: RootPolicy = {
  root: 'files',
  keyProblem: path => (isFilePath(path) ? null : 'not a file path'),
  valueProblem: value => (value instanceof Y.Text && isPlain(value) ? null : 'not plain text'),
  sizeOf: value => (value instanceof Y.Text ? value.length : 0),
  maxKeys: FILES_MAX,
  maxBytes: FILES_MAX_BYTES,
  // Two people may each make a file that is fine where they are.
  clash: (paths, isNew) => collision(paths, isNew)?.problem ?? null,
}

/** Only characters: no formats, embeds or nested types. */
function isPlain(text: Y.Text): boolean {
  for (let item = text._start; item !== null; item = item.right) {
    if (!item.deleted && !(item.content instanceof Y.ContentString)) return false
  }
  return true
}
