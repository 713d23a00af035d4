import type { Direction, Look } from '#server/designer/direction/direction.ts'
import type { Theme } from '#server/designer/direction/theme.ts'
import type { Brief, SectionWish } from '#server/designer/understanding/brief.ts'
import type { Choices } from '#server/designer/understanding/seed.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** Everything a section needs to write itself. */
export interface Page {
  brief: Brief
  direction: Direction
  look: Look
  theme: Theme
  choices: Choices
}

/** A part of a page: one component in one file, with the files only it needs. */
export interface Piece {
  /** The component as `App.tsx` uses it: `Hero`. */
  component: string
  file: string
  code: string
  /** Data and parts of its own. */
  files: SourceFile[]
  /** Where the navigation finds it; null for parts it does not list. */
  anchor: { id: string; label: string } | null
}

export type SectionWriter = (page: Page, wish: SectionWish) => Piece

/** Puts the brand and the topic into a sentence of a subject. */
export function say({ brief }: Pick<Page, 'brief'>, sentence: string): string {
  const topic = brief.topic ?? 'everyday work'
  const plain = topic
    .replace(/^(?:the|a|an)\s+/i, '')
    .replace(/(?<=\S)\s+(?:apps?|platform|tool|software|website|business|company|startup)$/i, '')
  return sentence
    .replaceAll('{brand}', brief.brand)
    .replaceAll('{topic}', plain)
    .replaceAll('{Topic}', plain.charAt(0).toUpperCase() + plain.slice(1))
}

/** "customer management" as a heading: "Customer management". */
export const heading = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const kebab = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')

const LONGEST_HOST = 22

/** The brand as the name of a host; a long one by its initials. */
export function hostOf(brand: string): string {
  const plain = kebab(brand).replaceAll('-', '')
  if (plain.length <= LONGEST_HOST) return plain || 'studio'
  const initials = kebab(brand)
    .split('-')
    .map(word => word.charAt(0))
  return initials.length > 2 ? initials.join('') : plain.slice(0, LONGEST_HOST)
}

export const mailOf = ({ brief }: Pick<Page, 'brief'>, name = 'hello'): string =>
  `${name}@${hostOf(brief.brand)}.example`
