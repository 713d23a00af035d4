import { Check } from 'lucide-react'
import { useState } from 'react'
import { useArtifactPreview } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { usePatterns } from '#client/api/patterns.ts'
import { useNow } from '#client/lib/clock.ts'
import { timeLabel } from '#client/lib/time-label.ts'
import { useDebounced } from '#client/lib/use-debounced.ts'
import { useCanvasMeta } from '#client/room/canvas/canvas-hooks.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { LogoMark } from '#client/ui/logo.tsx'
import { SearchField } from '#client/ui/search-field.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { PatternListItem } from '#shared/patterns.ts'
import { designsWords } from '../designs-words.ts'
import { useAddDesigns } from './use-add-designs.ts'

interface AddDesignsDialogProps {
  onClose(): void
  /** The last one that was added is brought into view. */
  onAdded(nodeId: string): void
}

const SEARCH_REST_MS = 200

/** Copies of one's designs, and of those that others share, on this board. */
export function AddDesignsDialog({ onClose, onAdded }: AddDesignsDialogProps) {
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<readonly PatternListItem[]>([])
  const rested = useDebounced(q.trim(), SEARCH_REST_MS)
  const designs = usePatterns({ sort: 'updated', ...(rested === '' ? {} : { q: rested }) })
  const { access } = useCanvasMeta()
  const { add, isAdding } = useAddDesigns()
  const turn = (design: PatternListItem) =>
    setChosen(before =>
      before.some(({ id }) => id === design.id)
        ? before.filter(({ id }) => id !== design.id)
        : [...before, design],
    )
  const put = async () => {
    const { added, left } = await add(chosen)
    setChosen(left)
    if (added) onAdded(added)
    if (left.length === 0) onClose()
  }
  const isShowing = access === 'public' && chosen.some(design => design.access === 'private')
  return (
    <Dialog
      title="Add designs"
      about="A copy of each is put on this canvas. It goes its own way from there, and the design stays as it is."
      isOpen
      onClose={onClose}
    >
      <div className="mt-5 flex flex-col gap-3">
        <SearchField label="Search your designs" value={q} onChange={setQ} className="w-full" />
        {designs.isError && !designs.data && (
          <LoadFailed
            what="Your designs could not be loaded."
            why={sentenceOf(designs.error)}
            onRetry={() => void designs.refetch()}
          />
        )}
        {!designs.data && !designs.isError && <Skeleton className="h-40" />}
        {designs.data && (
          <ul
            aria-label="Your designs"
            aria-busy={designs.isPlaceholderData}
            className="-mx-2 flex max-h-[46vh] min-h-40 flex-col overflow-y-auto aria-busy:opacity-60"
          >
            {designs.data.map(design => (
              <Row
                key={design.id}
                design={design}
                isChosen={chosen.some(({ id }) => id === design.id)}
                onTurn={() => turn(design)}
              />
            ))}
            {designs.data.length === 0 && (
              <li className="px-2 py-3 text-sm text-ink-soft">
                {rested === ''
                  ? 'You have no designs outside of canvases yet.'
                  : 'None of your designs has this name.'}
              </li>
            )}
          </ul>
        )}
        {isShowing && (
          <p className="rounded-lg border border-amber-line bg-amber-wash px-3 py-2 text-sm text-amber">
            This canvas is public: everybody with its link will see the copies of private designs, their code
            and what is written about them from now on.
          </p>
        )}
        <div className="mt-2 flex items-center justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" isBusy={isAdding} disabled={chosen.length === 0} onClick={() => void put()}>
            {chosen.length === 0 ? 'Add' : `Add ${designsWords(chosen.length)}`}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface RowProps {
  design: PatternListItem
  isChosen: boolean
  onTurn(): void
}

function Row({ design: { name, activeArtifactId, updatedAt, access }, isChosen, onTurn }: RowProps) {
  const { data } = useArtifactPreview(activeArtifactId)
  const now = useNow(30_000)
  const about = [timeLabel(updatedAt, now), access === 'private' && 'private', !activeArtifactId && 'empty']
  return (
    <li>
      <label className="flex w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-hover has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-14">
        <input type="checkbox" aria-label={name} checked={isChosen} onChange={onTurn} className="sr-only" />
        <span
          aria-hidden="true"
          className="relative grid h-12 w-20 shrink-0 place-items-center overflow-hidden rounded-sm border border-line bg-sunken"
        >
          <LogoMark className="size-4 text-ink-faint opacity-60" />
          {data?.pictureSrc && (
            <img
              loading="lazy"
              src={data.pictureSrc}
              alt=""
              className="absolute inset-0 size-full bg-white object-cover object-top"
            />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{name}</span>
          <span className="block truncate text-xs text-ink-faint">{about.filter(Boolean).join(' · ')}</span>
        </span>
        <span
          aria-hidden="true"
          className={`grid size-5 place-items-center rounded-sm border ${isChosen ? 'border-accent bg-accent text-on-accent' : 'border-field-line'}`}
        >
          {isChosen && <Check className="size-3.5" strokeWidth={3} />}
        </span>
      </label>
    </li>
  )
}
