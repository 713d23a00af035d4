import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useStored } from '#client/lib/stored.ts'
import { warmCompiler } from '#client/live/live-compiler.ts'
import { homeDraft } from '#client/state/drafts.ts'
import { Button } from '#client/ui/button.tsx'
import { GrowingTextarea } from '#client/ui/growing-textarea.tsx'
import { PROMPT_MAX_CHARACTERS } from '#shared/chat.ts'
import { ExampleSketch } from './example-sketch.tsx'
import { EXAMPLES, type Example } from './examples.ts'
import { useStartDesign } from './use-start-design.ts'

const COUNTER_FROM = PROMPT_MAX_CHARACTERS * 0.8

/** The first thing here: a box to describe a design in, and six descriptions to begin with. */
export function PromptBox() {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useStored(homeDraft)
  const { start, isStarting } = useStartDesign()

  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (event.shiftKey && !event.metaKey && !event.ctrlKey) return
    event.preventDefault()
    start(text)
  }
  const take = ({ prompt }: Example) => {
    warmCompiler()
    setText(prompt)
    const field = form.current?.querySelector('textarea')
    field?.focus()
    // After React has put the text there.
    requestAnimationFrame(() => field?.setSelectionRange(prompt.length, prompt.length))
  }

  return (
    <>
      <form
        ref={form}
        onSubmit={event => {
          event.preventDefault()
          start(text)
        }}
        className="rounded-xl border border-line-strong bg-surface shadow-3 transition-colors focus-within:border-accent"
      >
        <GrowingTextarea
          aria-label="Describe your design"
          placeholder="A dashboard for a coffee roastery, with orders, revenue by month and low stock…"
          value={text}
          onChange={event => {
            warmCompiler()
            setText(event.currentTarget.value)
          }}
          onKeyDown={pressed}
          rows={3}
          autoFocus
          className="max-h-[40vh] min-h-26 px-5 pt-4.5 text-md leading-relaxed"
        />
        <div className="flex items-center gap-3 p-3 pl-5">
          <p
            className={clsx(
              'text-xs',
              text.length > PROMPT_MAX_CHARACTERS ? 'text-danger' : 'text-ink-faint',
            )}
          >
            {text.length >= COUNTER_FROM ? (
              <span className="tabular-nums">{text.length.toLocaleString('en-US')} / 50,000</span>
            ) : (
              <span className="max-sm:hidden">Enter to create, Shift + Enter for a new line</span>
            )}
          </p>
          <Button
            look="primary"
            size="lg"
            type="submit"
            isBusy={isStarting}
            disabled={text.trim() === ''}
            className="ml-auto"
          >
            Create
            {!isStarting && <ArrowRight className="size-4" />}
          </Button>
        </div>
      </form>
      <ul aria-label="Examples" className="-mx-1.5 mt-6 grid grid-cols-6 gap-2.5 max-md:grid-cols-3">
        {EXAMPLES.map(example => (
          <li key={example.kind}>
            <button
              type="button"
              onClick={() => take(example)}
              title={example.prompt}
              className="group flex w-full flex-col gap-1.5 rounded-lg p-1.5 text-left transition-colors hover:bg-hover"
            >
              <span className="block rounded-md border border-line bg-surface p-1 shadow-1 transition-[border-color] group-hover:border-accent-line">
                <ExampleSketch kind={example.kind} />
              </span>
              <span className="px-0.5 text-xs text-ink-soft group-hover:text-ink">{example.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
