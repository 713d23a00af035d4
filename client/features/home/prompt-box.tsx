import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { ModelSelect } from '#client/actions/model-select.tsx'
import { PresetSelect } from '#client/actions/preset-select.tsx'
import { useNextPreset } from '#client/actions/use-home-preset.ts'
import { CANNOT_SEE, useSeesImages, useTemplatesAnswer } from '#client/api/models.ts'
import { useExperiment } from '#client/api/users.ts'
import { warmCompiler } from '#client/frames/live/live-compiler.ts'
import { modeOptions } from '#client/lib/mode-options.ts'
import { pastedFiles } from '#client/lib/pasted-files.ts'
import { useStored } from '#client/lib/stored.ts'
import { homeDraft } from '#client/state/drafts.ts'
import { homeChoices } from '#client/state/home-choices.ts'
import { AttachButton } from '#client/ui/attach-button.tsx'
import { AttachmentList } from '#client/ui/attachment-list.tsx'
import { Button } from '#client/ui/button.tsx'
import { DropImages } from '#client/ui/drop-images.tsx'
import { GrowingTextarea } from '#client/ui/growing-textarea.tsx'
import { Select } from '#client/ui/select.tsx'
import { TemplatePicture } from '#client/ui/template-picture.tsx'
import { toast } from '#client/ui/toast.ts'
import { PROMPT_MAX_CHARACTERS } from '#shared/chat.ts'
import { IMAGE_TYPES } from '#shared/uploads.ts'
import { EXAMPLES, type Example } from './examples.ts'
import { ImportButton } from './import-button.tsx'
import { NoModel } from './no-model.tsx'
import { useDroppedProject } from './use-dropped-project.ts'
import { usePictures } from './use-pictures.ts'
import { useStartDesign } from './use-start-design.ts'

const COUNTER_FROM = PROMPT_MAX_CHARACTERS * 0.8

/** The first thing here: a box to describe a design in, how it begins, and six descriptions to begin with. */
export function PromptBox() {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useStored(homeDraft)
  const [choices, choose] = useStored(homeChoices)
  const { mode, modelId } = choices
  const isAgentOn = useExperiment('agent')
  const pictures = usePictures()
  const withoutProject = useDroppedProject()
  const { start, isStarting, sent } = useStartDesign()
  const isWithoutModel = useTemplatesAnswer(mode, modelId)
  const preset = useNextPreset()
  const seesImages = useSeesImages(mode, modelId)
  const obstacle = pictures.list.length > 0 && !seesImages ? CANNOT_SEE : null

  const submit = () => {
    if (obstacle)
      return void toast.error(obstacle, { description: 'Remove the image, or choose a model that sees.' })
    start({ prompt: text, pictures: pictures.list, mode, modelId, preset: preset.chosen })
  }

  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (event.shiftKey && !event.metaKey && !event.ctrlKey) return
    event.preventDefault()
    submit()
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
      <DropImages
        label="Prompt"
        isOn={!isStarting}
        alsoTakes=", or a project to import it"
        onFiles={files => pictures.add(withoutProject(files))}
      >
        <form
          ref={form}
          onSubmit={event => {
            event.preventDefault()
            submit()
          }}
          className="rounded-xl border border-line-strong bg-surface shadow-3 transition-colors focus-within:border-accent"
        >
          <AttachmentList
            list={pictures.list.map(({ key, file, url }) => {
              const progress = isStarting ? (sent[key] ?? 0) : 1
              const state = progress < 1 ? ('loading' as const) : ('ready' as const)
              return { key, name: file.name || 'image', state, progress, url, problem: null }
            })}
            obstacle={obstacle}
            remove={pictures.remove}
            retry={() => null}
          />
          <GrowingTextarea
            aria-label="Describe your design"
            placeholder="A dashboard for a coffee roastery, with orders, revenue by month and low stock…"
            value={text}
            onChange={event => {
              warmCompiler()
              setText(event.currentTarget.value)
            }}
            onKeyDown={pressed}
            onPaste={event => {
              const files = pastedFiles(event.clipboardData)
              if (files.length === 0) return
              event.preventDefault()
              pictures.add(files)
            }}
            rows={3}
            autoFocus
            className="max-h-[40vh] min-h-26 px-5 pt-4.5 text-md leading-relaxed"
          />
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 p-3">
            <AttachButton types={IMAGE_TYPES} onFiles={pictures.add} />
            <ImportButton />
            <PresetSelect preset={preset} />
            {isAgentOn && (
              <Select
                label="Mode"
                value={mode}
                options={modeOptions(isAgentOn)}
                onChange={next => choose({ ...choices, mode: next })}
                isQuiet
              />
            )}
            <ModelSelect
              mode={mode}
              picked={modelId}
              onPick={next => choose({ ...choices, modelId: next })}
            />
            <Counter count={text.length} />
            <Button
              look="primary"
              size="lg"
              type="submit"
              isBusy={isStarting}
              disabled={text.trim() === ''}
              aria-disabled={obstacle !== null || undefined}
              title={obstacle ?? 'Enter to create, Shift + Enter for a new line'}
              className="ml-auto"
            >
              Create
              {!isStarting && <ArrowRight className="size-4" />}
            </Button>
          </div>
        </form>
      </DropImages>
      {isWithoutModel && <NoModel />}
      <ul aria-label="Examples" className="-mx-1.5 mt-6 grid grid-cols-6 gap-2.5 max-md:grid-cols-3">
        {EXAMPLES.map(example => (
          <li key={example.templateId}>
            <button
              type="button"
              onClick={() => take(example)}
              title={example.prompt}
              className="group flex w-full flex-col gap-1.5 rounded-lg p-1.5 text-left transition-colors hover:bg-hover"
            >
              <span className="block overflow-hidden rounded-md border border-line bg-surface shadow-1 transition-[border-color] group-hover:border-accent-line">
                <TemplatePicture id={example.templateId} className="aspect-16/10 rounded-sm" />
              </span>
              <span className="px-0.5 text-xs text-ink-soft group-hover:text-ink">{example.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Counter({ count }: { count: number }) {
  if (count < COUNTER_FROM) return null
  return (
    <span
      className={clsx(
        'text-xs tabular-nums',
        count > PROMPT_MAX_CHARACTERS ? 'font-medium text-danger' : 'text-ink-faint',
      )}
    >
      {count.toLocaleString('en-US')} / {PROMPT_MAX_CHARACTERS.toLocaleString('en-US')}
    </span>
  )
}
