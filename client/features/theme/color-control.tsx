import { clsx } from 'clsx'
import { useId } from 'react'
import { hexOfColor } from './hex-of-color.ts'
import { useDraft } from './use-draft.ts'

const SWATCHES: readonly { hex: string; name: string }[] = [
  { hex: '#2563eb', name: 'Blue' },
  { hex: '#7c3aed', name: 'Violet' },
  { hex: '#db2777', name: 'Pink' },
  { hex: '#dc2626', name: 'Red' },
  { hex: '#ea580c', name: 'Orange' },
  { hex: '#15803d', name: 'Green' },
  { hex: '#0f766e', name: 'Teal' },
  { hex: '#334155', name: 'Slate' },
]

/** The main colour: some to begin with, and any other. */
export function ColorControl({ value, onChange }: { value: string; onChange(hex: string): void }) {
  const id = useId()
  const hex = hexOfColor(value)
  const [shown, setShown] = useDraft(hex, onChange)
  return (
    <fieldset>
      <legend className="text-sm font-medium">Main colour</legend>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-1.5 gap-y-3">
        {SWATCHES.map(swatch => (
          <button
            key={swatch.hex}
            type="button"
            aria-label={swatch.name}
            aria-pressed={swatch.hex === hex}
            onClick={() => onChange(swatch.hex)}
            style={{ background: swatch.hex }}
            className={clsx(
              'touch-target size-7 rounded-full border border-line-strong',
              swatch.hex === hex && 'outline-2 outline-offset-2 outline-accent',
            )}
          />
        ))}
        <label htmlFor={id} className="flex items-center gap-2 text-sm text-ink-soft">
          <input
            id={id}
            type="color"
            value={shown}
            onChange={event => setShown(event.target.value)}
            className="h-7 w-10 cursor-pointer rounded-sm border border-line bg-transparent"
          />
          Other
        </label>
      </div>
    </fieldset>
  )
}
