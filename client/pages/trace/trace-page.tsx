import { useState } from 'react'
import { Link } from 'wouter'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { type TraceLine, useTrace } from '#client/api/traces.ts'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { useCopied } from '#client/lib/use-copied.ts'
import { PageHeader } from '#client/pages/page-header.tsx'
import { NoAccessPage } from '#client/pages/state/no-access-page.tsx'
import NotFoundPage from '#client/pages/state/not-found-page.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import { Button } from '#client/ui/button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'

interface TracePageProps {
  id: string
  traceId: string
}

/** What a run and its model said to each other, for everybody who may see the design. */
export default function TracePage({ id, traceId }: TracePageProps) {
  const trace = useTrace(id, traceId)
  const { isCopied, copy } = useCopied()
  useDocumentTitle('How this was made')
  if (trace.isPending) return <PageLoading />
  if (hasCode(trace.error, 'forbidden', 'unauthenticated')) return <NoAccessPage id={id} />
  if (hasCode(trace.error, 'not_found'))
    return (
      <NotFoundPage
        title="There is no record of this"
        text="Nothing is kept about this run, or the design is not there any more."
      />
    )
  return (
    <div className="min-h-dvh">
      <PageHeader />
      <main className="mx-auto max-w-4xl px-6 pt-10 pb-24 max-sm:px-4">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-xl font-semibold tracking-[-0.03em]">How this was made</h1>
          {trace.data && (
            <div className="flex flex-wrap items-center gap-3">
              <Link href={`/c/${id}`} className="text-sm underline underline-offset-2">
                Open the design
              </Link>
              <Button
                size="sm"
                onClick={() => void copy(trace.data.map(line => JSON.stringify(line)).join('\n'))}
              >
                {isCopied ? 'Copied' : 'Copy all'}
              </Button>
            </div>
          )}
        </div>
        {trace.isError && (
          <LoadFailed
            what="The record could not be loaded."
            why={sentenceOf(trace.error)}
            onRetry={() => void trace.refetch()}
          />
        )}
        {trace.data?.length === 0 && <p className="text-sm text-ink-soft">Nothing was said in this run.</p>}
        <ol className="grid gap-2">
          {trace.data?.map((line, at) => (
            // Lines have no names, and stay where they are.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <Line key={at} line={line} />
          ))}
        </ol>
      </main>
    </div>
  )
}

function Line({ line }: { line: TraceLine }) {
  // A prompt is long, and there are hundreds of lines: each is written out when it is looked at.
  const [isOpen, setOpen] = useState(false)
  const { at, kind, ...rest } = line
  const said = rest.text ?? rest.message ?? rest.delta
  const text = typeof said === 'string' ? said : Object.keys(rest).join(', ')
  return (
    <li className="min-w-0">
      <details
        className="rounded-lg border border-line bg-surface"
        onToggle={event => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-9 cursor-pointer items-center gap-3 px-3 text-sm">
          <span className="shrink-0 font-medium">{String(kind)}</span>
          <span className="min-w-0 flex-1 truncate text-ink-soft">{text.slice(0, SUMMARY_CHARACTERS)}</span>
          <time className="shrink-0 text-xs text-ink-faint tabular-nums">{timeOf(at)}</time>
        </summary>
        {isOpen && (
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
            tabIndex={0}
            className="max-h-[60vh] overflow-auto border-line border-t p-3 text-xs whitespace-pre-wrap wrap-anywhere"
          >
            {JSON.stringify(rest, null, 2)}
          </pre>
        )}
      </details>
    </li>
  )
}

const SUMMARY_CHARACTERS = 200

const timeOf = (at: unknown): string =>
  typeof at === 'number' ? new Date(at).toLocaleTimeString(undefined, { timeStyle: 'medium' }) : ''
