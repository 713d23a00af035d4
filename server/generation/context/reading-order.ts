import { ENTRY_FILES, type SourceFile, THEME_FILE } from '#shared/artifacts.ts'

/**
 * The same order whatever was changed: a prompt that begins like the last one is read from what its reader has kept. The
 * theme is first, since all others speak in its words and it changes least; the entry is last, since it changes most.
 */
export function inReadingOrder(files: readonly SourceFile[]): SourceFile[] {
  const place = ({ name }: SourceFile) =>
    name === THEME_FILE ? 0 : ENTRY_FILES.includes(name as never) ? 2 : 1
  return [...files].sort((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1))
}
