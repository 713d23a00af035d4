import { Check } from 'lucide-react'
import { content } from '../content'
import { type Answers, faultOf, isFilled, SECTIONS } from './answers'

export const sectionId = (at: number): string => `part-${at}`

/** How far each part is, and what is still to mend in it. */
export function Rail({ answers, isTried }: { answers: Answers; isTried: boolean }) {
  const { rail } = content
  return (
    <nav aria-label={rail.name} className="hidden md:block">
      <ol className="grid gap-1">
        {SECTIONS.map((section, at) => {
          const filled = section.fields.filter(({ at: one }) => isFilled(answers[one])).length
          const faults = section.fields.filter(({ entry, at: one }) => faultOf(entry, answers[one])).length
          return (
            <li key={section.name}>
              <a
                href={`#${sectionId(at)}`}
                className="flex items-baseline gap-3 rounded-sm py-2 underline-offset-4 hover:underline"
              >
                <span className="min-w-0 flex-1 break-words">
                  <span className="block font-semibold">{section.name}</span>
                  <span className="block text-muted-foreground text-sm tabular-nums">
                    {`${filled} ${rail.of} ${section.fields.length} ${rail.filled}`}
                  </span>
                  {isTried && faults ? (
                    <span className="block font-medium text-destructive text-sm">{`${faults} ${rail.faults}`}</span>
                  ) : null}
                </span>
                {faults === 0 ? <Check aria-hidden className="size-5 self-center text-good" /> : null}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
