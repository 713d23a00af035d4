import { Suspense, useState } from 'react'
import { addToRest, loadLate } from '#client/lib/load-late.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { SelectFace, type SelectProps } from '#client/ui/select-face.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'

const load = addToRest(() => import('#client/ui/select-content.tsx').then(({ OpenSelect }) => OpenSelect))
const OpenSelect = lazyPart(load)

/** Only its control is there until it is asked for. */
export function Select<T extends string>(props: SelectProps<T>) {
  const [isAsked, setAsked] = useState(false)
  const { onChange, disabledBecause, ...look } = props
  const warm = () => void loadLate(load).catch(() => undefined)
  const ask = () => setAsked(true)
  const face = (
    <SelectFace
      {...look}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={ask}
      onKeyDown={event => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        ask()
      }}
    />
  )
  if (disabledBecause !== undefined) {
    return (
      <Tooltip text={disabledBecause}>
        <SelectFace
          {...look}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={false}
          aria-disabled
          aria-description={disabledBecause}
        />
      </Tooltip>
    )
  }
  if (!isAsked) return face
  return (
    <Suspense fallback={face}>
      <OpenSelect {...look} onChange={value => onChange(value as T)} />
    </Suspense>
  )
}
