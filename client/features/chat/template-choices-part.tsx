import { useTemplates } from '#client/api/templates.ts'
import { useActiveRun } from '#client/room/meta-hooks.ts'
import { TemplatePicture } from '#client/ui/template-picture.tsx'
import { templatePrompt } from '#shared/templates.ts'
import { useCanWrite } from './chat-context.ts'
import type { PartProps } from './part-props.ts'
import { useSend } from './use-send.ts'

/** Other templates to begin with, by their pictures; one click takes another. */
export function TemplateChoicesPart({ part: { others } }: PartProps<'templateChoices'>) {
  const { data: cards = [] } = useTemplates()
  const isRunning = useActiveRun() !== null
  const mayWrite = useCanWrite()
  const send = useSend()
  return (
    <ul aria-label="Other templates" className="grid grid-cols-3 gap-2">
      {others.flatMap(id => {
        const card = cards.find(each => each.id === id)
        if (!card) return []
        return (
          <li key={id}>
            <button
              type="button"
              disabled={!mayWrite || isRunning}
              onClick={() => send(templatePrompt(card.title))}
              className="w-full overflow-hidden rounded-md border border-line text-left text-xs"
            >
              <TemplatePicture id={id} className="aspect-[4/3]" />
              <span className="block truncate p-1.5">{card.title}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
