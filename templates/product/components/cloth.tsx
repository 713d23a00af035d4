import { useId } from 'react'
import { type Colour, content } from '../content'

const YARNS = 7

export function yarnsOf(colour: Colour | undefined, index: number): [string, string, string] {
  const given = colour?.yarns ?? []
  const yarn = (at: number, otherwise: number) =>
    `var(--yarn-${(((given[at] ?? otherwise) - 1) % YARNS) + 1})`
  return [yarn(0, index + 1), yarn(1, index + 3), yarn(2, index + 5)]
}

type ClothProps = { colour: number; repeat?: number; className?: string; label?: string }

/** A double weave: squares, crosses and the stripes of both layers between them. */
export function Cloth({ colour, repeat = 120, className, label }: ClothProps) {
  const id = useId()
  const [dark, light, third] = yarnsOf(content.colours[colour], colour)
  const corners = [0, 24, 96, 120]
  return (
    <svg role="img" aria-label={label} aria-hidden={label ? undefined : true} className={className}>
      <title>{label}</title>
      <defs>
        <pattern id={id} width={repeat} height={repeat} patternUnits="userSpaceOnUse" viewBox="0 0 120 120">
          <rect width="120" height="120" fill={dark} />
          {[0, 12, 24, 36, 48, 60, 72, 84, 96, 108].map(at => (
            <rect key={at} x={at} width="4" height="120" fill={light} opacity="0.16" />
          ))}
          <rect x="24" y="24" width="72" height="72" fill={light} />
          <rect x="32" y="32" width="56" height="56" fill={dark} />
          <rect x="40" y="40" width="40" height="40" fill={light} />
          <rect x="52" y="32" width="16" height="56" fill={third} />
          <rect x="32" y="52" width="56" height="16" fill={third} />
          <rect x="54" y="54" width="12" height="12" fill={dark} />
          {corners.flatMap(x =>
            corners.map(y => (
              <rect
                key={`${x},${y}`}
                x={x - 6}
                y={y - 6}
                width="12"
                height="12"
                fill={x % 120 === 0 && y % 120 === 0 ? third : dark}
              />
            )),
          )}
          {[0, 96].flatMap(x =>
            [36, 52, 68, 84].map(y => (
              <g key={`${x},${y}`} fill={light}>
                <rect x={x + 4} y={y - 4} width="16" height="8" />
                <rect x={y - 4} y={x + 4} width="8" height="16" />
              </g>
            )),
          )}
          {[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28].map(at => (
            <rect key={at} y={at * 4} width="120" height="1" fill={dark} opacity="0.12" />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
