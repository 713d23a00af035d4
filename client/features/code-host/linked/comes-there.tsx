import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { FileMinus2, FilePen, FilePlus2 } from 'lucide-react'
import { useId } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { SyncPreview } from '#shared/code-host.ts'
import { shortCommit } from '../job-words.ts'
import { commitsWords, countsOf, sizeWords } from './file-counts.ts'

interface ComesThereProps {
  preview: UseQueryResult<SyncPreview>
  branch: string
  isFirst: boolean
}

/** The files that the next sync writes, before it is pressed. */
export function ComesThere({ preview, branch, isFirst }: ComesThereProps) {
  const id = useId()
  const { data, error, isError, refetch } = preview
  if (isError && !data)
    return (
      <LoadFailed
        what="The files could not be compared with the repository."
        why={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label="Comparing with the repository">
        <p className="mb-2 text-sm text-ink-soft">Comparing with the repository…</p>
        <Skeleton className="h-24" />
      </div>
    )
  return (
    <section aria-labelledby={id}>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-sm font-medium">
          {isFirst ? 'What the first sync does' : 'What the next sync does'}
        </h3>
        <p className="text-xs text-ink-faint tabular-nums">{countsOf(data.files)}</p>
      </div>
      {data.files.length > 0 && (
        <ul className="max-h-44 overflow-y-auto rounded-md border border-line bg-sunken px-3 py-1.5 text-xs leading-6">
          {data.files.map(file => (
            <FileRow key={file.path} {...file} />
          ))}
        </ul>
      )}
      <p className="mt-1.5 text-xs text-pretty text-ink-faint">
        {commitsWords(data.versions ?? [])}
        {data.base === null ? (
          <>The branch {branch} is made by it. </>
        ) : (
          <>
            On top of <code className="font-mono">{shortCommit(data.base)}</code> of {branch}.{' '}
          </>
        )}
        Files that are not in this list stay as they are.
      </p>
    </section>
  )
}

const MARKS = {
  create: { Icon: FilePlus2, look: 'text-added', word: 'Added' },
  update: { Icon: FilePen, look: 'text-amber', word: 'Changed' },
  delete: { Icon: FileMinus2, look: 'text-removed', word: 'Removed' },
}

function FileRow({ path, action, bytes }: SyncPreview['files'][number]) {
  const { Icon, look, word } = MARKS[action]
  const at = path.lastIndexOf('/') + 1
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden="true" className={clsx('size-3.5 shrink-0', look)} />
      <span className="sr-only">{word}: </span>
      <span
        className={clsx('min-w-0 truncate font-mono', action === 'delete' && 'line-through')}
        title={path}
      >
        <span className="text-ink-faint">{path.slice(0, at)}</span>
        {path.slice(at)}
      </span>
      {bytes !== undefined && (
        <span className="ml-auto shrink-0 text-ink-faint tabular-nums">{sizeWords(bytes)}</span>
      )}
    </li>
  )
}
