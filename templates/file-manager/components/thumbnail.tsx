import { content } from '../content'

const kinds = [...new Set(content.files.flatMap(file => file.kind || []))]

/** A small drawing of what the file holds: its kind chooses the form, its name the proportions. */
export function Thumbnail({ name, kind }: { name: string; kind?: string }) {
  const seed = [...name].reduce((all, sign) => (all * 131 + (sign.codePointAt(0) ?? 0)) % 99991, 7)
  const pick = (from: number, to: number, turn: number) =>
    from + (Math.floor(seed / (turn * 7 + 3)) % (to - from + 1))
  const form = Math.max(kinds.indexOf(kind ?? ''), 0) % 4
  const x = pick(50, 90, 1)
  const y = pick(40, 60, 2)
  return (
    <svg
      viewBox="0 0 160 100"
      aria-hidden="true"
      className="size-full fill-none stroke-chart-1 stroke-[1.25]"
    >
      {form === 0 && (
        <g
          transform={[
            seed % 2 ? 'translate(160 0) scale(-1 1)' : '',
            seed % 3 ? '' : 'translate(0 100) scale(1 -1)',
          ].join(' ')}
        >
          <path
            d={`M22 16H138V84H22ZM26 20H134V80H26ZM${x} 20V${y - 6}M${x} ${y + 6}V80M26 ${y}H${x - 12}M${x} ${y}H134`}
          />
          <path d={`M${x} ${y - 6}A12 12 0 0 1 ${x + 12} ${y + 6}`} className="stroke-chart-2" />
          <path
            d={`M14 16V84M10 16H18M10 84H18M22 92H138M22 89V95M138 89V95M${x} 89V95`}
            className="stroke-chart-3"
          />
          {[0, 1, 2, 3, 4, 5].map(step => (
            <path key={step} d={`M${112 + step * 3.5} ${y + 4}V80`} className="stroke-chart-2" />
          ))}
        </g>
      )}
      {form === 1 &&
        [0, 1, 2, 3, 4, 5, 6, 7].map(row => (
          <path
            key={row}
            d={`M44 ${20 + row * 9}H${row === 0 ? 80 : row === 7 ? 74 : 108 + pick(-14, 8, row)}`}
            className={row === 0 ? 'stroke-[3]' : 'stroke-chart-2'}
          />
        ))}
      {form === 2 && (
        <>
          {[0, 1, 2, 3, 4, 5].map(row => (
            <path key={row} d={`M28 ${18 + row * 13}H132`} className={row < 2 ? '' : 'stroke-chart-3'} />
          ))}
          <path d={`M28 18V83H132V18M${x} 18V83M${x + 24} 18V83`} />
        </>
      )}
      {form === 3 &&
        [0, 1, 2, 3, 4, 5].map(turn => (
          <ellipse
            key={turn}
            cx="80"
            cy="50"
            rx={Math.abs(38 - turn * 13) + 3}
            ry="36"
            transform={`rotate(${pick(10, 30, 1)} 80 50)`}
            className={turn % 2 ? 'stroke-chart-2' : ''}
          />
        ))}
    </svg>
  )
}
