import { cn } from '@/lib/utils'
import { content } from '../content'
import { keyed } from './keyed'

/** The pegboard: each tool hangs as a tag, and those that are out say until when. */
export function Board() {
  const { board, tools } = content
  return (
    <section
      aria-labelledby="board"
      className="relative overflow-hidden bg-board px-6 pt-2 pb-10 text-board-foreground md:px-10 lg:px-14"
    >
      <svg aria-hidden="true" className="absolute inset-x-0 top-14 h-[calc(100%-3.5rem)] w-full">
        <pattern id="holes" width="28" height="28" patternUnits="userSpaceOnUse">
          <circle cx="14" cy="14" r="3" fill="var(--hole)" />
        </pattern>
        <rect width="100%" height="100%" fill="url(#holes)" />
      </svg>
      <div hidden={tools.length === 0 && !board.empty} className="relative">
        <h2 id="board" className="mb-6 font-medium text-lg">
          {board.title}
        </h2>
        {tools.length === 0 ? <p className="-ml-2 max-w-md bg-board p-2">{board.empty}</p> : null}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-5 gap-y-7">
          {keyed(tools).map(({ entry, at, key }) => (
            <li
              key={key}
              className={cn(
                'relative flex min-h-28 flex-col rounded-sm bg-tag px-3.5 pt-6 pb-3 text-tag-foreground shadow-md',
                at % 3 === 0 ? '-rotate-1' : at % 3 === 1 ? 'rotate-1' : '',
              )}
            >
              <span
                aria-hidden
                className="absolute top-2 left-1/2 size-2.5 -translate-x-1/2 rounded-full bg-board"
              />
              <span className="break-words font-semibold leading-tight">{entry.name}</span>
              {entry.text ? <span className="break-words text-sm text-tag-muted">{entry.text}</span> : null}
              <span
                className={cn('mt-auto pt-2 font-medium text-sm', entry.time ? 'text-out' : 'text-tag-muted')}
              >
                {entry.time ?? board.free}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
