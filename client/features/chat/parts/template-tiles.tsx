import { clsx } from 'clsx'
import { TemplatePicture } from '#client/ui/template-picture.tsx'
import type { TemplateCard } from '#shared/templates.ts'

/** How one of them is taken. */
export interface TemplateChoice {
  isOff: boolean
  /** The element that says what a click does, or why none is possible. */
  noteId: string
  nameOf(title: string): string
  take(card: TemplateCard): void
}

interface TemplateTilesProps {
  label: string
  cards: readonly TemplateCard[]
  /** Without it they are pictures alone. */
  choice?: TemplateChoice
  isDense?: boolean
}

/** Templates as they look, in a message. */
export function TemplateTiles({ label, cards, choice, isDense = false }: TemplateTilesProps) {
  return (
    <ul
      aria-label={label}
      className={clsx(
        'grid',
        isDense ? 'grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-0.5' : '-mx-1 max-w-lg grid-cols-3',
      )}
    >
      {cards.map(card => (
        <li key={card.id} className="min-w-0">
          {choice ? <Choice card={card} choice={choice} /> : <Tile card={card} className="p-1" />}
        </li>
      ))}
    </ul>
  )
}

function Choice({
  card,
  choice: { isOff, noteId, nameOf, take },
}: {
  card: TemplateCard
  choice: TemplateChoice
}) {
  return (
    <button
      type="button"
      aria-label={nameOf(card.title)}
      aria-describedby={noteId}
      aria-disabled={isOff || undefined}
      title={card.sentence}
      onClick={isOff ? undefined : () => take(card)}
      className="group w-full rounded-lg p-1 text-left transition-colors not-aria-disabled:hover:bg-hover not-aria-disabled:active:bg-pressed aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
    >
      <Tile card={card} className="group-not-aria-disabled:group-hover:text-ink" />
    </button>
  )
}

function Tile({ card: { id, shape, title }, className }: { card: TemplateCard; className: string }) {
  return (
    <span className={clsx('flex flex-col gap-1 text-xs text-ink-soft', className)}>
      <TemplatePicture
        id={id}
        isPhone={shape === 'mobile'}
        className="aspect-4/3 rounded-md border border-line group-not-aria-disabled:group-hover:border-accent-line"
      />
      <span className="line-clamp-2 px-0.5 wrap-break-word">{title}</span>
    </span>
  )
}
