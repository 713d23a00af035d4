import { useRunStage } from '#client/room/document/run-stage-hooks.ts'
import { Backdrop } from '#client/ui/backdrop.tsx'

interface PreviewMakingProps {
  isStarting: boolean
  /** A frame with the design is being loaded. */
  isDrawing: boolean
}

/** Shown until there is something to see of a design: an animated sketch, and what is going on. */
export function PreviewMaking(picture: PreviewMakingProps) {
  const { words } = useRunStage(picture)
  return (
    <div className="absolute inset-0 z-10 grid place-items-center overflow-hidden bg-surface p-6">
      <Backdrop />
      <div className="relative flex w-full max-w-md flex-col items-center">
        <Sketch />
        <p className="mt-8 max-w-full truncate text-base font-medium">{words}</p>
      </div>
    </div>
  )
}

const PIECES = [
  'top-[8%] left-[7%] h-[5%] w-[14%] rounded-full',
  'top-[8%] right-[7%] h-[5%] w-[30%] rounded-full',
  'top-[24%] left-[7%] h-[9%] w-[46%]',
  'top-[37%] left-[7%] h-[5%] w-[38%]',
  'top-[47%] left-[7%] h-[8%] w-[18%] bg-accent-line!',
  'top-[22%] right-[7%] h-[35%] w-[32%]',
  'bottom-[8%] left-[7%] h-[24%] w-[26%]',
  'bottom-[8%] left-[37%] h-[24%] w-[26%]',
  'right-[7%] bottom-[8%] h-[24%] w-[26%]',
]

function Sketch() {
  return (
    <div
      aria-hidden="true"
      className="relative aspect-16/10 w-full rounded-lg border border-line-strong bg-raised shadow-2"
    >
      {PIECES.map((place, at) => (
        <span
          key={place}
          className={`absolute origin-left animate-draw rounded-sm bg-pressed ${place}`}
          style={{ animationDelay: `${at * 140}ms` }}
        />
      ))}
    </div>
  )
}
