import { Check } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'
import { keyed } from '../shared/keyed'
import { type Answers, faultOf, idOf, isFilled, SECTIONS } from './components/answers'
import { Question } from './components/question'
import { Receipt } from './components/receipt'
import { content } from './content'

export default function App() {
  const { fields, errors } = content
  const [answers, setAnswers] = useState<Answers>({})
  const [isTried, setTried] = useState(false)
  const [isIn, setIn] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const faults = keyed(fields)
    .map(({ entry, at, key }) => ({ entry, at, key, fault: faultOf(entry, answers[at]) }))
    .filter(({ fault }) => fault)
  const again = () => {
    setAnswers({})
    setTried(false)
    setIn(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (faults.length === 0) setIn(true)
    else setTimeout(() => summary.current?.focus())
  }
  return (
    <div className="mx-auto grid min-h-svh max-w-6xl grid-cols-1 content-start gap-x-10 px-4 py-8 sm:px-8 md:grid-cols-[13rem_minmax(0,1fr)] md:py-12 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-16">
      <aside className="pb-6 md:sticky md:top-12 md:self-start">
        <p className="font-bold text-lg">{content.brand}</p>
        <Facts className="mt-4 mb-8 hidden md:grid" />
        {isIn ? null : <Rail answers={answers} isTried={isTried} />}
      </aside>
      <main className="min-w-0">
        <h1 className="text-balance break-words font-bold text-5xl leading-none tracking-tighter lg:text-7xl">
          {content.title}
        </h1>
        <p className="mt-4 mb-8 max-w-2xl text-lg leading-snug lg:text-xl">{content.lead}</p>
        {isIn ? (
          <Receipt answers={answers} onBack={() => setIn(false)} onAgain={again} />
        ) : (
          <form noValidate onSubmit={submit} className="bg-card px-5 pb-8 sm:px-10">
            {isTried && faults.length ? (
              <div ref={summary} tabIndex={-1} className="border-destructive border-b-2 py-6 outline-none">
                <h2 className="font-semibold text-destructive">{errors.title}</h2>
                <ul className="mt-2 columns-1 gap-8 sm:columns-2">
                  {faults.map(({ entry, at, key }) => (
                    <li key={key} className="py-1">
                      <a href={`#${idOf(at)}`} className="break-words underline underline-offset-4">
                        {entry.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
            {SECTIONS.map((section, at) => (
              <section key={section.name} id={sectionId(at)} aria-label={section.name} className="pt-8">
                <h2 className="break-words font-bold text-2xl tracking-tight">{section.name}</h2>
                <p className="text-muted-foreground">{section.text}</p>
                <div className="mt-3 divide-y border-t border-b">
                  {section.fields.map(({ entry, at: one, key }) => (
                    <Question
                      key={key}
                      field={entry}
                      at={one}
                      answer={answers[one] ?? []}
                      error={isTried ? faultOf(entry, answers[one]) : ''}
                      onChange={answer => setAnswers({ ...answers, [one]: answer })}
                    />
                  ))}
                </div>
              </section>
            ))}
            {fields.length === 0 ? (
              <p className="pt-8 text-muted-foreground">{content.noFields}</p>
            ) : (
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-8">
                <Button type="submit" className="h-12 px-8 text-base">
                  {content.submit}
                </Button>
                <p className="text-muted-foreground">{content.note}</p>
              </div>
            )}
          </form>
        )}
        <Facts className="mt-8 grid md:hidden" />
      </main>
    </div>
  )
}

function Facts({ className }: { className: string }) {
  return (
    <dl className={cn('gap-3 text-sm', className)}>
      {keyed(content.facts).map(({ entry, key }) => (
        <div key={key}>
          <dt className="text-muted-foreground">{entry.name}</dt>
          {entry.text ? <dd className="break-words">{entry.text}</dd> : null}
        </div>
      ))}
    </dl>
  )
}

const sectionId = (at: number): string => `part-${at}`

/** How far each part is, and what is still to mend in it. */
function Rail({ answers, isTried }: { answers: Answers; isTried: boolean }) {
  const { rail } = content
  return (
    <nav aria-label={rail.name} className="hidden md:block">
      <ol className="grid gap-1">
        {SECTIONS.map((section, at) => {
          const filled = section.fields.filter(({ at: one }) => isFilled(answers[one])).length
          const faults = section.fields.filter(({ entry, at: one }) => faultOf(entry, answers[one])).length
          return (
            <li key={section.name}>
              <a href={`#${sectionId(at)}`} className="flex items-baseline gap-3 py-2 hover:underline">
                <span className="min-w-0 flex-1 break-words">
                  <span className="block font-semibold">{section.name}</span>
                  <span className="block text-muted-foreground text-sm tabular-nums">
                    {`${filled} ${rail.of} ${section.fields.length} ${rail.filled}`}
                  </span>
                  <span className="block font-medium text-destructive text-sm">
                    {isTried && faults > 0 && `${faults} ${rail.faults}`}
                  </span>
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
