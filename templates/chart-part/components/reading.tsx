import { content } from '../content'
import { compared, POINTS, type Point } from './points'

/** The chosen bar in words, and where the highest and the lowest stand. */
export function Reading({ point, onChoose }: { point: Point; onChoose: (key: string) => void }) {
  const { words, unit } = content
  const counted = POINTS.filter(each => each.value !== null)
  const [most, ...others] = counted.sort((one, other) => (other.value ?? 0) - (one.value ?? 0))
  const least = others.at(-1)
  const ends = least
    ? [
        { name: words.most, point: most },
        { name: words.least, point: least },
      ]
    : []
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <div aria-live="polite" className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-bold text-6xl tabular-nums leading-none tracking-tighter">
            {point.value ?? '–'}
          </span>
          <span className="break-words text-lg">
            {`${unit}, `}
            <strong className="font-semibold">{point.name}</strong>
          </span>
        </p>
        <p className="mt-2 min-h-6 text-muted-foreground">
          {[compared(point), point.text].filter(Boolean).join('. ')}
        </p>
      </div>
      {ends.length ? (
        <ul className="flex flex-wrap gap-x-6">
          {ends.map(end => (
            <li key={end.name}>
              <button
                type="button"
                onClick={() => onChoose(end.point.key)}
                className="min-h-11 rounded-sm text-left text-sm underline-offset-4 hover:underline focus-visible:outline-2"
              >
                <span className="text-muted-foreground">{end.name} </span>
                <span className="font-semibold tabular-nums">{`${end.point.name}, ${end.point.value}`}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
