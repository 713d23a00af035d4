import { PencilLine } from 'lucide-react'
import type { PartProps } from './part-props.ts'

export function ManualEditPart({ part: { message } }: PartProps<'manualEdit'>) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <PencilLine aria-hidden="true" className="size-3.5 text-ink-faint" />
      {message}
    </p>
  )
}
