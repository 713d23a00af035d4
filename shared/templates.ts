import { z } from 'zod'
import { sourceFileSchema } from '#shared/artifacts.ts'
import { PRESET_NAMES, type PresetName } from '#shared/design.ts'

/** A template's id is the name of its folder. */
export const templateIdSchema = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+){0,5}$/)

export const TEMPLATE_SHAPES = ['page', 'app', 'mobile', 'part'] as const
export type TemplateShape = (typeof TEMPLATE_SHAPES)[number]

/** What people choose a template by: `/templates/index.json` lists them. */
export const templateCardSchema = z.object({
  id: templateIdSchema,
  title: z.string().min(1),
  sentence: z.string().min(1),
  /** What it is asked for by, with commas between. */
  words: z.string(),
  shape: z.enum(TEMPLATE_SHAPES),
  /** Those that it can be begun in. */
  presets: z.array(z.enum(PRESET_NAMES)).min(1),
  /** It goes from page to page by itself, so it cannot stand in a page of something else. */
  hasPages: z.boolean().optional(),
})
export type TemplateCard = z.infer<typeof templateCardSchema>
export const templateCardsSchema = z.array(templateCardSchema)

/** Where its files for a preset are, beside the list. */
export const templateFile = (id: string, preset: PresetName): string =>
  preset === 'shadcn-tailwind' ? `${id}.json` : `${id}.${preset}.json`

/** What such a file holds: its files, as a design begins with them. */
export const templateFilesSchema = z.array(sourceFileSchema).min(1)

/** Two routers in one design would take the address from each other. */
export const hasPages = (files: readonly { code: string }[]): boolean =>
  files.some(({ code }) => code.includes("from 'react-router"))

/** What can stand in a page of another design, parts first. */
export const insertable = <Card extends Pick<TemplateCard, 'shape' | 'hasPages'>>(
  cards: readonly Card[],
): Card[] => {
  const fit = cards.filter(card => !card.hasPages)
  return [...fit.filter(isPart), ...fit.filter(card => !isPart(card))]
}

const isPart = ({ shape }: Pick<TemplateCard, 'shape'>): boolean => shape === 'part'

/** Templates that say every word of a search, in their order. */
export function searchTemplates<Card extends Pick<TemplateCard, 'title' | 'sentence' | 'words'>>(
  cards: readonly Card[],
  search: string,
): Card[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return cards.filter(({ title, sentence, words }) => {
    const said = `${title} ${sentence} ${words}`.toLowerCase()
    return wanted.every(word => said.includes(word))
  })
}

/** What is sent when a person takes another template; the words of the request before it are put into that one. */
export const templatePrompt = (title: string): string => `Use the template “${title}”.`

/** The template that such a prompt names; null for anything else that was said. */
export const templateNamedIn = <Card extends Pick<TemplateCard, 'title'>>(
  prompt: string,
  cards: readonly Card[],
): Card | null => cards.find(({ title }) => prompt.trim() === templatePrompt(title)) ?? null
