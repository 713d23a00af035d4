import type { Kind } from '#server/designer/kinds/kind.ts'
import { isByMonth, offerOf, unitOf } from '#server/designer/offers/offers.ts'
import { compose, type Design, filesOf, sectionsApp } from '#server/designer/page/compose.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { askedParts } from '#server/designer/sections/asked/asked-parts.ts'
import { comparison } from '#server/designer/sections/comparison.ts'
import { cta } from '#server/designer/sections/cta.ts'
import { questionsPiece } from '#server/designer/sections/faq.ts'
import { pricingPlans } from '#server/designer/sections/pricing-plans.ts'
import { seatCalculator } from '#server/designer/sections/seat-calculator.ts'
import { SECTION_WRITERS } from '#server/designer/sections/section-writers.ts'
import { logoFile, navigationFile, themeToggleFile } from '#server/designer/sections/shell-parts.ts'
import { siteFooter } from '#server/designer/sections/site-footer.ts'
import { siteHeader } from '#server/designer/sections/site-header.ts'

/** Sections that a pricing page brings by itself. */
const OWN = ['pricing', 'faq', 'cta', 'footer', 'features']

export const pricing: Kind = {
  name: 'pricing',
  label: 'a pricing page',
  shape: 'site',
  words:
    /\b(?:(?:pricing|price|plans?|subscription|preis|tarifs?|precios)[\s-]*(?:page|screen|seite)|(?:feature|plan) comparison|comparison page|preisseite|(?:pricing|price) (?:tables?|cards?|plans?)|pricing(?! (?:block|section)))\b/i,
  weight: 3,
  compose: composePricing,
}

/** What it costs, what is in it, what people ask, and nothing that distracts from it. */
function composePricing(page: Page): Design {
  const { brief } = page
  const offer = offerOf(brief)
  const asked = brief.sections.filter(wish => !OWN.includes(wish.name))
  const extra = asked.map(wish => SECTION_WRITERS[wish.name as keyof typeof SECTION_WRITERS](page, wish))
  const isByPerson = unitOf(brief).includes('person')
  const own: Piece[] = [
    pricingPlans(page),
    ...(isByPerson ? [seatCalculator(page)] : []),
    comparison(page),
    ...extra,
    questionsPiece(page, offer.questions),
  ]
  const more = askedParts(page, filesOf(own))
  const sections = [...own, ...(more ? [more] : []), cta(page, { name: 'cta', count: null })]
  const header = siteHeader(page, { label: brief.subject.actions[0], href: '#plans' })
  const footer = siteFooter(page)
  const anchors = sections.flatMap(piece => piece.anchor ?? []).slice(0, 5)
  return {
    files: compose(
      page,
      sectionsApp(header, sections, [footer]),
      [header, ...sections, footer],
      [logoFile(page), themeToggleFile(), navigationFile(anchors)],
    ),
    parts: [
      'a header',
      isByMonth(brief) ? 'the plans with a monthly and yearly switch' : 'what it costs',
      ...(isByPerson ? ['a slider for the size of the team'] : []),
      'a comparison, side by side',
      ...extra.map(piece => piece.component.toLowerCase()),
      'questions that open',
      'a closing call and a footer',
    ],
  }
}
