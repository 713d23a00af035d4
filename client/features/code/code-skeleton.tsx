import { Skeleton } from '#client/ui/skeleton.tsx'

const WIDTHS = ['w-2/5', 'w-3/5', 'w-1/2', 'w-4/5', 'w-2/3', 'w-1/3', 'w-3/5', 'w-1/2']

export function CodeSkeleton() {
  return (
    <div role="status" aria-label="Loading the code" className="flex flex-col gap-3 p-5">
      {WIDTHS.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list.
        <Skeleton key={at} className={`h-3.5 ${width}`} />
      ))}
    </div>
  )
}
