import { Slider as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

function Slider({
  className,
  defaultValue,
  value,
  min = 0,
  max = 100,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-valuetext': valueText,
  ...props
}: ComponentProps<typeof Primitive.Root>) {
  const thumbs = (value ?? defaultValue ?? [min]).map((_, at) => `thumb-${at}`)
  return (
    <Primitive.Root
      data-slot="slider"
      defaultValue={defaultValue}
      value={value}
      min={min}
      max={max}
      className={cn(
        'relative flex w-full touch-none select-none items-center data-[orientation=vertical]:h-full data-[orientation=vertical]:min-h-44 data-[orientation=vertical]:w-auto data-[orientation=vertical]:flex-col data-disabled:opacity-50',
        className,
      )}
      {...props}
    >
      <Primitive.Track
        data-slot="slider-track"
        className="relative grow overflow-hidden rounded-full bg-primary/20 data-[orientation=horizontal]:h-1.5 data-[orientation=vertical]:h-full data-[orientation=horizontal]:w-full data-[orientation=vertical]:w-1.5"
      >
        <Primitive.Range
          data-slot="slider-range"
          className="absolute bg-primary data-[orientation=horizontal]:h-full data-[orientation=vertical]:w-full"
        />
      </Primitive.Track>
      {thumbs.map((thumb, at) => (
        <Primitive.Thumb
          key={thumb}
          data-slot="slider-thumb"
          // What is named is what is moved, not the track around it.
          aria-label={label && thumbLabel(label, at, thumbs.length)}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          aria-valuetext={valueText}
          className="block size-4 shrink-0 rounded-full border-2 border-primary bg-background shadow-sm outline-none transition-shadow hover:ring-4 hover:ring-ring/25 focus-visible:ring-4 focus-visible:ring-ring/40 disabled:pointer-events-none"
        />
      ))}
    </Primitive.Root>
  )
}

function thumbLabel(label: string, at: number, count: number): string {
  if (count === 1) return label
  if (count === 2) return `${label}, ${at === 0 ? 'from' : 'to'}`
  return `${label}, ${at + 1} of ${count}`
}

export { Slider }
