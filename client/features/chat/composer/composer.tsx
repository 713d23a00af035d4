import { useAtomValue } from 'jotai'
import { ArrowUp, ListPlus, Square } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useEscape } from '#client/actions/escape.ts'
import { MentionList } from '#client/actions/mentions/mention-list.tsx'
import { useMentions } from '#client/actions/mentions/use-mentions.ts'
import { CANNOT_SEE, useSeesImages } from '#client/api/models.ts'
import { onComposerFocus } from '#client/lib/composer-focus.ts'
import { pastedFiles } from '#client/lib/pasted-files.ts'
import { useStored } from '#client/lib/stored.ts'
import { useActiveRun } from '#client/room/document/meta-hooks.ts'
import { useQueue } from '#client/room/document/queue-hooks.ts'
import { usePatternId, useRoom } from '#client/room/document/room-provider.tsx'
import { publishPresence } from '#client/room/presence/publish-presence.ts'
import { failedOf, isLoading, readyFiles } from '#client/state/attachments.ts'
import { composerOf } from '#client/state/composer.ts'
import { promptDraftOf } from '#client/state/drafts.ts'
import { outboxOf } from '#client/state/outbox.ts'
import { selectionAtom } from '#client/state/selection.ts'
import { AttachButton } from '#client/ui/attach-button.tsx'
import { AttachmentList } from '#client/ui/attachment-list.tsx'
import { GrowingTextarea } from '#client/ui/growing-textarea.tsx'
import { toast } from '#client/ui/toast.ts'
import { Tooltip } from '#client/ui/tooltip.tsx'
import { PROMPT_MAX_CHARACTERS, QUEUED_PROMPTS_MAX } from '#shared/chat.ts'
import { AppError } from '#shared/errors.ts'
import { IMAGE_TYPES } from '#shared/uploads.ts'
import { useStopRun } from '../status/use-stop-run.ts'
import { ComponentChips, ComponentChoice } from './component-choice.tsx'
import { EditingNotice } from './editing-notice.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { PageChips } from './page-chips.tsx'
import { PlanOnly, useIsPlanOnly } from './plan-only.tsx'
import { SelectionChip } from './selection-chip.tsx'
import { useAttachments } from './use-attachments.ts'
import { usePromptHistory } from './use-prompt-history.ts'
import { useSend } from './use-send.ts'

const COUNTER_FROM = PROMPT_MAX_CHARACTERS * 0.8
const TYPING_ENDS_AFTER_MS = 3_000

/** Where one talks to the design. What is typed is kept, whatever happens to the send. */
export function Composer() {
  const patternId = usePatternId()
  const [text, setText] = useStored(promptDraftOf(patternId))
  const [outgoing] = useStored(outboxOf(patternId))
  const active = useActiveRun()
  const tellTyping = useTellTyping()
  const send = useSend()
  const attachments = useAttachments()
  const isWaiting = isLoading(attachments.list)
  const failed = failedOf(attachments.list)
  const [{ mode, modelId }] = useStored(composerOf(patternId))
  const seesImages = useSeesImages(mode, modelId)
  const obstacle = attachments.list.length > 0 && !seesImages ? CANNOT_SEE : null
  const stop = useStopOnEscape()
  const isOnItsWay = outgoing?.state === 'sending' || outgoing?.state === 'sent'
  const isRunning = active !== null
  const queue = useQueue()
  /** What is sent now waits for its turn. */
  const isBusy = isRunning || queue.length > 0
  const isFull = queue.length >= QUEUED_PROMPTS_MAX
  const isDim = text.trim() === '' || isOnItsWay || isWaiting || failed !== undefined || obstacle !== null
  const box = useFocusedOnAsk()
  const isPlanOnly = useIsPlanOnly()
  const selection = useAtomValue(selectionAtom)
  const selected = selection?.patternId === patternId ? selection.reference.name : null
  const placeholder = isBusy
    ? 'Say what comes next'
    : isPlanOnly
      ? 'Describe what to plan; nothing is changed'
      : selected
        ? `Change this ${selected}…`
        : 'Describe a screen, or what to change'

  const submit = () => {
    if (text.trim() === '') return
    if (isOnItsWay) return void toast('Your message before this one is still on its way.')
    if (isFull) return void toast(new AppError('queue_full').message, { description: 'Your text is kept.' })
    if (isWaiting) return void toast('An image is still loading. Send this when it is there.')
    if (obstacle)
      return void toast.error(obstacle, { description: 'Remove the image, or choose a model that sees.' })
    if (failed) {
      return void toast.error(`${failed.name} is not attached.`, {
        description: 'Try it again or remove it, then send. Your words are kept.',
      })
    }
    tellTyping(false)
    const { updateOnRequestId } = composerOf(patternId).read()
    send(text, { files: readyFiles(attachments.list), updateOnRequestId, isPlanOnly })
  }
  const pasted = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    attachments.add(files)
  }
  const mentions = useMentions({
    box,
    of: { kind: 'design', id: patternId },
    read: () => ({ text: promptDraftOf(patternId).read(), ...composerOf(patternId).read() }),
    write: (next, mentioned) => {
      const composer = composerOf(patternId)
      composer.write({ ...composer.read(), mentions: mentioned })
      promptDraftOf(patternId).write(next)
    },
  })
  const history = usePromptHistory(text, setText)
  const pressed = (event: KeyboardEvent) => {
    if (mentions.pressed(event)) return event.preventDefault()
    if (history(event)) return event.preventDefault()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const isSend = !event.shiftKey || event.metaKey || event.ctrlKey
    if (!isSend) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      className="px-4 pb-4"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="relative rounded-xl border border-line-strong bg-surface shadow-2 transition-colors focus-within:border-accent">
        <MentionList {...mentions.list} />
        <EditingNotice />
        <SelectionChip />
        <ComponentChips />
        <PageChips text={text} />
        <AttachmentList {...attachments} obstacle={obstacle} />
        <GrowingTextarea
          ref={box}
          aria-label="Message"
          placeholder={placeholder}
          value={text}
          onChange={event => {
            setText(event.currentTarget.value)
            mentions.look(event)
            tellTyping(event.currentTarget.value !== '')
          }}
          onSelect={mentions.look}
          onBlur={() => {
            mentions.leave()
            tellTyping(false)
          }}
          {...mentions.box}
          onKeyDown={pressed}
          onPaste={pasted}
          rows={2}
          // Whoever comes from the prompt box of Home goes on typing; on a phone it would open the keyboard.
          autoFocus={matchMedia('(pointer: fine)').matches}
          className="max-h-64 min-h-16 px-3.5 pt-3 text-base leading-relaxed pointer-coarse:text-md"
        />
        <div className="flex items-center gap-2 p-2">
          <AttachButton types={IMAGE_TYPES} onFiles={attachments.add} />
          <ModeChoice />
          <PlanOnly />
          <ComponentChoice />
          <Counter count={text.length} />
          <div className="ml-auto flex shrink-0 items-center gap-2">
            {isBusy && text.trim() !== '' && <QueueButton tooltip={obstacle} isDim={isDim || isFull} />}
            {isRunning ? (
              <RoundButton label="Stop" tooltip="Stop (Esc)" onClick={stop ?? undefined}>
                <Square className="size-3 fill-current" />
              </RoundButton>
            ) : (
              !isBusy && (
                <RoundButton label="Send" tooltip={obstacle ?? 'Send (Enter)'} isSubmit isDim={isDim}>
                  <ArrowUp className="size-4" strokeWidth={2.25} />
                </RoundButton>
              )
            )}
          </div>
        </div>
      </div>
    </form>
  )
}

