import { ChatSkeleton } from '#client/features/chat/chat-skeleton.tsx'
import { LogoMark } from '#client/ui/logo.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

/** The editor's shape while it is on its way. */
export function EditorSkeleton() {
  return (
    <div role="status" aria-label="Opening the design" className="flex h-dvh flex-col">
      <div className="flex h-12 items-center justify-between px-3">
        <LogoMark className="mx-1 size-6 text-accent" />
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-8 w-20" />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="flex w-125 flex-col pt-11 max-[899px]:w-full">
          <ChatSkeleton />
        </div>
        <div className="mat mx-2 mb-2 flex-1 rounded-lg border border-line bg-surface max-[899px]:hidden" />
      </div>
    </div>
  )
}
