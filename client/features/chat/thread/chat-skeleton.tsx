import { Skeleton } from '#client/ui/skeleton.tsx'

export function ChatSkeleton() {
  return (
    <div role="status" aria-label="Loading the chat" className="flex flex-1 flex-col gap-8 px-5 py-3">
      {[0, 1].map(at => (
        <div key={at} className="flex flex-col gap-3">
          <div className="flex items-center gap-2">
            <Skeleton className="size-5 rounded-full" />
            <Skeleton className="h-3.5 w-24" />
          </div>
          <Skeleton className={at === 0 ? 'h-12 w-4/5' : 'ml-7 h-24'} />
        </div>
      ))}
    </div>
  )
}
