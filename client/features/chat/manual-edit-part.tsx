import { PencilLine } from 'lucide-react'
import { PreviewButton } from './artifact-part.tsx'
import type { PartProps } from './part-props.ts'

export function ManualEditPart({ part: { artifactId, message } }: PartProps<'manualEdit'>) {
  return (
    <div className="flex items-center gap-2 text-sm text-ink-soft">
      <PencilLine aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
      <p className="min-w-0">{message}</p>
      <PreviewButton artifactId={artifactId} label="this version" />
    </div>
  )
}
