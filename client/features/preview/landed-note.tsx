import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { filesOf } from './landed-words.ts'
import type { LandedChange } from './use-landed-changes.ts'

const SHOWN_MS = 14_000

interface LandedNoteProps {
  change: LandedChange
  onShowCode(file: string): void
}

/** Where a change landed, as far as the mark in the design does not say it: several places, out of view, elsewhere. */
export function LandedNote({ change, onShowCode }: LandedNoteProps) {
  const { landed, found, elsewhere, step, go } = change
  const [closed, setClosed] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const { id } = landed
  const total = found?.total ?? 0
  const isSaid = total > 1 || (total === 1 && !found?.isInView) || total === 0
  // It goes by itself, unless it is pointed at or focused.
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => setClosed(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  if (!isSaid || closed === id) return null
  const [file] = landed.lines.keys()
  return (
    <section
      aria-label="Where it changed"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="absolute bottom-3 left-3 z-20 flex max-w-[calc(100%-1.5rem)] animate-rise items-center gap-1 rounded-xl border border-line-strong bg-raised py-1 pr-1 pl-3 text-sm shadow-3"
    >
      {total > 0 && found ? (
        <Found found={found} step={step} />
      ) : elsewhere !== null ? (
        <Elsewhere words={<>Changed on {elsewhere}</>} label="Go there" act={() => go(elsewhere)} />
      ) : (
        <Elsewhere
          words={<>Changed in {filesOf(landed)}</>}
          label="Show code"
          act={file === undefined ? null : () => onShowCode(file)}
        />
      )}
      <IconButton size="sm" label="Dismiss" onClick={() => setClosed(id)}>
        <X className="size-4" />
      </IconButton>
    </section>
  )
}

function Found({ found, step }: { found: NonNullable<LandedChange['found']>; step(index: number): void }) {
  const { total, index, name, isInView } = found
  return (
    <>
      <span className="min-w-0 truncate text-ink-soft">
        {total > 1 && (
          <span className="font-medium text-ink tabular-nums">{`Change ${index + 1} of ${total}`}</span>
        )}
        <span className={total > 1 ? 'pl-2 max-sm:sr-only' : undefined}>{name}</span>
      </span>
      {total === 1 || !isInView ? (
        <Button look="quiet" size="sm" className="text-accent-ink!" onClick={() => step(index)}>
          Show
        </Button>
      ) : (
        <>
          <IconButton size="sm" label="Previous change" onClick={() => step((index + total - 1) % total)}>
            <ChevronLeft className="size-4" />
          </IconButton>
          <IconButton size="sm" label="Next change" onClick={() => step((index + 1) % total)}>
            <ChevronRight className="size-4" />
          </IconButton>
        </>
      )}
    </>
  )
}

function Elsewhere({ words, label, act }: { words: ReactNode; label: string; act: (() => void) | null }) {
  return (
    <>
      <span className="min-w-0 truncate text-ink-soft">{words}</span>
      {act && (
        <Button look="quiet" size="sm" className="text-accent-ink!" onClick={act}>
          {label}
        </Button>
      )}
    </>
  )
}
