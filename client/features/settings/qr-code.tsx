import { encode } from 'uqr'

const QUIET_CELLS = 2

/** Black on white in every theme, as cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0 })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const side = size + 2 * QUIET_CELLS
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_CELLS} ${-QUIET_CELLS} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-md bg-white"
    >
      <path d={cells.join('')} fill="#000" />
    </svg>
  )
}
