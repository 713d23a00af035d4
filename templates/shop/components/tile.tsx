import type { ReactNode } from 'react'

const inks = [
  ['var(--cobalt)', 'var(--ochre)'],
  ['var(--cobalt)', 'var(--copper)'],
  ['var(--manganese)', 'var(--ochre)'],
  ['var(--cobalt)', 'var(--cobalt)'],
  ['var(--copper)', 'var(--cobalt)'],
  ['var(--ochre)', 'var(--cobalt)'],
  ['var(--copper)', 'var(--ochre)'],
]

/** One quarter, 40 by 40, its inner corner at the lower right; four of them, turned, are a tile. */
const quarters: ((ink: string, second: string) => ReactNode)[] = [
  (ink, second) => (
    <>
      <path d="M0 0H28A28 28 0 0 1 0 28Z" fill={ink} />
      <path d="M0 0H14A14 14 0 0 1 0 14Z" fill={second} />
      <path d="M40 40V22A18 18 0 0 0 22 40Z" fill={second} />
      <path d="M40 16A24 24 0 0 0 16 40" fill="none" stroke={ink} strokeWidth="3" />
    </>
  ),
  (ink, second) => (
    <>
      <path d="M40 40L8 24 24 8Z" fill={ink} />
      <path d="M0 0H16L0 16Z" fill={second} />
      <path d="M40 40L20 30 30 20Z" fill={second} />
    </>
  ),
  (ink, second) => (
    <>
      <path d="M40 40C10 40 0 30 0 0 30 0 40 10 40 40Z" fill={ink} />
      <path d="M40 40C24 38 16 32 12 12 32 16 38 24 40 40Z" fill={second} />
    </>
  ),
  (ink, second) => (
    <>
      <path d="M0 0H40L0 40Z" fill={ink} />
      <path d="M0 0H20L0 20Z" fill={second} />
      <circle cx="40" cy="40" r="9" fill={ink} />
    </>
  ),
  (ink, second) => (
    <>
      <circle cx="0" cy="0" r="30" fill="none" stroke={ink} strokeWidth="7" />
      <circle cx="0" cy="0" r="16" fill={second} />
      <circle cx="40" cy="40" r="12" fill={ink} />
      <circle cx="40" cy="40" r="5" fill={second} />
    </>
  ),
  (ink, second) => (
    <>
      <path d="M0 0H40V8H8V40H0Z" fill={ink} />
      <path d="M16 16H40V24H24V40H16Z" fill={second} />
      <path d="M32 32H40V40H32Z" fill={ink} />
    </>
  ),
  (ink, second) => (
    <>
      <path d="M40 40Q36 14 20 0H40Z" fill={ink} />
      <path d="M40 40Q14 36 0 20V40Z" fill={ink} />
      <path d="M0 0L14 4 4 14Z" fill={second} />
      <path d="M40 40L22 28 28 22Z" fill={second} />
    </>
  ),
]

export function Tile({ at, className }: { at: number; className?: string }) {
  const [ink = '', second = ''] = inks[(at * 3 + Math.floor(at / 7)) % inks.length] ?? []
  const quarter = quarters[at % quarters.length]?.(ink, second)
  return (
    <svg viewBox="0 0 80 80" aria-hidden className={className}>
      <rect width="80" height="80" fill="var(--glaze)" />
      {[0, 90, 180, 270].map(turn => (
        <g key={turn} transform={`rotate(${turn} 40 40)`}>
          {quarter}
        </g>
      ))}
      <rect x="0.5" y="0.5" width="79" height="79" fill="none" stroke="var(--border)" strokeWidth="0.6" />
    </svg>
  )
}

/** A wall of the first lots, each a patch of its own, as in a house that was patched for a century. */
export function TileWall({ count }: { count: number }) {
  const cells = Array.from({ length: 48 }, (_, cell) => {
    const column = Math.floor((cell % 8) / 2)
    const row = Math.floor(cell / 16)
    return { cell, at: (column + row * 4) % count }
  })
  return (
    <div aria-hidden className="grid max-h-64 grid-cols-8 overflow-hidden md:max-h-[34rem]">
      {cells.map(({ cell, at }) => (
        <Tile key={cell} at={at} className="block aspect-square w-full" />
      ))}
    </div>
  )
}
