import type { AdminList, AdminRow } from '#client/api/admin.ts'
import { useAdminList } from '#client/api/admin.ts'
import { sentenceOf } from '#client/api/call.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { COLUMNS, type Column, keyOf } from './columns.tsx'

interface AdminTableProps<L extends AdminList> {
  list: L
  name: string
  q: string
}

/** One list of the page Admin: searched, and read on page by page. */
export function AdminTable<L extends AdminList>({ list, name, q }: AdminTableProps<L>) {
  const pages = useAdminList(list, q)
  const columns = COLUMNS[list] as readonly Column<AdminRow<L>>[]
  const rows = pages.data?.pages.flatMap(page => page.rows) ?? []
  if (pages.isPending) return <Loading name={name} />
  if (pages.isError && rows.length === 0)
    return (
      <LoadFailed
        what="This list could not be loaded."
        why={sentenceOf(pages.error)}
        onRetry={() => void pages.refetch()}
      />
    )
  if (rows.length === 0)
    return (
      <p className="rounded-xl border border-line-strong border-dashed p-8 text-sm text-ink-soft">
        {q ? 'Nothing matches.' : EMPTY[list]}
      </p>
    )
  return (
    <>
      <section
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-line"
      >
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="border-line border-b bg-sunken text-left">
              {columns.map(({ head }) => (
                <th key={head} scope="col" className="px-3 py-2 font-medium whitespace-nowrap text-ink-soft">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={keyOf(row)} className="border-line border-b align-top last:border-b-0">
                {columns.map(({ head, cell }) => (
                  <td key={head} className="max-w-80 min-w-20 px-3 py-2 wrap-break-word">
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {pages.isError && (
        <div className="mt-4">
          <LoadFailed
            what="The next rows could not be loaded."
            why={sentenceOf(pages.error)}
            onRetry={() => void pages.fetchNextPage()}
          />
        </div>
      )}
      {pages.hasNextPage && !pages.isError && (
        <Button className="mt-4" isBusy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}

const EMPTY: Record<AdminList, string> = {
  people: 'Nobody is here yet.',
  workspaces: 'There are no workspaces yet.',
  designs: 'There are no designs yet.',
  rooms: 'No room is open now.',
  runs: 'No run in the last hour.',
  models: 'No model is known here.',
  audit: 'No admin has done anything yet.',
}

function Loading({ name }: { name: string }) {
  return (
    <div role="status" aria-label={`Loading: ${name}`} className="grid gap-2">
      {[0, 1, 2, 3, 4].map(at => (
        <Skeleton key={at} className="h-9" />
      ))}
    </div>
  )
}
