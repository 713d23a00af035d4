import { useId } from 'react'
import { RADIUS_MAX } from '#shared/theme-look.ts'
import { useDraft } from './use-draft.ts'

export function RadiusControl({ value, onChange }: { value: number; onChange(pixels: number): void }) {
  const id = useId()
  const [shown, setShown] = useDraft(value, onChange)
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="flex text-sm font-medium">
        Radius
        <span className="ml-auto font-normal text-ink-soft tabular-nums">{shown} px</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={Math.max(RADIUS_MAX, value)}
        value={shown}
        onChange={event => setShown(Number(event.target.value))}
        aria-valuetext={`${shown} pixels`}
        className="w-full accent-accent"
      />
    </div>
  )
}
