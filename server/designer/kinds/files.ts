import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { fileBrowser } from '#server/designer/sections/work/file-browser.ts'

/** Folders and files. */
export const files: Kind = {
  name: 'files',
  label: 'a file manager',
  shape: 'work',
  words:
    /\b(?:file (?:managers?|browsers?|explorers?|storage(?: app)?)|document (?:manager|management (?:system|app)|library)|cloud (?:storage|drive)|dropbox(?: clone)?|google drive(?: clone)?)\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Files',
        icon: 'Folder',
        says: 'folders, a grid or a list, and a toolbar to create, open, edit, rename, upload, download and delete',
        piece: fileBrowser(page),
      },
    ]),
}
