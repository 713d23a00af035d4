import { Plus } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { LogoMark } from '#client/ui/logo.tsx'

interface EmptyBoardProps {
  canWrite: boolean
  isBusy: boolean
  onNew(): void
  /** Null where there is no room for it. */
  onAdd: (() => void) | null
}

/** A board with nothing on it, and the first thing to do. */
export function EmptyBoard({ canWrite, isBusy, onNew, onAdd }: EmptyBoardProps) {
  return (
    <div className="pointer-events-none absolute inset-0 z-10 grid place-items-center px-6 pb-24 text-center">
      <div className="pointer-events-auto flex animate-rise flex-col items-center">
        <LogoMark className="mb-5 size-9 text-accent" />
        <h2 className="text-lg font-semibold tracking-tight text-balance">
          {canWrite ? 'Put designs side by side' : 'Nothing is on this canvas yet'}
        </h2>
        <p className="mt-2 max-w-[44ch] text-base text-pretty text-ink-soft">
          {canWrite
            ? 'Begin a new design here, or add designs that you have already.'
            : 'Designs appear here as soon as somebody adds them.'}
        </p>
        {canWrite && (
          <div className="mt-6 flex flex-wrap justify-center gap-2">
            <Button look="primary" size="lg" isBusy={isBusy} onClick={onNew}>
              {!isBusy && <Plus className="size-4" />}
              New design
            </Button>
            {onAdd && (
              <Button size="lg" onClick={onAdd}>
                Add designs
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
