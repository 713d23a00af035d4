import { Check } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'
import { Toggles } from '../../shared/toggles'
import { content, type Plan } from '../content'
import { cheapest, costOf, money, priceOf } from './cost'

interface PlansProps {
  hours: number
  isYearly: boolean
  onYearly: (isYearly: boolean) => void
  onChoose: (plan: Plan) => void
}

const { period } = content
const PERIODS = [['month', period.month] as const, ['year', period.year] as const]

export function Plans({ hours, isYearly, onYearly, onChoose }: PlansProps) {
  const best = cheapest(hours, isYearly)
  const hasValues = content.plans.some(plan => plan.value !== undefined)
  return (
    <section id="plans" aria-labelledby="plans-title" className="bg-muted">
      <div className="mx-auto max-w-6xl px-5 py-16 md:px-8 md:py-20">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 id="plans-title" className="text-balance font-bold text-3xl tracking-tight md:text-4xl">
            {content.plansTitle}
          </h2>
          {hasValues ? (
            <Toggles
              name={period.label}
              value={isYearly ? 'year' : 'month'}
              options={PERIODS}
              className="bg-card"
              itemClass="h-11 px-4 data-[state=on]:bg-primary data-[state=on]:text-primary-foreground"
              onValue={value => onYearly(value === 'year')}
            />
          ) : null}
        </div>
        {hasValues ? <p className="mt-3 text-muted-foreground">{content.period.note}</p> : null}
        {content.plans.length === 0 ? <p className="mt-8 text-lg">{content.noPlans}</p> : null}
        <ul className="mt-8 flex flex-col gap-3">
          {content.plans.map((plan, index) => {
            const isBest = index === best
            const cost = costOf(plan, hours, isYearly)
            const { price, unit } = priceOf(plan, isYearly)
            return (
              <li
                key={[index, plan.name].join()}
                className={cn(
                  'grid grid-cols-1 gap-x-8 gap-y-4 rounded-lg px-5 py-6 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1.5fr)_auto] md:px-7',
                  isBest ? 'bg-sawn text-sawn-foreground' : 'bg-card text-card-foreground',
                )}
              >
                <div className="min-w-0">
                  <h3 className="break-words font-bold text-2xl tracking-tight">{plan.name}</h3>
                  <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
                    <span className="font-bold text-4xl tabular-nums tracking-tight">{price}</span>
                    {unit ? <span>{unit}</span> : null}
                  </p>
                </div>
                <div className="min-w-0">
                  {plan.text ? <p className="max-w-[52ch] leading-normal">{plan.text}</p> : null}
                  <ul className="mt-3 grid grid-cols-1 gap-x-5 gap-y-1 text-sm empty:hidden lg:grid-cols-2">
                    {plan.includes?.map((line, at) => (
                      <li key={[at, line].join()} className="flex min-w-0 gap-2">
                        <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
                        <span className="min-w-0 break-words">{line}</span>
                      </li>
                    ))}
                  </ul>
                </div>
                <div className="flex flex-wrap items-center gap-4 md:flex-col md:items-end md:justify-between">
                  {cost === undefined ? null : (
                    <p className="text-sm tabular-nums md:text-right">
                      {content.usage.at} {hours} {content.usage.unit}
                      <span className="block font-bold text-lg">
                        {money(cost)} {content.money.perMonth}
                      </span>
                    </p>
                  )}
                  <Button
                    size="lg"
                    variant={isBest ? 'default' : 'outline'}
                    aria-label={`${content.choose}: ${plan.name}`}
                    onClick={() => onChoose(plan)}
                    className="min-h-11 px-7 text-base"
                  >
                    {content.choose}
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
