import { content, type FileEntry } from '../content'
import { Thumbnail } from './thumbnail'

export interface Stored extends FileEntry {
  id: number
}

interface FileListProps {
  files: Stored[]
  isTiles: boolean
  openId: number | null
  onOpen: (id: number) => void
  empty: string
}

const FOCUS = 'outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset'

export function FileList({ files, isTiles, openId, onOpen, empty }: FileListProps) {
  const { labels } = content
  if (files.length === 0) return <p className="px-4 py-12 text-muted-foreground md:px-6">{empty}</p>
  if (isTiles) {
    return (
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 p-4 @xl:grid-cols-3 @4xl:grid-cols-4 @6xl:grid-cols-5 md:p-6">
        {files.map(file => (
          <li key={file.id} className="min-w-0">
            <button
              type="button"
              aria-pressed={file.id === openId}
              onClick={() => onOpen(file.id)}
              className={`group block w-full rounded-md text-left ${FOCUS}`}
            >
              <span
                className={`block aspect-[8/5] rounded-md border bg-card p-2 ${file.id === openId ? 'border-primary ring-1 ring-primary' : 'group-hover:border-input'}`}
              >
                <Thumbnail name={file.name} kind={file.kind} />
              </span>
              <span className="mt-2 block leading-snug font-medium wrap-anywhere">{file.name}</span>
              <span className="block font-mono text-xs text-muted-foreground">
                {[file.kind, file.size].filter(Boolean).join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <ul aria-label={labels.list}>
      {files.map(file => (
        <li key={file.id}>
          <button
            type="button"
            aria-pressed={file.id === openId}
            onClick={() => onOpen(file.id)}
            className={`grid min-h-11 w-full grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-3 border-b px-4 py-1 text-left @2xl:grid-cols-[2.75rem_minmax(0,1fr)_6rem_5rem_8rem_4rem] md:px-6 ${FOCUS} ${file.id === openId ? 'bg-accent' : 'hover:bg-muted'}`}
          >
            <Thumbnail name={file.name} kind={file.kind} />
            <span className="font-medium wrap-anywhere">{file.name}</span>
            <span className="hidden text-muted-foreground @2xl:block">{file.kind}</span>
            <span className="text-right font-mono text-muted-foreground tabular-nums">{file.size}</span>
            <span className="hidden text-muted-foreground @2xl:block">{file.changed}</span>
            <span className="hidden truncate text-muted-foreground @2xl:block">{file.person}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
