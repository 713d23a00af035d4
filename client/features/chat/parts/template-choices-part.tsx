import { useId, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useTemplates } from '#client/api/templates.ts'
import { focusComposer } from '#client/lib/composer-focus.ts'
import { useStored } from '#client/lib/stored.ts'
import { useActiveRun } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { outboxOf } from '#client/state/outbox.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { type TemplateCard, templatePrompt } from '#shared/templates.ts'
import { useCanWrite } from '../chat-context.ts'
import { useSend } from '../composer/use-send.ts'
import { useItem } from '../thread/item-context.ts'
import type { PartProps } from './part-props.ts'
import { FoundTemplates } from './template-search.tsx'
import { TemplateTiles } from './template-tiles.tsx'

/** What is shown of an older answer, where nothing can be taken any more. */
const PAST_MAX = 3
/** More than these are searched. */
const FEW = 6

/** Other templates to begin with, by their pictures; one click takes another. */
export function TemplateChoicesPart({ part: { chosen, others } }: PartProps<'templateChoices'>) {
  const { isLast } = useItem()
  const templates = useTemplates()
  const [isWhole, setWhole] = useState(false)
  const titleId = useId()
  const noteId = useId()
  const obstacle = useObstacle()
  const take = useTake()
  if (templates.isPending) return <Loading count={Math.min(others.length, PAST_MAX)} />
  if (templates.isError) {
    if (!isLast) return null
    return (
      <LoadFailed
        what="Other templates could not be loaded."
        why={sentenceOf(templates.error)}
        onRetry={() => void templates.refetch()}
      />
    )
  }
  const near = others.flatMap(id => templates.data.find(card => card.id === id) ?? [])
  if (near.length === 0) return null
  if (!isLast) return <TemplateTiles label={PAST_LABEL} cards={near.slice(0, PAST_MAX)} />
  const shown = isWhole ? templates.data.filter(({ id }) => id !== chosen) : near
  const choice = { isOff: obstacle !== null, noteId, nameOf: chosen ? instead : taken, take }
  const canShowAll = chosen !== null && near.length < templates.data.length - 1
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-1.5">
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h3 id={titleId} className="text-sm font-medium">
          {chosen && !isWhole ? 'Nearest other templates' : 'All templates'}
        </h3>
        {canShowAll && (
          <Button
            look="quiet"
            size="sm"
            aria-expanded={isWhole}
            className="-mr-2.5"
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Show the nearest' : `Show all ${templates.data.length}`}
          </Button>
        )}
      </div>
      {shown.length > FEW ? (
        <FoundTemplates cards={shown} choice={choice} />
      ) : (
        <TemplateTiles label="Templates" cards={shown} choice={choice} />
      )}
      <p id={noteId} className="text-xs text-pretty text-ink-faint">
        {obstacle ?? (chosen ? INSTEAD : ANEW)}
      </p>
    </section>
  )
}

const PAST_LABEL = 'Templates that were offered'
const INSTEAD = 'One click takes another: your words are put into it, and this version stays under Versions.'
const ANEW = 'One click begins with it, and your words are put into it.'
const instead = (title: string) => `Use the template “${title}” instead`
const taken = (title: string) => `Use the template “${title}”`

/** Why none can be taken now; null where one can. */
function useObstacle(): string | null {
  const isRunning = useActiveRun() !== null
  const [outgoing] = useStored(outboxOf(usePatternId()))
  if (!useCanWrite()) return 'Whoever may edit this design can take one of these.'
  const isBusy = isRunning || (outgoing !== null && outgoing.state !== 'failed')
  return isBusy ? 'A generation is running. Stop it, or take a template when it is done.' : null
}

function useTake(): (card: TemplateCard) => void {
  const send = useSend()
  return ({ title }) => {
    send(templatePrompt(title))
    // What was pressed is a picture now; on a phone the message box would bring its keyboard.
    if (matchMedia('(pointer: fine)').matches) focusComposer()
  }
}

function Loading({ count }: { count: number }) {
  return (
    <div role="status" aria-label="Loading other templates" className="grid max-w-lg grid-cols-3 gap-2">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that are all the same.
        <div key={at}>
          <Skeleton className="aspect-4/3 rounded-md" />
          <Skeleton className="mt-2 h-3 w-2/3" />
        </div>
      ))}
    </div>
  )
}
