import { LayoutGrid, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { sentenceOf } from '#client/api/call.ts'
import { useSpaces } from '#client/api/canvas.ts'
import { useNow } from '#client/lib/clock.ts'
import { timeLabel } from '#client/lib/time-label.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { SearchField } from '#client/ui/search-field.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { designsWords } from '../designs-words.ts'
import { importAddress } from '../import-address.ts'
import { PictureMosaic } from '../list/picture-mosaic.tsx'

interface AddToCanvasDialogProps {
  patternId: string
  onClose(): void
}

/** So many are seen without searching. */
const SEARCH_FROM = 6

/** Which canvas a copy of this design is put on: one of those there are, or a new one. */
export function AddToCanvasDialog({ patternId, onClose }: AddToCanvasDialogProps) {
  const { data, error, isError, refetch } = useSpaces()
  const [, navigate] = useLocation()
  const [q, setQ] = useState('')
  const now = useNow(30_000)
  const go = (spaceId: string | 'new') => {
    onClose()
    navigate(importAddress(spaceId, patternId))
  }
  const found = data?.filter(({ name }) => name.toLowerCase().includes(q.trim().toLowerCase())) ?? []
  return (
    <Dialog
      title="Add to Canvas"
      about="A copy of this version is put on the canvas. It goes its own way from there, and this design stays as it is."
      isOpen
      onClose={onClose}
    >
      <div className="mt-5 flex flex-col gap-3">
        {(data?.length ?? 0) >= SEARCH_FROM && (
          <SearchField label="Search canvases" value={q} onChange={setQ} />
        )}
        {isError && !data && (
          <LoadFailed
            what="Your canvases could not be loaded."
            why={sentenceOf(error)}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && <Skeleton className="h-28" />}
        <ul aria-label="Canvases" className="-mx-2 flex max-h-[46vh] flex-col overflow-y-auto">
          <Row picture={<Plus className="size-4 text-accent" />} name="New canvas" onTake={() => go('new')} />
          {found.map(({ id, name, lastUpdated, nodeCount, pictureSrcs = [] }) => (
            <Row
              key={id}
              picture={
                pictureSrcs.length > 0 ? (
                  <PictureMosaic srcs={pictureSrcs} />
                ) : (
                  <LayoutGrid className="size-4 text-ink-faint" />
                )
              }
              name={name}
              about={[nodeCount !== undefined && designsWords(nodeCount), timeLabel(lastUpdated, now)]
                .filter(Boolean)
                .join(' · ')}
              onTake={() => go(id)}
            />
          ))}
          {data && data.length > 0 && found.length === 0 && (
            <li className="px-2 py-3 text-sm text-ink-soft">No canvas has this name.</li>
          )}
        </ul>
      </div>
    </Dialog>
  )
}

interface RowProps {
  picture: ReactNode
  name: string
  about?: string
  onTake(): void
}

const Row = ({ picture, name, about, onTake }: RowProps) => (
  <li>
    <button
      type="button"
      onClick={onTake}
      className="flex w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-hover pointer-coarse:min-h-14"
    >
      <span
        aria-hidden="true"
        className="relative grid h-10 w-16 shrink-0 place-items-center overflow-hidden rounded-sm border border-line bg-sunken"
      >
        {picture}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{name}</span>
        {about && <span className="block truncate text-xs text-ink-faint">{about}</span>}
      </span>
    </button>
  </li>
)
