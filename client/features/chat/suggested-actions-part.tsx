import { useSetAtom } from 'jotai'
import { MousePointer2, Sparkles, WandSparkles } from 'lucide-react'
import type { z } from 'zod'
import { useActiveRun } from '#client/room/meta-hooks.ts'
import { editModeAtom } from '#client/state/selection.ts'
import { Button } from '#client/ui/button.tsx'
import type { suggestedActionSchema } from '#shared/chat.ts'
import { useCanWrite } from './chat-context.ts'
import { useItem } from './item-context.ts'
import type { PartProps } from './part-props.ts'
import { useSend } from './use-send.ts'

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

/** The next steps of the newest answer: each sends its prompt, or begins selecting in the preview. */
export function SuggestedActionsPart({ part: { actions } }: PartProps<'suggestedActions'>) {
  const { isLast } = useItem()
  const isRunning = useActiveRun() !== null
  const send = useSend()
  const setEditMode = useSetAtom(editModeAtom)
  const sendable = actions.flatMap(action => {
    const prompt = action.prompt ?? DEFAULTS[action.type]?.prompt
    const label = action.label ?? DEFAULTS[action.type]?.label ?? prompt
    return prompt && label ? [{ ...action, prompt, label }] : []
  })
  const hasSelect = actions.some(({ type, prompt }) => type === 'SelectElement' && !prompt)
  if (!useCanWrite() || !isLast || isRunning || (sendable.length === 0 && !hasSelect)) return null
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {sendable.slice(0, SHOWN_MAX).map(({ type, label, prompt }) => (
        <Button key={label} size="sm" onClick={() => send(prompt)} title={prompt}>
          {ICONS[type]}
          {label}
        </Button>
      ))}
      {hasSelect && (
        <Button size="sm" onClick={() => setEditMode('select')}>
          {ICONS.SelectElement}
          Select an element
        </Button>
      )}
    </div>
  )
}

const ICONS: Partial<Record<Action['type'], React.ReactNode>> = {
  Polish: <Sparkles className="size-3.5 text-accent-ink" />,
  AddInteractivity: <WandSparkles className="size-3.5 text-accent-ink" />,
  SelectElement: <MousePointer2 className="size-3.5 text-accent-ink" />,
}
