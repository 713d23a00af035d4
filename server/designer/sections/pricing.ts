import { dataFile } from '#server/designer/code/data-file.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Look } from '#server/designer/direction/direction.ts'
import type { Offer } from '#server/designer/offers/offer.ts'
import { actionOf, isByMonth, offerOf, type Plan, plansOf, unitOf } from '#server/designer/offers/offers.ts'
import { type Page, type SectionWriter, say } from '#server/designer/page/page.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** The price list as a section of a longer page. */
export const pricing: SectionWriter = page => {
  const { brief, look } = page
  const offer = offerOf(brief)
  const hasSwitch = isByMonth(brief)
  const isOne = plansOf(brief).length === 1
  const code = tsx`
    ${hasSwitch ? 'import { useState } from "react";\nimport { BillingSwitch } from "@/components/billing-switch";' : ''}
    import { PlanCard } from "@/components/plan-card";
    import { plans } from "@/data/plans";

    export function Pricing() {
      ${hasSwitch ? 'const [isYearly, setIsYearly] = useState(false);\n\nreturn (' : 'return ('}
        <section id="pricing" className="${look.container} ${look.section}${isOne ? ' grid items-start gap-x-16 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]' : ''}">
          <div className="flex flex-wrap items-end justify-between gap-6">
            <h2 className="max-w-[20ch] ${look.h2}">${jsxText(say(page, offer.title))}</h2>
            ${hasSwitch ? '<BillingSwitch isYearly={isYearly} onChange={setIsYearly} />' : ''}
          </div>
          ${isOne ? promises(offer) : ''}
          <ul className="${isOne ? 'grid lg:col-start-2 lg:row-span-2 lg:row-start-1' : `${gridFor(plansOf(brief).length)} mt-10`}">
            {plans.map((plan) => (
              <PlanCard key={plan.name} plan={plan} isYearly={${hasSwitch ? 'isYearly' : 'false'}} />
            ))}
          </ul>
        </section>
      );
    }
  `
  return {
    component: 'Pricing',
    file: 'components/pricing.tsx',
    code,
    files: [plansFile(page), ...(hasSwitch ? [billingSwitchFile(look)] : []), planCardFile(page)],
    anchor: { id: 'pricing', label: 'Pricing' },
  }
}

/** Beside a single price there is room for what is true of it. */
const promises = (offer: Offer): string => tsx`
  <ul className="grid content-start gap-3 text-muted-foreground lg:row-start-2">
    <li className="max-w-[46ch] pb-2 text-lg text-pretty">${jsxText(offer.lead)}</li>
    ${offer.promises.map(promise => `<li>${jsxText(promise)}</li>`)}
  </ul>
`

export const gridFor = (count: number): string =>
  ({
    1: 'grid max-w-md grid-cols-[minmax(0,1fr)] gap-4',
    2: 'grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2',
    4: 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-4',
  })[count] ?? 'grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3'

export function plansFile(page: Page): SourceFile {
  const rows = plansOf(page.brief).map(({ currency: _, isBest, ...plan }: Plan) => ({ ...plan, isBest }))
  return dataFile({
    file: 'data/plans.ts',
    name: 'plans',
    row: 'Plan',
    fields: {
      name: 'string',
      '/** A month; null is a price to talk about. */\n  price': 'number | null',
      who: 'string',
      features: 'string[]',
      isBest: 'boolean',
    },
    rows,
  })
}

export function billingSwitchFile(look: Look): SourceFile {
  const radius = look.button.includes('rounded-full') ? 'rounded-full' : 'rounded-lg'
  const code = tsx`
    import { Badge } from "@/components/ui/badge";
    import { Label } from "@/components/ui/label";
    import { Switch } from "@/components/ui/switch";

    interface BillingSwitchProps {
      isYearly: boolean;
      onChange: (isYearly: boolean) => void;
    }

    export function BillingSwitch({ isYearly, onChange }: BillingSwitchProps) {
      return (
        <div className="flex w-fit items-center gap-3 border bg-card px-4 py-2.5 ${radius}">
          <Label htmlFor="billing">Pay by the year</Label>
          <Switch id="billing" checked={isYearly} onCheckedChange={onChange} />
          <Badge variant={isYearly ? "default" : "secondary"}>2 months free</Badge>
        </div>
      );
    }
  `
  return { name: 'components/billing-switch.tsx', code }
}

