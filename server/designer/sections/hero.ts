import { illustrationFile } from '#server/designer/art/drawings.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { HeroName } from '#server/designer/direction/direction.ts'
import { type HeroWords, heroWords, type Links } from '#server/designer/page/hero-words.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { heroArch } from '#server/designer/sections/hero-arch.ts'
import { consoleFile, heroConsole } from '#server/designer/sections/hero-console.ts'
import { heroMasthead } from '#server/designer/sections/hero-masthead.ts'
import { heroPoster } from '#server/designer/sections/hero-poster.ts'
import { heroScene } from '#server/designer/sections/hero-scene.ts'
import { heroShowcase } from '#server/designer/sections/hero-showcase.ts'
import { heroSplit } from '#server/designer/sections/hero-split.ts'
import { productPreview } from '#server/designer/sections/product-preview.ts'
import { waitlistFormFile } from '#server/designer/sections/waitlist-form.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** The first view of a page, in one of the compositions that the direction likes. */
export function hero(page: Page, links: Links, hasFigures: boolean): Piece {
  const name = chooseHero(page)
  const words = heroWords(page, links, hasFigures)
  const hasWaitlist = wantsWaitlist(page.brief.prompt)
  const actions = hasWaitlist ? '<WaitlistForm />' : actionsOf(page, words)
  const code = codeOf(name, page, words, actions)
  const own = hasWaitlist ? [waitlistFormFile(page)] : []
  return {
    component: 'Hero',
    file: 'components/hero.tsx',
    code: hasWaitlist ? withWaitlist(code) : code,
    files: [...filesOf(name, page), ...own],
    anchor: null,
  }
}

/** The first view asks for an address itself. */
export const wantsWaitlist = (prompt: string): boolean =>
  /\b(?:waitlist|waiting list|early access|email capture)\b/i.test(prompt)

/** Drawings that are a place and not a thing, so that they can fill a page. */
const SCENES = ['orbit', 'hills', 'turbine', 'sun', 'facade']

function chooseHero({ brief, direction, choices }: Page): HeroName {
  const { offer, art } = brief.subject
  const isScene = SCENES.includes(art)
  const wantsScene = /\b(?:orbit\w*|scene|full-bleed|animated)\b/i.test(brief.prompt)
  if (isScene && wantsScene) return 'scene'
  if (/\b(?:on|to) the right\b|\bside by side\b|\bsplit\b/i.test(brief.prompt)) return 'split'
  const ofSoftware = direction.heroes.filter(name => name === 'showcase' || name === 'console')
  if (offer === 'software' && ofSoftware.length > 0 && !isScene) return choices.pick('hero', ofSoftware)
  const fitting = direction.heroes.filter(
    name => name !== 'showcase' && name !== 'console' && (name !== 'scene' || isScene),
  )
  return choices.pick('hero', fitting.length > 0 ? fitting : ['split'])
}

function codeOf(name: HeroName, page: Page, words: HeroWords, actions: string): string {
  const { look } = page
  switch (name) {
    case 'masthead':
      return heroMasthead(look, words, actions)
    case 'split':
      return heroSplit(look, words, actions)
    case 'poster':
      return heroPoster(look, words, actions)
    case 'showcase':
      return heroShowcase(look, words, actions)
    case 'arch':
      return heroArch(look, words, actions)
    case 'console':
      return heroConsole(look, words, actions)
    case 'scene':
      return heroScene(look, words, actions)
  }
}

function filesOf(name: HeroName, page: Page): SourceFile[] {
  if (name === 'console') return [{ name: 'components/console.tsx', code: consoleFile(page) }]
  if (name === 'showcase') return [{ name: 'components/product-preview.tsx', code: productPreview(page) }]
  return [illustrationFile(page.brief.subject.art)]
}

function actionsOf({ look }: Page, { primary, secondary, links }: HeroWords): string {
  const isLink = look.quietButton.includes('underline')
  return tsx`
    <Button size="lg" className="${look.button}" asChild>
      <a href="${links.primary}">${primary}</a>
    </Button>
    <Button size="lg" variant="${isLink ? 'link' : 'outline'}" className="${look.quietButton}" asChild>
      <a href="${links.secondary}">${secondary}</a>
    </Button>
  `
}

/** The form brings its own button. */
const withWaitlist = (code: string): string =>
  code.replace(
    'import { Button } from "@/components/ui/button";',
    'import { WaitlistForm } from "@/components/waitlist-form";',
  )
