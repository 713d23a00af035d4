import { CircleAlert, RotateCcw, X } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'

/** A picture beside a text that is being written. */
export interface Attached {
  key: string
  name: string
  state: 'loading' | 'ready' | 'failed'
  /** How much of it has been sent, 0 to 1. */
  progress: number
  url: string | null
  problem: string | null
}

interface AttachmentListProps {
  list: readonly Attached[]
  /** Why they cannot go out; null where they can. */
  obstacle: string | null
  remove(key: string): void
  /** Sends one again that did not arrive; null where that would end the same way. */
  retry(key: string): (() => void) | null
}

/** The pictures that go out with a text, with how far each of them is. */
export function AttachmentList({ list, obstacle, remove, retry }: AttachmentListProps) {
  if (list.length === 0) return null
  return (
    <>
      {obstacle && (
        <p role="status" className="flex items-center gap-2 px-3.5 pt-3 text-sm text-amber">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 flex-1">{obstacle}</span>
          <Button
            size="sm"
            onClick={() => {
              for (const { key } of list) remove(key)
            }}
          >
            {list.length === 1 ? 'Remove it' : 'Remove them'}
          </Button>
        </p>
      )}
      <ul aria-label="Attached images" className="flex flex-wrap gap-2 px-3.5 pt-3">
        {list.map(attachment => (
          <li key={attachment.key} className={attachment.state === 'failed' ? 'w-full' : 'relative'}>
            {attachment.state === 'failed' ? (
              <Failed attachment={attachment} retry={retry(attachment.key)} onRemove={remove} />
            ) : (
              <>
                <Picture attachment={attachment} />
                <button
                  type="button"
                  aria-label={`Remove ${attachment.name}`}
                  onClick={() => remove(attachment.key)}
                  className="touch-target absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full border border-line-strong bg-raised text-ink-soft shadow-1 hover:text-ink"
                >
                  <X className="size-3" />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface FailedProps {
  attachment: Attached
  /** Null where trying again would end the same way. */
  retry: (() => void) | null
  onRemove(key: string): void
}

/** It holds the message until somebody has decided about it, so it says what is wrong in words. */
function Failed({ attachment: { key, name, problem }, retry, onRemove }: FailedProps) {
  return (
    <div className="flex items-center gap-2 rounded-md border border-danger-line bg-danger-wash py-1 pr-1 pl-2.5 text-sm">
      <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />
      <p role="alert" className="min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{name}</span>{' '}
        <span className="text-ink-soft">{problem}</span>
      </p>
      {retry && (
        <IconButton size="sm" label={`Try ${name} again`} onClick={retry}>
          <RotateCcw className="size-3.5" />
        </IconButton>
      )}
      <IconButton size="sm" label={`Remove ${name}`} onClick={() => onRemove(key)}>
        <X className="size-3.5" />
      </IconButton>
    </div>
  )
}

const FRAME = 'grid size-14 place-items-center overflow-hidden rounded-md border'

function Picture({ attachment: { name, state, progress, url } }: { attachment: Attached }) {
  if (state === 'ready' && url)
    return <img src={url} alt={name} title={name} className={`${FRAME} border-line object-cover`} />
  const percent = Math.round(progress * 100)
  return (
    <span
      role="progressbar"
      aria-label={name}
      aria-valuenow={percent}
      className={`${FRAME} border-line bg-sunken text-xs text-ink-soft tabular-nums`}
    >
      {percent} %
    </span>
  )
}
