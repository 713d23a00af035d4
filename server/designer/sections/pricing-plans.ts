import { tsx } from '#server/designer/code/tsx.ts'
import { isByMonth, offerOf, plansOf } from '#server/designer/offers/offers.ts'
import { heading, type Page, type Piece, say } from '#server/designer/page/page.ts'
import { planRowFile } from '#server/designer/sections/plan-row.ts'
import { billingSwitchFile, gridFor, planCardFile, plansFile } from '#server/designer/sections/pricing.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** The top of a pricing page: what it costs, with the switch, as cards or as ruled rows. */
export function pricingPlans(page: Page): Piece {
  const isRows = RULED.includes(page.direction.name)
  return {
    component: 'Plans',
    file: 'components/plans.tsx',
    code: isRows ? rows(page) : cards(page),
    files: [
      plansFile(page),
      ...(isByMonth(page.brief) ? [billingSwitchFile(page.look)] : []),
      isRows ? planRowFile(page) : planCardFile(page),
    ],
    anchor: { id: 'plans', label: 'Plans' },
  }
}

const SWITCH_IMPORTS =
  'import { useState } from "react";\nimport { BillingSwitch } from "@/components/billing-switch";'
const SWITCH_STATE = 'const [isYearly, setIsYearly] = useState(false);'
const SWITCH = '<BillingSwitch isYearly={isYearly} onChange={setIsYearly} />'

const RULED = ['editorial', 'swiss', 'ledger', 'luxe']

const eyebrowOf = ({ brief }: Page): string =>
  jsxText(brief.audience ? `Prices for ${brief.audience}` : brief.topic ? heading(brief.topic) : 'Prices')

/** Cards side by side under a wide title; the chosen one stands on a field of its own. */
const cards = (page: Page): string => {
  const { brief, look } = page
  const offer = offerOf(brief)
  const plans = plansOf(brief)
  return tsx`
    import { Check } from "lucide-react";
    ${isByMonth(brief) ? SWITCH_IMPORTS : ''}
    import { PlanCard } from "@/components/plan-card";
    import { plans } from "@/data/plans";

    export function Plans() {
      ${isByMonth(brief) ? `${SWITCH_STATE}\n\nreturn (` : 'return ('}
        <section id="plans" className="${look.container} pt-12 pb-16 md:pt-20 md:pb-24">
          <div className="grid items-end gap-8 lg:grid-cols-[1.3fr_0.7fr] lg:gap-16">
            <div>
              <p className="${look.eyebrow}">${eyebrowOf(page)}</p>
              <h1 className="mt-4 ${titleOf(look.h1)}">${jsxText(say(page, brief.headline ?? offer.title))}</h1>
            </div>
            <p className="${look.lead}">${jsxText(say(page, offer.lead))}</p>
          </div>
          <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
            ${isByMonth(brief) ? SWITCH : ''}
            <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted-foreground">
              ${offer.promises.map(
                promise => `<li className="flex items-center gap-2">
  <Check className="size-4 text-brand" aria-hidden="true" />
  ${jsxText(promise)}
</li>`,
              )}
            </ul>
          </div>
          <ul className="mt-6 ${gridFor(plans.length)}">
            {plans.map((plan) => (
              <PlanCard key={plan.name} plan={plan} isYearly={${isByMonth(brief) ? 'isYearly' : 'false'}} />
            ))}
          </ul>
        </section>
      );
    }
  `
}

/** A title that stays in view beside plans set as rows. */
const rows = (page: Page): string => {
  const { brief, look } = page
  const offer = offerOf(brief)
  return tsx`
    ${isByMonth(brief) ? SWITCH_IMPORTS : ''}
    import { PlanRow } from "@/components/plan-row";
    import { plans } from "@/data/plans";

    export function Plans() {
      ${isByMonth(brief) ? `${SWITCH_STATE}\n\nreturn (` : 'return ('}
        <section id="plans" className="${look.container} pt-10 pb-16 md:pt-16 md:pb-24">
          <p className="${look.eyebrow}">${eyebrowOf(page)}</p>
          <h1 className="mt-5 max-w-[18ch] ${titleOf(look.h1)}">${jsxText(say(page, brief.headline ?? offer.title))}</h1>
          <div className="mt-8 flex flex-wrap items-end justify-between gap-6">
            <p className="max-w-[52ch] ${look.lead}">${jsxText(say(page, offer.lead))}</p>
            ${isByMonth(brief) ? SWITCH : ''}
          </div>
          <ul className="mt-12">
            {plans.map((plan) => (
              <PlanRow key={plan.name} plan={plan} isYearly={${isByMonth(brief) ? 'isYearly' : 'false'}} />
            ))}
          </ul>
          <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-sm text-muted-foreground">
            ${offer.promises.map(promise => `<li>${jsxText(promise)}</li>`)}
          </ul>
        </section>
      );
    }
  `
}

/** A page of prices needs less of a shout than a front page. */
const titleOf = (h1: string): string =>
  h1
    .replace('lg:text-8xl', 'lg:text-7xl')
    .replace('sm:text-8xl lg:text-[9.5rem]', 'sm:text-7xl lg:text-8xl')
    .replace('lg:text-[6.5rem]', 'lg:text-[5.25rem]')
