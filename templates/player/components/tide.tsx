import { content } from '../content'
import { clock, type Player } from './use-player'

const WIDTH = 430
const HEIGHT = 260
const STEPS = 86

/** Every recording has a tide of its own, drawn from the letters of its name. */
function curve(name: string): number[] {
  let seed = 7
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 9973
  const phase = (seed / 9973) * Math.PI * 2
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = (step / STEPS) * Math.PI * 2
    const swell = Math.sin(x * 1.1 + phase) * 0.5 + Math.sin(x * 2.3 + phase * 2) * 0.2
    const ripple = Math.sin(x * 13 + phase * 5) * 0.035 + Math.sin(x * 29 + phase) * 0.018
    return HEIGHT * (0.5 - (swell + ripple) * 0.5)
  })
}

const area = (points: number[]): string =>
  `M0 ${HEIGHT} ${points.map((y, step) => `L${((step / STEPS) * WIDTH).toFixed(1)} ${y.toFixed(1)}`).join(' ')} L${WIDTH} ${HEIGHT} Z`

/** The water of this recording; it is also the place where one seeks. */
export function Tide({ player }: { player: Player }) {
  const { position, length, track } = player
  const shape = area(curve(track?.name ?? ''))
  const x = (position / length) * WIDTH
  return (
    <div className="relative h-[31svh] min-h-44 bg-stage outline-ring outline-offset-[-3px] has-[:focus-visible]:outline-3">
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        <clipPath id="heard">
          <rect width={x} height={HEIGHT} />
        </clipPath>
        <path d={shape} fill="var(--water)" />
        <path d={shape} fill="var(--heard)" clipPath="url(#heard)" />
        <rect x={x - 1} width="2" height={HEIGHT} fill="var(--foreground)" />
      </svg>
      <input
        type="range"
        min={0}
        max={Math.floor(length)}
        value={Math.floor(position)}
        aria-label={content.controls.position}
        aria-valuetext={`${clock(position)} ${content.controls.of} ${clock(length)}`}
        onChange={event => player.seek(Number(event.target.value))}
        className="absolute inset-0 m-0 size-full cursor-ew-resize opacity-0"
      />
    </div>
  )
}
