import { callOut } from '#server/designer/offers/call-out.ts'
import { lessonsOffer } from '#server/designer/offers/lessons.ts'
import { membership } from '#server/designer/offers/membership.ts'
import type { Offer, Tier } from '#server/designer/offers/offer.ts'
import { retainer } from '#server/designer/offers/retainer.ts'
import { service } from '#server/designer/offers/service.ts'
import { software } from '#server/designer/offers/software.ts'
import { subscription } from '#server/designer/offers/subscription.ts'
import type { Brief } from '#server/designer/understanding/brief.ts'
import { countBefore } from '#server/designer/understanding/counts.ts'

const OFFERS: Record<string, Offer> = {
  software,
  membership,
  subscription,
  retainer,
  service,
  'call-out': callOut,
  lessons: lessonsOffer,
  donation: subscription,
}

export interface Plan extends Tier {
  currency: string
  isBest: boolean
}

/** What stands beside a price: in the person's words where they gave some. */
export const unitOf = (brief: Brief): string => brief.priceUnit ?? offerOf(brief).unit

/** The label of a plan's button, as code. */
export const actionOf = ({ action, button }: Offer): string =>
  button ? JSON.stringify(button) : `\`${action} \${plan.name}\``

/** Whether there is a month, and so a yearly price, to switch between. */
export const isByMonth = (brief: Brief): boolean => brief.priceUnit === null && !offerOf(brief).isOnce

export const offerOf = (brief: Brief): Offer => OFFERS[brief.subject.offer] ?? software

/** The plans as the person named and priced them, filled up with what such a step usually holds. */
export function plansOf(brief: Brief): Plan[] {
  const { tiers } = offerOf(brief)
  const named = brief.plans
  const wanted =
    named.length > 0
      ? named.length
      : Math.min(4, countBefore(brief.prompt, /plans?|tiers?|prices?|packages?/) ?? 3)
  const currency = named[0]?.currency ?? currencyOf(brief)
  const plans = Array.from({ length: Math.max(1, wanted) }, (_, at) => {
    const said = named[at]?.name || undefined
    const tier = tierFor(tiers, at, wanted, said)
    const price = named[at] ? (named[at].price ?? (isCustom(named[at].name) ? null : tier.price)) : tier.price
    return { ...tier, name: said ?? tier.name, price, currency, isBest: false }
  })
  const best = plans.length > 2 ? 1 : plans.length - 1
  return plans.map((plan, at) => ({
    ...plan,
    features: plan.features.map(feature =>
      feature.replace('{below}', plans[at - 1]?.name ?? 'the smaller plan'),
    ),
    isBest: at === best && plans.length > 1,
  }))
}

const IN_DOLLARS = ['software', 'call-out', 'lessons']
const BRITISH =
  /\b(?:UK|England|Scotland|Wales|London|Leeds|Manchester|Birmingham|Liverpool|Bristol|Edinburgh|Glasgow|Cardiff|Sheffield|Brighton|Oxford|Cambridge)\b/

/** What people pay with there. */
function currencyOf({ prompt, subject }: Brief): string {
  if (BRITISH.test(prompt)) return '£'
  return IN_DOLLARS.includes(subject.offer) ? '$' : '€'
}

/** A plan called Enterprise is the last step wherever it stands. */
function tierFor(tiers: Offer['tiers'], at: number, count: number, name = ''): Tier {
  if (isCustom(name)) return tiers[3]
  if (count === 2) return at === 0 ? tiers[0] : tiers[1]
  return tiers[Math.min(at, 3)] ?? tiers[1]
}

const isCustom = (name: string): boolean => /^(?:enterprise|custom|corporate)$/i.test(name)

/** Which column of the comparison belongs to a plan. */
export function columnOf(brief: Brief, plan: Plan, at: number, count: number): number {
  const { tiers } = offerOf(brief)
  return tiers.indexOf(tierFor(tiers, at, count, plan.name))
}
