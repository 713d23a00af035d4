import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { Bar, QuestionSummary } from './summary-of.ts'

const TEXTS_AT_FIRST = 5

/** What was answered to one question: bars that are a table too, or the words themselves. */
export function QuestionChart({ summary }: { summary: QuestionSummary }) {
  const { question, type, count, bars, average, isPast } = summary
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className={clsx('min-w-0 rounded-lg border border-line p-4', type === 'text' && 'sm:col-span-2')}
    >
      <div className="flex items-start justify-between gap-4">
        <h3 id={heading} className="min-w-0 text-base font-medium wrap-anywhere">
          {question}
        </h3>
        {average !== null && (
          <p className="shrink-0 text-right text-lg leading-6 font-semibold tabular-nums">
            {average.toFixed(1)}
            <span className="block text-xs font-normal text-ink-faint">on average</span>
          </p>
        )}
      </div>
      <p className="mt-0.5 text-xs text-ink-faint">
        {count === 0 ? 'No answers yet' : count === 1 ? '1 answer' : `${count} answers`}
        {isPast && ', not asked any more'}
      </p>
      {type === 'text' ? (
        <Texts texts={summary.texts} />
      ) : (
        <Bars bars={bars} of={count} isRating={type === 'rating'} />
      )}
    </section>
  )
}

function Bars({ bars, of, isRating }: { bars: Bar[]; of: number; isRating: boolean }) {
  const share = (count: number) => (of === 0 ? 0 : Math.round((count / of) * 100))
  return (
    <table className="mt-3 w-full text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">{isRating ? 'Rating' : 'Option'}</th>
          <th scope="col">Share</th>
          <th scope="col">Answers</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, count }) => (
          <tr key={label}>
            <th
              scope="row"
              className={clsx(
                'py-1 pr-3 text-left font-normal wrap-anywhere',
                isRating ? 'w-8 tabular-nums' : 'w-2/5',
              )}
            >
              {label}
            </th>
            <td className="py-1">
              <span className="block h-2.5 overflow-hidden rounded-full bg-sunken">
                <span className="block h-full rounded-full bg-accent" style={{ width: `${share(count)}%` }} />
              </span>
              <span className="sr-only">{share(count)} %</span>
            </td>
            <td className="w-10 py-1 pl-3 text-right text-ink-soft tabular-nums">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Texts({ texts }: Pick<QuestionSummary, 'texts'>) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? texts : texts.slice(0, TEXTS_AT_FIRST)
  if (texts.length === 0) return null
  return (
    <>
      <ul className="mt-3 flex flex-col gap-2">
        {shown.map(({ id, text }) => (
          <li
            key={id}
            dir="auto"
            className="rounded-md bg-sunken px-3 py-2 text-sm wrap-anywhere whitespace-pre-line"
          >
            {text}
          </li>
        ))}
      </ul>
      {shown.length < texts.length && (
        <Button look="quiet" size="sm" className="mt-2" onClick={() => setAll(true)}>
          Show all {texts.length}
        </Button>
      )}
    </>
  )
}
