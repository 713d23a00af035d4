import { ideaSections } from '#server/designer/ideas/idea-page.ts'
import { namedParts } from '#server/designer/ideas/named-sections.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { isByMonth } from '#server/designer/offers/offers.ts'
import { compose, type Design, filesOf, sectionsApp } from '#server/designer/page/compose.ts'
import type { Links } from '#server/designer/page/hero-words.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { announcement } from '#server/designer/sections/announcement.ts'
import { askedParts } from '#server/designer/sections/asked/asked-parts.ts'
import { inOwnWords } from '#server/designer/sections/asked/own-words.ts'
import { hero, wantsWaitlist } from '#server/designer/sections/hero.ts'
import { SECTION_WRITERS } from '#server/designer/sections/section-writers.ts'
import { logoFile, navigationFile, themeToggleFile } from '#server/designer/sections/shell-parts.ts'
import { siteFooter } from '#server/designer/sections/site-footer.ts'
import { plainHeader, siteHeader } from '#server/designer/sections/site-header.ts'
import type { Brief, SectionWish } from '#server/designer/understanding/brief.ts'
import type { SectionName } from '#server/designer/understanding/section-words.ts'

type BodyName = Exclude<SectionName, 'footer'>

export const landing: Kind = {
  name: 'landing',
  label: 'a landing page',
  shape: 'site',
  words:
    /\b(?:landing[\s-]*pages?|home[\s-]?pages?|marketing (?:page|site)|one[\s-]?page(?:r| site| website)?(?! product brief| (?:beat|brief))|(?:single-page )?hero(?: section)?|launch page|waitlist page|campaign page|webseite|startseite|page d['’]accueil|sitio web|coming soon)\b/i,
  weight: 3,
  compose: composeLanding,
}

/** A page that introduces something: a hero and the sections asked for, or those that suit the trade. */
function composeLanding(page: Page): Design {
  const own = namedParts(page.brief)
  const wishes = sectionsFor(page).filter(({ name }) => !own?.instead.has(name))
  const ours = wishes.map(wish =>
    inOwnWords(page, wish.name, SECTION_WRITERS[wish.name as BodyName](page, wish)),
  )
  const theirs = own ? ideaSections(page, own.idea, own.idea.parts) : []
  const written = own?.isAll ? [...theirs, ...ours] : [...ours.slice(0, -1), ...theirs, ...ours.slice(-1)]
  const links = linksTo(written)
  const hasFigures = wishes.some(wish => wish.name === 'stats')
  const first = hero(page, links, hasFigures)
  const before = /\b(?:announcement|launch) banner\b|\bannouncement bar\b/i.test(page.brief.prompt)
    ? [announcement(page)]
    : []
  const footer = isHeroOnly(page.brief) ? [] : [siteFooter(page)]
  const anchors = written.flatMap(piece => piece.anchor ?? []).slice(0, 5)
  const action = { label: page.brief.subject.actions[0], href: links.primary }
  const asked = isHeroOnly(page.brief)
    ? null
    : askedParts(page, filesOf([...before, first, ...written, ...footer]))
  const sections = asked ? [...written.slice(0, -1), asked, ...written.slice(-1)] : written
  const header = anchors.length > 0 ? siteHeader(page, action) : plainHeader(page, action)
  const app = sectionsApp(header, [first, ...sections], footer, {
    before,
    hasBackdrop: page.theme.file.code.includes('--backdrop:'),
    isOneView: isHeroOnly(page.brief),
  })
  const navigation = anchors.length > 0 ? [navigationFile(anchors)] : []
  const shared = [logoFile(page), themeToggleFile(), ...navigation]
  return {
    files: compose(page, app, [...before, header, first, ...sections, ...footer], shared),
    parts: [
      'a header',
      'the hero',
      ...wishes.map(({ name }) =>
        name === 'pricing' && !isByMonth(page.brief) ? 'a price list' : PARTS[name as BodyName],
      ),
      ...theirs.flatMap(({ anchor }) => (anchor ? [anchor.label.toLowerCase()] : [])),
      ...footer.map(() => 'a footer'),
    ],
  }
}

/** From two wishes on the person has composed the page; below that they are worked into ours. */
function sectionsFor({ brief, direction, choices }: Page): SectionWish[] {
  const asked = askedFor(brief)
  if (isHeroOnly(brief)) return asked.filter(({ name }) => name !== 'cta')
  if (asked.length >= 2) return hasEnd(asked) ? asked : [...asked, { name: 'cta', count: null }]
  const isSoftware = brief.subject.offer === 'software'
  const plan: SectionName[] = isSoftware
    ? choices.pick('rhythm', [
        ['logos', 'features', 'steps', 'testimonials', 'faq', 'cta'],
        ['features', 'testimonials', 'steps', 'pricing', 'faq', 'cta'],
        ['logos', 'features', 'schedule', 'testimonials', 'faq', 'cta'],
      ])
    : choices.pick('rhythm', [
        ['schedule', 'features', 'steps', 'testimonials', 'faq', 'cta'],
        ['features', 'schedule', 'testimonials', 'faq', 'cta'],
        ['steps', 'features', 'schedule', 'testimonials', 'newsletter'],
      ])
  const rhythm = direction.name === 'luxe' ? plan.filter(name => name !== 'faq') : plan
  const missing = asked.filter(wish => !rhythm.includes(wish.name))
  const wishOf = (name: SectionName) => asked.find(wish => wish.name === name) ?? { name, count: null }
  const ours = rhythm.map(wishOf)
  const end = ours.findIndex(wish => wish.name === 'faq' || wish.name === 'cta' || wish.name === 'newsletter')
  const at = end < 0 ? ours.length : end
  return [...ours.slice(0, at), ...missing, ...ours.slice(at)]
}

/** What was asked for, less what another part of the page already does. */
function askedFor({ sections, subject, prompt }: Brief): SectionWish[] {
  const has = (name: SectionName) => sections.some(wish => wish.name === name)
  const isDone: Partial<Record<SectionName, boolean>> = {
    footer: true,
    cta: has('contact'),
    pricing: has('donate') || subject.offer === 'donation',
    newsletter: wantsWaitlist(prompt),
  }
  return sections.filter(({ name }) => !isDone[name])
}

/** "A hero section for …" is the first view and nothing below it. */
const isHeroOnly = ({ prompt }: Brief): boolean => /^[^.,;:]{0,70}\bhero section\b/i.test(prompt)

/** A page that ends in something to do needs no further call. */
const hasEnd = (wishes: SectionWish[]): boolean =>
  wishes.some(
    ({ name }) => name === 'cta' || name === 'contact' || name === 'newsletter' || name === 'donate',
  )

/** The first button leads to where something can be done, the second to where something can be seen. */
function linksTo(sections: Piece[]): Links {
  const idOf = (components: string[]) => {
    const piece = components.map(name => sections.find(each => each.component === name)).find(Boolean)
    return piece ? `#${piece.anchor?.id ?? 'start'}` : null
  }
  return {
    primary: idOf(['Donate', 'Pricing', 'Contact', 'Closing', 'Newsletter']) ?? '#main',
    secondary: idOf(['Schedule', 'Gallery', 'Features', 'Steps', 'Testimonials', 'Faq']) ?? '#main',
  }
}

const PARTS: Record<BodyName, string> = {
  logos: 'a row of names',
  features: 'what it offers',
  steps: 'how it works, step by step',
  stats: 'a band of figures',
  testimonials: 'voices',
  pricing: 'a price list with a yearly switch',
  faq: 'questions that open',
  gallery: 'a gallery with a large view',
  team: 'the people',
  story: 'the story behind it',
  schedule: 'a list in rows',
  donate: 'a goal with gifts',
  newsletter: 'a newsletter form',
  contact: 'a contact form that checks itself',
  cta: 'a closing call',
}
