import { Crosshair } from 'lucide-react'
import type { PartProps } from './part-props.ts'

export function ReferencePart({ part: { name } }: PartProps<'reference'>) {
  return (
    <span className="flex w-fit items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 py-0.5 text-xs text-ink-soft">
      <Crosshair aria-hidden="true" className="size-3" />
      {name}
    </span>
  )
}

/** A selected element: its name on its own colour. */
export function ReferenceV2Part({ part: { name, color } }: PartProps<'referenceV2'>) {
  return (
    <span className="flex w-fit items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 py-0.5 text-xs">
      <span aria-hidden="true" className="size-2 rounded-full" style={{ backgroundColor: color }} />
      {name}
    </span>
  )
}
