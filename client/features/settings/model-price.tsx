import { useState } from 'react'
import { useUsualMessage } from '#client/api/models.ts'
import { useSession } from '#client/api/users.ts'
import { priceOrigin, priceWords } from '#client/lib/price-words.ts'
import { Button } from '#client/ui/button.tsx'
import { PRICE_LISTS } from '#shared/list-prices.ts'
import type { ConnectedProvider, KnownModel } from '#shared/models.ts'
import { messageCost } from '#shared/token-cost.ts'
import { PriceForm } from './price-form.tsx'

/** What a model costs, who says so, and a form in which to say otherwise. */
export function ModelPriceLine({ model }: { model: KnownModel }) {
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const userId = useSession().data?.user?.id ?? ''
  const { price, provider } = model
  const message = messageCost(price, useUsualMessage())
  const origin = priceOrigin(price, userId)
  const source = price?.from === 'list' ? PRICE_LISTS[provider as ConnectedProvider]?.source : undefined
  if (form === 'open') return <PriceForm model={model} close={() => setForm('closed')} />
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <p>
        {priceWords(price)}
        {origin && ' · '}
        {source ? (
          <a href={source} target="_blank" rel="noreferrer" className="underline underline-offset-2">
            {origin}
          </a>
        ) : (
          origin
        )}
        {message && message !== 'free' && ` · ${message} a message`}
      </p>
      <Button
        size="sm"
        look="quiet"
        aria-label={`Set the price of ${model.model}`}
        autoFocus={form === 'closed'}
        onClick={() => setForm('open')}
      >
        {price ? 'Change price' : 'Set price'}
      </Button>
    </div>
  )
}
