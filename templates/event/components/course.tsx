import { cn } from '@/lib/utils'
import { content, type Session } from '../content'
import { inOrder } from './time'

type CourseProps = { kept: number[]; onToggle: (at: number) => void; onClear: () => void }

const nameOf = (place: string, { name, day, time }: Session): string =>
  [place, name, day, time].filter(Boolean).join(', ')

/** The programme as a chart: time runs east, each place is a line, what is kept is joined to a course. */
export function Course({ kept, onToggle, onClear }: CourseProps) {
  const { course } = content
  const lanes = [...new Set(content.sessions.map(session => session.place ?? ''))]
  const rows = inOrder(content.sessions)
  if (rows.length === 0) return <div className="h-24 bg-shoal" />
  const marks = rows.map((row, position) => ({
    ...row,
    x: 6 + ((position + 0.5) / rows.length) * 88,
    y:
      lanes.length < 2
        ? 48 + 28 * Math.sin(position * 1.7 + 2)
        : ((lanes.indexOf(row.session.place ?? '') + 0.5) / lanes.length) * 100,
    isKept: kept.includes(row.at),
  }))
  const way = marks.filter(mark => mark.isKept)
  const depth = (position: number) =>
    `M0 ${100 - position}C20 ${96 - position} 30 ${70 - position} 52 ${74 - position}S84 ${92 - position} 100 ${60 - position}V100H0Z`
  return (
    <section aria-label={course.title}>
      <div className="relative isolate h-[22rem] overflow-hidden bg-shelf md:h-[26rem]">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden
          className="absolute inset-0 -z-10 size-full"
        >
          <path d={depth(28)} fill="var(--shoal)" />
          <path d={depth(-22)} fill="var(--land)" />
          {[0, 1, 2, 3, 4, 5].map(line => (
            <path
              key={line}
              d={depth(44 - line * 12).replace('V100H0Z', '')}
              fill="none"
              stroke="var(--sounding)"
              strokeWidth="1"
              strokeDasharray="1 5"
              vectorEffect="non-scaling-stroke"
              opacity="0.7"
            />
          ))}
          <polyline
            points={way.map(mark => `${mark.x},${mark.y}`).join(' ')}
            fill="none"
            stroke="var(--primary)"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {lanes.map((lane, index) =>
          lane ? (
            <p
              key={lane}
              style={{ top: `${(index / lanes.length) * 100}%` }}
              className="absolute left-0 max-w-full truncate px-5 pt-3 text-chart-muted text-sm italic md:px-8"
            >
              {lane}
            </p>
          ) : null,
        )}
        <ol>
          {marks.map((mark, position) => {
            const isRight = mark.x > 70
            return (
              <li
                key={[mark.at, mark.session.name].join()}
                className="absolute"
                style={{ left: `${mark.x}%`, top: `${mark.y}%` }}
              >
                <button
                  type="button"
                  aria-pressed={mark.isKept}
                  aria-label={nameOf(mark.isKept ? '' : `${position + 1}`, mark.session)}
                  onClick={() => onToggle(mark.at)}
                  className={cn(
                    'absolute flex size-8 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full outline-none focus-visible:outline-2 focus-visible:outline-primary focus-visible:outline-offset-2',
                    mark.isKept ? 'border-4 border-primary bg-background' : 'text-chart-muted text-sm',
                  )}
                >
                  {mark.isKept ? null : position + 1}
                </button>
                {mark.isKept ? (
                  <p
                    aria-hidden
                    className={cn(
                      'pointer-events-none absolute top-4 hidden w-40 text-balance [text-shadow:0_0_3px_var(--shelf),0_0_3px_var(--shelf),0_0_5px_var(--shelf),0_0_5px_var(--shelf)] font-semibold text-sm leading-tight md:flex md:flex-col',
                      isRight ? '-right-3 items-end text-right' : '-left-3 items-start',
                    )}
                  >
                    <span className="block font-normal tabular-nums">{mark.session.time}</span>
                    <span className="line-clamp-2 break-words">{mark.session.name}</span>
                  </p>
                ) : null}
              </li>
            )
          })}
        </ol>
      </div>
      <div className="bg-land">
        <div
          className="mx-auto flex max-w-7xl flex-wrap items-baseline gap-x-6 px-5 py-4 md:px-8"
          aria-live="polite"
        >
          <h2 className="font-semibold text-lg">{course.title}</h2>
          <p className="min-w-0 break-words">
            {way.length === 0
              ? course.empty
              : way.map(mark => [mark.session.time, mark.session.name].filter(Boolean).join(' ')).join(' → ')}
          </p>
          <button type="button" onClick={onClear} className="min-h-9 underline empty:hidden">
            {way.length > 0 && course.clear}
          </button>
        </div>
      </div>
    </section>
  )
}
