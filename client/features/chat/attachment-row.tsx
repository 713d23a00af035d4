import { CircleAlert, X } from 'lucide-react'
import type { Attachment } from '#client/state/attachments.ts'
import { Hint } from '#client/ui/hint.tsx'

interface AttachmentRowProps {
  list: readonly Attachment[]
  onRemove(key: string): void
}

/** The pictures that go with the next message, with how far each of them is. */
export function AttachmentRow({ list, onRemove }: AttachmentRowProps) {
  if (list.length === 0) return null
  return (
    <ul aria-label="Attached images" className="flex flex-wrap gap-2 px-3.5 pt-3">
      {list.map(attachment => (
        <li key={attachment.key} className="relative">
          <Picture attachment={attachment} />
          <button
            type="button"
            aria-label={`Remove ${attachment.name}`}
            onClick={() => onRemove(attachment.key)}
            className="touch-target absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full border border-line-strong bg-raised text-ink-soft shadow-1 hover:text-ink"
          >
            <X className="size-3" />
          </button>
        </li>
      ))}
    </ul>
  )
}

const FRAME = 'grid size-14 place-items-center overflow-hidden rounded-md border'

function Picture({ attachment: { name, state, progress, url, problem } }: { attachment: Attachment }) {
  if (state === 'ready' && url)
    return <img src={url} alt={name} title={name} className={`${FRAME} border-line object-cover`} />
  if (state === 'failed') {
    return (
      <Hint text={`${name}: ${problem ?? ''}`} side="top">
        <span role="alert" className={`${FRAME} border-danger-line bg-danger-wash text-danger`}>
          <CircleAlert aria-hidden="true" className="size-4" />
          <span className="sr-only">
            {name}: {problem}
          </span>
        </span>
      </Hint>
    )
  }
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