interface RoundButtonProps {
  label: string
  tooltip: string
  isSubmit?: boolean
  isDim?: boolean
  onClick?(): void
  children: React.ReactNode
}

function RoundButton({
  label,
  tooltip,
  isSubmit = false,
  isDim = false,
  onClick,
  children,
}: RoundButtonProps) {
  return (
    <Tooltip text={tooltip} side="top">
      <button
        type={isSubmit ? 'submit' : 'button'}
        aria-label={label}
        aria-disabled={isDim || undefined}
        onClick={onClick}
        className={`touch-target grid size-8 place-items-center rounded-md transition-colors duration-100 ${
          isDim ? 'bg-pressed text-ink-faint' : 'bg-accent text-on-accent hover:bg-accent-hover'
        }`}
      >
        {children}
      </button>
    </Tooltip>
  )
}

/** While something runs: what is sent waits. */
function QueueButton({ tooltip, isDim }: { tooltip: string | null; isDim: boolean }) {
  return (
    <Tooltip text={tooltip ?? 'Send to the queue (Enter)'} side="top">
      <button
        type="submit"
        aria-label="Send to the queue"
        aria-disabled={isDim || undefined}
        className={`touch-target flex h-8 animate-fade items-center gap-1.5 rounded-md px-2.5 text-sm font-medium transition-colors duration-100 ${
          isDim ? 'bg-pressed text-ink-faint' : 'bg-accent-wash text-accent-ink hover:bg-accent-line/60'
        }`}
      >
        <ListPlus aria-hidden="true" className="size-4" /> Queue
      </button>
    </Tooltip>
  )
}

function Counter({ count }: { count: number }) {
  if (count < COUNTER_FROM) return null
  const isOver = count > PROMPT_MAX_CHARACTERS
  return (
    <span className={`text-xs tabular-nums ${isOver ? 'font-medium text-danger' : 'text-ink-faint'}`}>
      {count.toLocaleString('en-US')} / {PROMPT_MAX_CHARACTERS.toLocaleString('en-US')}
      {isOver && ` · ${(count - PROMPT_MAX_CHARACTERS).toLocaleString('en-US')} too many`}
    </span>
  )
}

/** Stops by button, and by Escape unless something is open that takes the key. */
function useStopOnEscape(): (() => void) | null {
  const stop = useStopRun()
  useEscape('run', stop)
  return stop
}

function useFocusedOnAsk() {
  const box = useRef<HTMLTextAreaElement>(null)
  // Other panels ask for it, such as the preview after an element was selected.
  useEffect(
    () =>
      onComposerFocus(range => {
        box.current?.focus()
        if (range) box.current?.setSelectionRange(range.start, range.end)
      }),
    [],
  )
  return box
}

function useTellTyping(): (isTyping: boolean) => void {
  const { awareness } = useRoom()
  const tell = (isTyping: boolean) => {
    clearTimeout(timers.get(awareness))
    publishPresence(awareness, { isTyping })
    if (isTyping)
      timers.set(
        awareness,
        setTimeout(() => tell(false), TYPING_ENDS_AFTER_MS),
      )
  }
  return tell
}

const timers = new WeakMap<object, ReturnType<typeof setTimeout>>()
