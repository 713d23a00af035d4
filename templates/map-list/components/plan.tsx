import { content, type Place } from '../content'

export interface Spot extends Place {
  id: number
  x: number
  y: number
}

const FILLS = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5']
export const fillOf = (kinds: string[], kind?: string) => {
  const at = kinds.indexOf(kind ?? '')
  return at < 0 ? 'bg-muted-foreground' : FILLS[at % FILLS.length]
}

/** The rows of houses between the bent streets: a plan of no town in particular. */
const ROWS = [-6, 8, 23, 37, 52, 66, 80]
const COLUMNS = [-8, 9, 25, 38, 56, 71, 88]
const bend = (x: number, y: number) => [
  x * 1 + Math.sin(y / 17) * 3.2,
  y + Math.sin(x / 19) * 4 + (x - 50) * 0.05,
]
const blocks = ROWS.flatMap((y, row) =>
  COLUMNS.map((x, column) => {
    const right = (COLUMNS[column + 1] ?? 108) - 1.5 - ((row + column) % 3) * 0.7
    const down = (ROWS[row + 1] ?? 94) - 2.2 - ((row * 2 + column) % 2)
    const corners = [bend(x, y), bend(right, y + ((row + column) % 2)), bend(right, down), bend(x, down)]
    return {
      id: `${row}-${column}`,
      points: corners.map(corner => corner.map(part => part.toFixed(1)).join()).join(' '),
    }
  }),
)

interface PlanProps {
  spots: Spot[]
  shown: Spot[]
  kinds: string[]
  openId: number | null
  round: number[]
  onOpen: (id: number) => void
}

export function Plan({ spots, shown, kinds, openId, round, onOpen }: PlanProps) {
  return (
    <section
      aria-label={content.labels.plan}
      className="relative h-full min-h-[26rem] overflow-hidden bg-land"
    >
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        {blocks.map((block, index) => (
          <polygon
            key={block.id}
            points={block.points}
            className={index % 11 === 4 ? 'fill-chart-3/25' : 'fill-block'}
          />
        ))}
        <path d="M-2 88C14 79 26 90 42 85S70 80 84 86S98 82 102 84V102H-2Z" className="fill-sea" />
        {[0, 1, 2].map(wave => (
          <path
            key={wave}
            d={`M-2 ${91 + wave * 3}C14 ${83 + wave * 3} 26 ${93 + wave * 3} 42 ${88.5 + wave * 3}S70 ${84 + wave * 3} 84 ${89.5 + wave * 3}S98 ${86 + wave * 3} 102 ${88 + wave * 3}`}
            className="fill-none stroke-land/60"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {round.length > 1 && (
          <polyline
            points={round.map(id => `${spots[id].x},${spots[id].y}`).join(' ')}
            className="fill-none stroke-chosen stroke-3"
            strokeDasharray="1 7"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      {spots.map(spot => {
        const isOpen = spot.id === openId
        const isShown = shown.includes(spot)
        if (!isShown && !round.includes(spot.id)) return null
        return (
          <button
            key={spot.id}
            type="button"
            aria-pressed={isOpen}
            onClick={() => onOpen(spot.id)}
            className={`absolute flex items-center gap-2 rounded-full font-bold whitespace-nowrap outline-none focus-visible:ring-3 focus-visible:ring-ring focus-visible:ring-offset-2 ${isOpen ? 'z-20 bg-chosen text-chosen-foreground' : `z-10 text-background hover:z-20 ${fillOf(kinds, spot.kind)}`} ${isOpen ? 'h-10 max-w-64 px-3.5' : 'size-8 justify-center'}`}
            style={{
              left: `${spot.x}%`,
              top: `${spot.y}%`,
              transform: `translate(${isOpen && spot.x > 70 ? '-85%' : isOpen && spot.x < 30 ? '-15%' : '-50%'}, -50%)`,
            }}
          >
            <span className={isOpen ? 'truncate' : 'text-xs tabular-nums'}>
              {isOpen ? spot.name : spot.id + 1}
            </span>
            {!isOpen && <span className="sr-only">{spot.name}</span>}
          </button>
        )
      })}
    </section>
  )
}
