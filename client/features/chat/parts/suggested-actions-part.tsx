import { useSetAtom } from 'jotai'
import {
  ArrowRight,
  BookOpen,
  FilePlus2,
  MousePointer2,
  PencilLine,
  Plug,
  Replace,
  Sparkles,
  WandSparkles,
} from 'lucide-react'
import type { z } from 'zod'
import { useConnectModelAddress } from '#client/api/models.ts'
import { useExperiment } from '#client/api/users.ts'
import { useActiveRun } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { homeDraft } from '#client/state/drafts.ts'
import { usePanel } from '#client/state/panel.ts'
import { editModeAtom } from '#client/state/selection.ts'
import { Button, buttonLook } from '#client/ui/button.tsx'
import type { suggestedActionSchema } from '#shared/chat.ts'
import { useCanWrite } from '../chat-context.ts'
import { giveBack } from '../composer/send-failure.ts'
import { useSend } from '../composer/use-send.ts'
import { useWritePrompt } from '../composer/use-write-prompt.ts'
import { useItem } from '../thread/item-context.ts'
import type { PartProps } from './part-props.ts'

type Action = z.infer<typeof suggestedActionSchema>
const SHOWN_MAX = 3

const DEFAULTS: Partial<Record<Action['type'], { label: string; prompt: string }>> = {
  Polish: {
    label: 'Polish it',
    prompt: 'Polish the design: spacing, hierarchy, contrast and small details.',
  },
  AddInteractivity: {
    label: 'Make it interactive',
    prompt: 'Add interactivity: make the buttons, forms and menus of this design work.',
  },
}

/** The next steps of the newest answer: each sends its prompt, or opens what it names. */
export function SuggestedActionsPart({ part: { actions } }: PartProps<'suggestedActions'>) {
  const { isLast } = useItem()
  const isRunning = useActiveRun() !== null
  const steps = useSteps(actions)
  if (!useCanWrite() || !isLast || isRunning || steps.length === 0) return null
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {steps.slice(0, SHOWN_MAX).map(({ type, label, hint, take }) =>
        typeof take === 'string' ? (
          <a
            key={label}
            href={take}
            target="_blank"
            rel="noopener"
            title={hint}
            className={buttonLook('plain', 'sm')}
          >
            {ICONS[type]}
            {label}
          </a>
        ) : (
          <Button key={label} size="sm" onClick={take} title={hint} className={WRAPS}>
            {ICONS[type]}
            <span>{label}</span>
          </Button>
        ),
      )}
    </div>
  )
}

interface Step {
  type: Action['type']
  label: string
  hint: string
  /** What it does, or the address of the page it opens. */
  take: (() => void) | string
}

/** A label may be a whole sentence, with words of the design in it. */
const WRAPS = 'h-auto! min-h-7 max-w-full shrink! py-1 text-left whitespace-normal! wrap-anywhere'

/** What can be done here of what is suggested. */
function useSteps(actions: readonly Action[]): Step[] {
  const send = useSend()
  const select = useSelectMode()
  const write = useWritePrompt()
  const connect = useConnectModelAddress()
  const open = useSetAtom(openDialogAtom)
  const hasIntegrations = useExperiment('integrations')
  const connectOpenAi = () => open({ kind: 'connectOpenAi' })
  return actions.flatMap(({ type, ...action }): Step[] => {
    if (type === 'SelectElement') {
      return [{ type, label: 'Select an element', hint: 'Click an element in the preview', take: select }]
    }
    if (type === 'VisitDocs') {
      return [{ type, label: 'Supported packages', hint: 'What a design may import', take: visitPackages }]
    }
    if (type === 'ConnectModel') {
      const { label = 'Connect a model' } = action
      return [{ type, label, hint: 'Opens in a new tab', take: connect }]
    }
    if (type === 'ConnectOpenAI') {
      if (!hasIntegrations) return []
      return [{ type, label: 'Connect OpenAI', hint: 'Lets this design ask a model', take: connectOpenAi }]
    }
    if (type === 'WritePrompt') {
      const { prompt, label = prompt } = action
      const hint = 'Puts these words into the message box'
      return prompt && label ? [{ type, label, hint, take: () => write(prompt) }] : []
    }
    if (type === 'NewDesign') {
      const { label = 'New design', prompt = '' } = action
      return [
        { type, label, hint: 'Opens Home in a new tab, with your words', take: () => beginAnew(prompt) },
      ]
    }
    const prompt = action.prompt ?? DEFAULTS[type]?.prompt
    const label = action.label ?? DEFAULTS[type]?.label ?? prompt
    return prompt && label ? [{ type, label, hint: prompt, take: () => send(prompt) }] : []
  })
}

const visitPackages = () => void window.open('/docs/packages', '_blank', 'noopener')

/** The words wait in the box of Home; what was begun there stays before them. */
function beginAnew(prompt: string): void {
  homeDraft.write(giveBack(prompt, homeDraft.read()))
  window.open('/', '_blank', 'noopener')
}

/** Brings the preview to the screen, where the next click selects. */
function useSelectMode(): () => void {
  const [, show] = usePanel(usePatternId(), 'chat')
  const setMode = useSetAtom(editModeAtom)
  return () => {
    show('preview')
    setMode('select')
  }
}

const ICONS: Partial<Record<Action['type'], React.ReactNode>> = {
  NextStep: <ArrowRight className="size-3.5 shrink-0 text-accent-ink" />,
  Polish: <Sparkles className="size-3.5 text-accent-ink" />,
  AddInteractivity: <WandSparkles className="size-3.5 text-accent-ink" />,
  VisitDocs: <BookOpen className="size-3.5 text-accent-ink" />,
  NewDesign: <FilePlus2 className="size-3.5 text-accent-ink" />,
  ReplaceDesign: <Replace className="size-3.5 text-accent-ink" />,
  ConnectOpenAI: <Plug className="size-3.5 text-accent-ink" />,
  ConnectModel: <Plug className="size-3.5 text-accent-ink" />,
  WritePrompt: <PencilLine className="size-3.5 shrink-0 text-accent-ink" />,
  SelectElement: <MousePointer2 className="size-3.5 text-accent-ink" />,
}
