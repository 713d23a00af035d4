import { useMemo } from 'react'
import { type Swatch, themeFacts } from './theme-facts.ts'

/** More than these are read as text. */
const SHOWN_MAX = 24

/** What a theme looks like: its colours by name, its typefaces and its corners. */
export function ThemeCard({ css }: { css: string }) {
  const { light, dark, fonts, radius, density } = useMemo(() => themeFacts(css), [css])
  if (css.trim() === '')
    return (
      <p className="text-sm text-pretty text-ink-soft">
        None of its own: each design keeps the colours, typefaces and corners that it has.
      </p>
    )
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-sunken p-3.5">
      <Colors label={dark.length > 0 ? 'Light' : 'Colours'} swatches={light} />
      <Colors label="Dark" swatches={dark} />
      {fonts.length > 0 && (
        <dl aria-label="Typefaces" className="flex flex-wrap gap-x-8 gap-y-2">
          {fonts.map(({ of, name, stack }) => (
            <div key={of} className="min-w-0">
              <dt className="text-xs text-ink-faint">{of}</dt>
              <dd className="truncate text-md" style={{ fontFamily: stack }}>
                {name}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <dl aria-label="Shape" className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {radius !== null && (
          <div>
            <dt className="text-xs text-ink-faint">Corners</dt>
            <dd className="mt-1 flex items-center gap-2">
              <span
                aria-hidden="true"
                className="size-7 border-t-2 border-l-2 border-ink-soft"
                style={{ borderTopLeftRadius: Math.min(radius, 28) }}
              />
              {radius === 0 ? 'Sharp' : `${radius} px`}
            </dd>
          </div>
        )}
        <div>
          <dt className="text-xs text-ink-faint">Spacing</dt>
          <dd className="mt-1 flex h-7 items-center">{SPACING[density]}</dd>
        </div>
      </dl>
    </div>
  )
}

const SPACING = { compact: 'Compact', normal: 'Normal', roomy: 'Roomy' } as const

function Colors({ label, swatches }: { label: string; swatches: Swatch[] }) {
  if (swatches.length === 0) return null
  const more = swatches.length - SHOWN_MAX
  return (
    <section aria-label={`${label}, ${swatches.length} colours`}>
      <h4 className="text-xs text-ink-faint">{label}</h4>
      <ul className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-2 gap-y-2.5">
        {swatches.slice(0, SHOWN_MAX).map(({ name, color }) => (
          <li key={name} className="min-w-0 text-xs" title={color}>
            <span
              aria-hidden="true"
              className="mb-1 block h-8 rounded-md border border-line-strong"
              style={{ background: color }}
            />
            <span className="block truncate">{name}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-xs text-ink-faint">and {more} more, below as text</p>}
    </section>
  )
}
