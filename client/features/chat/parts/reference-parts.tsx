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

/** A small picture of the element, or its colour alone. */
export function ElementPicture({ color, url }: { color: string; url: string }) {
  if (!url.startsWith('data:image/'))
    return (
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full" style={{ backgroundColor: color }} />
    )
  return (
    <img
      src={url}
      alt=""
      className="h-6 max-w-16 shrink-0 rounded-xs border bg-white object-contain"
      style={{ borderColor: color }}
    />
  )
}

/** A selected element: its name on its own colour. */
export function ReferenceV2Part({ part: { name, color, url } }: PartProps<'referenceV2'>) {
  return (
    <span className="flex w-fit max-w-full items-center gap-1.5 rounded-md border border-line bg-surface px-2 py-1 text-xs">
      <ElementPicture color={color} url={url} />
      <span className="truncate">{name}</span>
    </span>
  )
}
