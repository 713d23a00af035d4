import { ChatSkeleton } from '#client/features/chat/chat-skeleton.tsx'
import { useStored } from '#client/lib/stored.ts'
import { clampSidePanel, sidePanelWidth } from '#client/state/side-panel.ts'
import { LogoMark } from '#client/ui/logo.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

/** The editor's shape while it is on its way: nothing moves when it is there. */
export function EditorSkeleton() {
  const [width] = useStored(sidePanelWidth)
  return (
    <div role="status" aria-label="Opening the design" className="flex h-dvh flex-col">
      <div className="flex h-12 items-center justify-between px-3">
        <LogoMark className="mx-1 size-6 text-accent" />
        <Skeleton className="h-5 w-48 max-sm:w-28" />
        <Skeleton className="h-8 w-20" />
      </div>
      <div className="flex min-h-0 flex-1">
        <div
          className="flex shrink-0 flex-col max-[899px]:w-full!"
          style={{ width: clampSidePanel(width, innerWidth) }}
        >
          <div className="flex h-11 shrink-0 items-center gap-2 pl-2.5 max-[899px]:h-12 max-[899px]:border-b max-[899px]:border-line">
            <Skeleton className="h-8 w-18" />
            <Skeleton className="h-8 w-18" />
          </div>
          <ChatSkeleton />
          <div className="mx-4 mb-4 h-28 shrink-0 rounded-xl border border-line bg-surface" />
        </div>
        <div className="mx-2 mb-2 flex flex-1 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-2 max-[899px]:hidden">
          <div className="h-11 shrink-0 border-b border-line" />
          <div className="mat flex-1" />
        </div>
      </div>
    </div>
  )
}
