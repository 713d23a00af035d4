import { useId } from 'react'
import { Button } from '#client/ui/button.tsx'
import { TemplatePicture } from '#client/ui/template-picture.tsx'
import type { TemplateCard as Card } from '#shared/templates.ts'

interface TemplateCardProps {
  card: Card
  isStarting: boolean
  isOff: boolean
  onStart(): void
}

/** A template as it looks, in the colours of the app. */
export function TemplateCard({ card, isStarting, isOff, onStart }: TemplateCardProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a list's entry, not of a form's fields.
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col">
      <TemplatePicture
        id={card.id}
        isPhone={card.shape === 'mobile'}
        className="aspect-16/10 rounded-lg border border-line shadow-1"
      />
      <h3 id={id} className="mt-3 truncate text-base font-medium">
        {card.title}
      </h3>
      <p className="mt-1 line-clamp-2 min-h-9 text-xs text-pretty text-ink-soft">{card.sentence}</p>
      <Button
        size="sm"
        className="mt-2.5 self-start"
        isBusy={isStarting}
        disabled={isOff}
        aria-describedby={id}
        onClick={onStart}
      >
        Start from this
      </Button>
    </div>
  )
}
