import { Gauge } from 'lucide-react'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { type AnswerUsage, useAnswerUsage } from '#client/api/models.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Menu, MenuLabel } from '#client/ui/menu.tsx'

/** What an answer took; asked for when somebody wants to know. */
export function AnswerUsageMenu({ requestId }: { requestId: string }) {
  return (
    <Menu
      className="w-60"
      trigger={
        <IconButton size="sm" label="Tokens, time and price">
          <Gauge className="size-3.5" />
        </IconButton>
      }
    >
      <Lines requestId={requestId} />
    </Menu>
  )
}

function Lines({ requestId }: { requestId: string }) {
  const usage = useAnswerUsage(usePatternId(), requestId)
  if (usage.isError)
    return (
      <MenuLabel>
        {hasCode(usage.error, 'not_found')
          ? 'Nothing is on record about this answer.'
          : sentenceOf(usage.error)}
      </MenuLabel>
    )
  if (!usage.data) return <MenuLabel>Looking it up…</MenuLabel>
  return usageLines(usage.data).map(line => <MenuLabel key={line}>{line}</MenuLabel>)
}

/** The model, then what it read and wrote, how long that took, and what that cost. */
export function usageLines(usage: AnswerUsage): string[] {
  const { model, inputTokens, cachedTokens, outputTokens, milliseconds } = usage
  const count = (tokens: number) => tokens.toLocaleString('en-US')
  const isCounted = inputTokens + outputTokens > 0
  const remembered = cachedTokens > 0 ? `, ${count(cachedTokens)} of them remembered` : ''
  return [
    model,
    ...(isCounted
      ? [`${count(inputTokens)} tokens read${remembered}`, `${count(outputTokens)} tokens written`]
      : []),
    `${(milliseconds / 1_000).toFixed(1)} s`,
    costWords(usage),
  ]
}

function costWords({ price, priceFrom }: AnswerUsage): string {
  if (price === null) return 'No price was known'
  if (priceFrom === 'free' || price === '$0') return 'Cost nothing'
  return priceFrom === 'operator' ? `${price} by the price set on this server` : `${price} by list price`
}
