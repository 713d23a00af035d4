import { keyed } from '../../shared/keyed'
import { content } from '../content'

/** Heights and colours of competition plates; what is lighter than five is small iron. */
const LOOKS = [
  { from: 25, height: 150, width: 26, fill: 'var(--plate-25)' },
  { from: 20, height: 150, width: 22, fill: 'var(--plate-20)' },
  { from: 15, height: 130, width: 20, fill: 'var(--plate-15)' },
  { from: 10, height: 108, width: 18, fill: 'var(--plate-10)' },
  { from: 5, height: 78, width: 14, fill: 'var(--plate-5)' },
  { from: 0, height: 56, width: 11, fill: 'var(--plate-small)' },
]

/** The plates of one side, heaviest first. */
export function platesFor(weight: number): number[] {
  let rest = (weight - content.bar.value) / 2
  const plates: number[] = []
  for (const plate of [...content.plates].sort((one, other) => other - one)) {
    while (plate > 0 && rest >= plate && plates.length < 9) {
      plates.push(plate)
      rest -= plate
    }
  }
  return plates
}

/** One side of the bar as it has to be loaded. */
export function Bar({ weight }: { weight: number }) {
  const { today, unit } = content
  const plates = platesFor(weight)
  let x = 92
  const drawn = keyed(plates).map(({ entry, key }) => {
    const look = LOOKS.find(({ from }) => entry >= from) ?? LOOKS[LOOKS.length - 1]
    const place = { entry, key, look, x }
    x += look.width + 3
    return place
  })
  return (
    <figure className="px-5">
      <svg viewBox="0 0 350 160" aria-hidden className="w-full">
        <rect x="-20" y="75" width="96" height="10" fill="var(--muted-foreground)" />
        <rect x="76" y="66" width="12" height="28" rx="2" fill="var(--muted-foreground)" />
        <rect x="88" y="71" width="262" height="18" rx="3" fill="var(--border)" />
        {drawn.map(({ key, look, x: left }) => (
          <rect
            key={key}
            x={left}
            y={80 - look.height / 2}
            width={look.width}
            height={look.height}
            rx="4"
            fill={look.fill}
            stroke="var(--foreground)"
            strokeWidth="1.5"
          />
        ))}
        <rect x={x + 2} y="64" width="14" height="32" rx="3" fill="var(--foreground)" />
      </svg>
      <figcaption className="mt-2 text-muted-foreground">
        {plates.length ? (
          <>
            {today.perSide}{' '}
            <span className="font-medium text-foreground tabular-nums">{`${plates.join(' + ')} ${unit}`}</span>
          </>
        ) : (
          today.barOnly
        )}
      </figcaption>
    </figure>
  )
}
