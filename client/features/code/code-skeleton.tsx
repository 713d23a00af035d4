import { Skeleton } from '#client/ui/skeleton.tsx'

const FILES = ['w-28', 'w-20', 'w-24', 'w-20']
const LINES = ['w-2/5', 'w-3/5', 'w-1/2', 'w-4/5', 'w-2/3', 'w-1/3', 'w-3/5', 'w-1/2']

/** The files, the bar of the open one and its lines, where they will stand. */
export function CodeSkeleton() {
  return (
    <div role="status" aria-label="Loading the code" className="flex h-full flex-col">
      <div className="flex shrink-0 pb-3 flex-col gap-3.5 overflow-hidden border-b border-line px-4 pt-9.5 max-[899px]:hidden">
        {FILES.map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list.
          <Skeleton key={at} className={`h-3.5 shrink-0 ${width}`} />
        ))}
      </div>
      <div className="flex h-9 shrink-0 items-center gap-2 border-b border-line px-1.5 pointer-coarse:h-11">
        <Skeleton className="h-9 w-21 min-[900px]:hidden" />
        <Skeleton className="h-7 w-18 pointer-coarse:h-9" />
      </div>
      <div className="flex flex-col gap-1.5 py-3 pr-4 pl-13">
        {LINES.map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list.
          <Skeleton key={at} className={`h-3.5 ${width}`} />
        ))}
      </div>
    </div>
  )
}
