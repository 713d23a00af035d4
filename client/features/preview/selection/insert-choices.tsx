import { RadioGroup } from 'radix-ui'
import { useId } from 'react'
import { TemplatePicture } from '#client/ui/template-picture.tsx'
import type { TemplateCard } from '#shared/templates.ts'

interface InsertChoicesProps {
  cards: readonly TemplateCard[]
  chosen: string | null
  onChoose(id: string): void
}

/** Templates as they look, one of which is chosen; the arrow keys go from one to the next. */
export function InsertChoices({ cards, chosen, onChoose }: InsertChoicesProps) {
  const name = useId()
  return (
    <RadioGroup.Root
      aria-label="Part"
      value={chosen}
      onValueChange={onChoose}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-5"
    >
      {cards.map(({ id, title, sentence, shape }) => (
        <RadioGroup.Item
          key={id}
          value={id}
          aria-labelledby={`${name}-${id}`}
          aria-describedby={`${name}-${id}-about`}
          className="group flex min-w-0 flex-col rounded-lg text-left"
        >
          <TemplatePicture
            id={id}
            isPhone={shape === 'mobile'}
            className="aspect-16/10 w-full rounded-lg border border-line shadow-1 group-data-[state=checked]:outline-2 group-data-[state=checked]:outline-accent"
          />
          <span id={`${name}-${id}`} className="mt-2 text-sm font-medium">
            {title}
          </span>
          <span id={`${name}-${id}-about`} className="line-clamp-2 text-xs text-ink-soft">
            {sentence}
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
