import { Ellipsis, LayoutGrid, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { sentenceOf } from '#client/api/call.ts'
import { useRemoveSpace, useSpaces } from '#client/api/canvas.ts'
import { useNow } from '#client/lib/clock.ts'
import { exactTimeTitle, timeLabel } from '#client/lib/time-label.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { toast } from '#client/ui/toast.ts'
import type { SpaceListItem } from '#shared/canvas.ts'
import { designsWords } from '../designs-words.ts'
import { PictureMosaic } from './picture-mosaic.tsx'

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,264px),1fr))] gap-x-5 gap-y-8'

/** Own and shared canvases, with what is on them. */
export function CanvasesList() {
  const { data, error, isError, refetch } = useSpaces()
  const [, navigate] = useLocation()
  const [doomed, setDoomed] = useState<SpaceListItem | null>(null)
  const remove = useRemoveSpace()
  const begin = () => navigate('/s/new')
  if (isError && !data) {
    return (
      <LoadFailed
        what="Your canvases could not be loaded."
        why={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <div role="status" aria-label="Loading your canvases" className={GRID}>
        {[0, 1, 2].map(at => (
          <Skeleton key={at} className="aspect-16/10 rounded-lg" />
        ))}
      </div>
    )
  }
  if (data.length === 0) {
    return (
      <div className="rounded-xl border border-line-strong border-dashed">
        <StatePage
          picture={<LayoutGrid className="size-8" />}
          title="No canvases yet"
          text="A canvas holds many designs side by side, to compare them and to work on them together."
          action={
            <Button look="primary" onClick={begin}>
              New canvas
            </Button>
          }
        />
      </div>
    )
  }
  const removeDoomed = () => {
    if (!doomed) return
    remove.mutate(doomed.id, {
      onSuccess: () => toast(`“${doomed.name}” is deleted.`),
      onError: failure => toast.error('It could not be deleted.', { description: sentenceOf(failure) }),
    })
  }
  return (
    <>
      <ul aria-label="Canvases" className={GRID}>
        <li className="min-w-0">
          <button
            type="button"
            onClick={begin}
            className="grid aspect-16/10 w-full max-sm:aspect-auto max-sm:h-16 place-items-center rounded-lg border border-line-strong border-dashed text-sm font-medium text-ink-soft transition-colors hover:border-field-line hover:bg-hover hover:text-ink"
          >
            <span className="flex items-center gap-2">
              <Plus className="size-4" /> New canvas
            </span>
          </button>
        </li>
        {data.map(item => (
          <Card key={item.id} item={item} onDelete={() => setDoomed(item)} />
        ))}
      </ul>
      <Alert
        title={`Delete “${doomed?.name ?? ''}”?`}
        text="The canvas and every design on it go away for everybody who can open it. This cannot be undone."
        isOpen={doomed !== null}
        onClose={() => setDoomed(null)}
        action={{ label: 'Delete', isDangerous: true, run: removeDoomed }}
      />
    </>
  )
}

function Card({ item, onDelete }: { item: SpaceListItem; onDelete(): void }) {
  const now = useNow(30_000)
  const { id, name, lastUpdated, nodeCount, pictureSrcs = [], permissionLevel } = item
  return (
    <li className="group/card relative min-w-0 animate-rise">
      <Link
        href={`/s/${id}`}
        aria-label={name}
        aria-describedby={`${id}-about`}
        className="block rounded-lg outline-offset-4"
      >
        <div className="backdrop-grid relative grid aspect-16/10 place-items-center overflow-hidden rounded-lg border border-line bg-surface shadow-1 transition-[border-color,box-shadow] duration-150 group-hover/card:border-line-strong group-hover/card:shadow-2">
          <LayoutGrid className="size-7 text-ink-faint opacity-60" />
          {pictureSrcs.length > 0 && <PictureMosaic srcs={pictureSrcs} />}
        </div>
        <span className="mt-3 block truncate pr-9 text-base font-medium">{name}</span>
      </Link>
      <p id={`${id}-about`} className="mt-1 flex h-6 items-center gap-2 text-xs text-ink-faint">
        {nodeCount !== undefined && <span>{designsWords(nodeCount)}</span>}
        <time dateTime={new Date(lastUpdated).toISOString()} {...exactTimeTitle(lastUpdated)}>
          {timeLabel(lastUpdated, now)}
        </time>
      </p>
      {permissionLevel === 'owner' && (
        <div className="absolute right-0 bottom-5.5">
          <Menu
            align="end"
            trigger={
              <IconButton label={`More about ${name}`} tooltip="More" size="sm">
                <Ellipsis className="size-4" />
              </IconButton>
            }
          >
            <MenuItem icon={<Trash2 />} isDangerous onSelect={onDelete}>
              Delete
            </MenuItem>
          </Menu>
        </div>
      )}
    </li>
  )
}
