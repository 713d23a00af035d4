import type { ListChange } from '#server/designer/follow-ups/behaviour/list-change.ts'
import type { ShownList } from '#server/designer/follow-ups/behaviour/shown-list.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** The files that show the part with the list, which may narrow it and cut it in pages before it comes here. */
export function filesAbove({ file }: ShownList, files: readonly SourceFile[]): SourceFile[] {
  const base = file.replace(/^.*\/|\.\w+$/g, '')
  return files.filter(each => new RegExp(`from ["'][^"']*/${base}(?:\\.\\w+)?["']`).test(each.code))
}

/** Where the list comes as a prop, what is done with it stands above. */
const comesFromAbove = ({ list, keys }: ShownList): boolean => list.entries.length === 0 && keys.length === 0

/** Pages that are made above: so many entries on each as was said, where a constant says so. */
export function pagesAbove(
  shown: ShownList,
  size: number | null,
  files: readonly SourceFile[],
): ListChange | { trouble: string } | null {
  const host = comesFromAbove(shown)
    ? filesAbove(shown, files).find(({ code }) => /\.slice\([^)]*\b(?:page|at|current)\b/i.test(code))
    : null
  if (!host) return null
  const found = /(\bconst (?:PAGE|PAGE_SIZE|PER_PAGE|pageSize|perPage) = )(\d+)/.exec(host.code)
  if (size === null || !found || Number(found[2]) === size)
    return { trouble: 'It is cut in pages already, so I changed nothing.' }
  return {
    write: { name: host.name, code: host.code.replace(found[0], `${found[1]}${size}`) },
    says: `There are ${size} on a page now instead of ${found[2]}.`,
  }
}

/** What is shown above where nothing is left of the list. */
export const isEmptyAbove = (shown: ShownList, files: readonly SourceFile[]): boolean =>
  comesFromAbove(shown) && filesAbove(shown, files).some(({ code }) => /\b\w+\.length === 0 && \(/.test(code))

/** A choice of states above the list. */
export const isFilteredAbove = (shown: ShownList, files: readonly SourceFile[]): boolean =>
  comesFromAbove(shown) &&
  filesAbove(shown, files).some(({ code }) => /<Select\b[^>]*on(?:Value)?Change|<select\b/.test(code))
