import { MapPin, X } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { PinShown } from './use-shown-pin.ts'

interface PinNoteProps {
  pin: PinShown
  activeArtifactId: string | null
  onAnswers(): void
  onShowVersion(artifactId: string): void
}

/** Which answer the marked element belongs to, and where to go on from it. */
export function PinNote({ pin, activeArtifactId, onAnswers, onShowVersion }: PinNoteProps) {
  const { shown, isFound, close } = pin
  const { artifactId, artifactVersionName } = shown
  const other = artifactId !== null && artifactId !== activeArtifactId ? artifactId : null
  return (
    <section
      aria-label="Feedback on this element"
      className="absolute bottom-3 left-3 z-20 flex max-w-[calc(100%-1.5rem)] animate-rise items-start gap-2 rounded-xl border border-line-strong bg-raised py-2 pr-1.5 pl-3 text-sm shadow-3"
    >
      <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
      <div className="min-w-0">
        <p role="status" className="line-clamp-3 max-w-[52ch] wrap-anywhere">
          {isFound === false
            ? `“${shown.pin.label || shown.pin.tag}” is not on this page any more.`
            : shown.words || shown.pin.label}
        </p>
        <div className="mt-1.5 -ml-2.5 flex flex-wrap gap-1">
          <Button size="sm" look="quiet" onClick={onAnswers}>
            Back to the answers
          </Button>
          {other && (
            <Button size="sm" look="quiet" onClick={() => onShowVersion(other)}>
              Look at {artifactVersionName ?? 'the version it is about'}
            </Button>
          )}
        </div>
      </div>
      <IconButton size="sm" label="Dismiss" onClick={close}>
        <X className="size-4" />
      </IconButton>
    </section>
  )
}
