import { ChatSkeleton } from '#client/features/chat/thread/chat-skeleton.tsx'
import { useStored } from '#client/lib/stored.ts'
import { clampSidePanel, sidePanelWidth } from '#client/state/side-panel.ts'
import { LogoMark } from '#client/ui/logo.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

/** The editor's shape from the first paint until it is there: nothing moves in between. */
export function EditorSkeleton() {
  const [width] = useStored(sidePanelWidth)
  return (
    <div role="status" aria-label="Opening the design" className="flex h-dvh flex-col overflow-hidden">
      <div className="grid h-12 shrink-0 grid-cols-[auto_1fr_auto] items-center gap-3 px-3 md:grid-cols-[200px_1fr_200px] xl:grid-cols-[1fr_minmax(0,2fr)_1fr]">
        <span className="grid size-8 place-items-center max-md:mr-6">
          <LogoMark />
        </span>
        <Skeleton className="ml-2 h-5 w-24 md:mx-auto md:w-40" />
        <div className="flex items-center justify-end gap-2.5">
          <Skeleton className="size-7 rounded-full" />
          <Skeleton className="h-8 w-10 md:w-20" />
        </div>
      </div>
      <div className="flex min-h-0 flex-1">
        <div
          className="flex shrink-0 flex-col max-[899px]:w-full!"
          style={{ width: clampSidePanel(width, innerWidth) }}
        >
          <div
            data-tabs=""
            className="flex h-11 shrink-0 items-center gap-1 pr-1 pl-2.5 max-[899px]:h-12 max-[899px]:border-b max-[899px]:border-line max-[899px]:px-2"
          >
            <Skeleton className="h-8 w-24 min-[900px]:hidden" />
            <Skeleton className="h-8 w-19" />
            <Skeleton className="h-8 w-20" />
            <Skeleton className="ml-auto h-8 w-14" />
          </div>
          <div className="flex min-h-0 flex-1 flex-col overflow-hidden py-3">
            <ChatSkeleton />
          </div>
          <div
            data-composer=""
            className="mx-4 mb-4 h-28.5 shrink-0 rounded-xl border border-line-strong bg-surface shadow-2"
          />
        </div>
        <div className="mr-2 mb-2 ml-2 flex flex-1 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-2 max-[899px]:hidden">
          <div className="h-11 shrink-0 border-b border-line" />
          <div className="backdrop-grid flex-1" />
        </div>
      </div>
    </div>
  )
}