export function planCardFile(page: Page): SourceFile {
  const { brief, look, direction } = page
  const offer = offerOf(brief)
  const currency = plansOf(brief)[0]?.currency ?? '€'
  const isRuled = direction.name === 'editorial' || direction.name === 'swiss' || direction.name === 'ledger'
  const base = isRuled
    ? 'flex flex-col border-t-2 border-foreground/80 pt-6'
    : `flex flex-col ${look.card.replace(/\bp-[78]\b/, 'p-6').replace('bg-card', 'bg-card text-card-foreground')} md:p-8`
  const best = isRuled ? 'border-primary' : 'bg-panel text-panel-foreground'
  const quiet = isRuled ? 'text-muted-foreground' : ''
  const isLost = !isRuled && direction.recipe.panel === 'accent'
  const badge = isLost ? 'bg-foreground text-background' : 'bg-highlight text-highlight-foreground'
  const button = `mt-5 w-full ${look.button}`
  const onPanel = 'border-transparent bg-panel-foreground text-panel hover:bg-panel-foreground/90'
  const buttonClass = isRuled ? `"${button}"` : `{cn("${button}", plan.isBest && "${onPanel}")}`
  const code = tsx`
    import { Check } from "lucide-react";
    import { Badge } from "@/components/ui/badge";
    import { Button } from "@/components/ui/button";
    import type { Plan } from "@/data/plans";
    import { cn } from "@/lib/utils";

    interface PlanCardProps {
      plan: Plan;
      isYearly: boolean;
    }

    /** Ten months pay for twelve. */
    const priceOf = (price: number, isYearly: boolean) =>
      isYearly ? Math.round((price * 10) / 12) : price;

    export function PlanCard({ plan, isYearly }: PlanCardProps) {
      return (
        <li className={cn("${base}", plan.isBest && "${best}")}>
          <div className="flex items-center justify-between gap-3">
            <h3 className="${look.h3}">{plan.name}</h3>
            {plan.isBest && (
              <Badge className="${badge}">Most chosen</Badge>
            )}
          </div>
          <p className="mt-1.5 min-h-12 text-sm text-pretty ${quiet}">{plan.who}</p>
          <p className="mt-6 flex items-baseline gap-2">
            <span className="${look.figure}">
              {plan.price === null
                ? "Let’s talk"
                : \`${currency}\${priceOf(plan.price, isYearly).toLocaleString("en")}\`}
            </span>
            {plan.price !== null && plan.price > 0 && (
              <span className="text-sm ${quiet}">${jsxText(unitOf(brief))}</span>
            )}
          </p>
          <p className="mt-1 h-5 text-xs ${quiet}">
            {isYearly && plan.price !== null && plan.price > 0 && (
              <>${currency}{(plan.price * 10).toLocaleString("en")} billed once a year</>
            )}
          </p>
          <Button
            size="lg"
            variant={plan.isBest ? "default" : "outline"}
            className=${buttonClass}
          >
            {plan.price === null ? "Write to us" : ${actionOf(offer)}}
          </Button>
          <ul className="mt-7 grid gap-3 text-[0.95rem]">
            {plan.features.map((feature) => (
              <li key={feature} className="flex gap-3">
                <Check
                  className={cn("mt-1 size-4 shrink-0 text-brand", plan.isBest && "text-current")}
                  aria-hidden="true"
                />
                {feature}
              </li>
            ))}
          </ul>
        </li>
      );
    }
  `
  return { name: 'components/plan-card.tsx', code }
}
