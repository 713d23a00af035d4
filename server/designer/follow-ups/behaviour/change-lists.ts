import { type ListChange, listChanged } from '#server/designer/follow-ups/behaviour/list-change.ts'
import { fillEmpty, showLoading } from '#server/designer/follow-ups/behaviour/list-states.ts'
import { type ListWish, readListRequest } from '#server/designer/follow-ups/behaviour/list-wishes.ts'
import { addFilter, addSearch } from '#server/designer/follow-ups/behaviour/narrow-list.ts'
import { addPages } from '#server/designer/follow-ups/behaviour/page-list.ts'
import { listMeant, type ShownList } from '#server/designer/follow-ups/behaviour/shown-list.ts'
import { addSorting, orderData } from '#server/designer/follow-ups/behaviour/sort-list.ts'
import type { FollowUp, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** "add search and pagination to the table": what people can do with a list, written into the code that shows it. */
export const changeLists: FollowUp = (instruction, bench) => {
  const request = readListRequest(instruction)
  if (!request) return null
  let files: readonly SourceFile[] = bench.files
  const done: string[] = []
  for (const wish of request.wishes) {
    const now: Workbench = { ...bench, files, selection: done.length === 0 ? bench.selection : null }
    const meant = listMeant(request.of, now)
    if ('trouble' in meant) {
      return { trouble: meant.trouble, isWeak: request.of !== null }
    }
    const change = changeFor(wish, meant, files)
    if ('trouble' in change)
      return {
        trouble: done.length > 0 ? `${change.trouble} So I changed nothing.` : change.trouble,
        isSure: true,
      }
    files = listChanged(files, meant, change)
    done.push(change.says)
  }
  const changed = files.filter(file => bench.files.find(each => each.name === file.name)?.code !== file.code)
  return {
    operations: changed.map(({ name, code }) => ({ op: 'write' as const, file: name, code })),
    says: done.join(' '),
  }
}

function changeFor(
  wish: ListWish,
  shown: ShownList,
  files: readonly SourceFile[],
): ListChange | { trouble: string } {
  switch (wish.kind) {
    case 'search':
      return addSearch(shown, files)
    case 'filter':
      return addFilter(shown, wish, files)
    case 'sort':
      return addSorting(shown, wish.by, files)
    case 'order':
      return orderData(shown, wish, files)
    case 'paginate':
      return addPages(shown, wish, files)
    case 'empty':
      return fillEmpty(shown, wish.text, files)
    case 'loading':
      return showLoading(shown, files)
  }
}
