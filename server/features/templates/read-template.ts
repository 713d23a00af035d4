import type { Bindings } from '#server/bindings.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { configLabel, DEFAULT_CONFIG, isSameConfig, type PatternConfig, PRESETS } from '#shared/design.ts'
import { AppError } from '#shared/errors.ts'
import {
  type TemplateCard,
  templateCardsSchema,
  templateFile,
  templateFilesSchema,
} from '#shared/templates.ts'

/** A template with its files for a preset, from the app's static files; an error where it does not exist, or not in that one. */
export async function readTemplate(
  env: Bindings,
  id: string,
  config: PatternConfig = DEFAULT_CONFIG,
): Promise<{ card: TemplateCard; files: SourceFile[] }> {
  const cards = await readTemplateCards(env)
  const card = cards.find(each => each.id === id)
  if (!card) throw new AppError('not_found', 'This template does not exist.')
  const preset = card.presets.find(name => isSameConfig(PRESETS[name], config))
  if (!preset)
    throw new AppError('conflict', `The template “${card.title}” does not exist for ${configLabel(config)}.`)
  return { card, files: templateFilesSchema.parse(await readJson(env, templateFile(card.id, preset))) }
}

/** All of them, as people choose from them. */
export const readTemplateCards = async (env: Bindings): Promise<TemplateCard[]> =>
  templateCardsSchema.parse(await readJson(env, 'index.json'))

/** Any host will do for static files, but in development Vite answers no other than this one. */
async function readJson(env: Bindings, name: string): Promise<unknown> {
  const response = await env.ASSETS.fetch(`http://localhost/templates/${name}`)
  if (response.ok) return response.json()
  await response.body?.cancel()
  throw new AppError('unavailable', 'The templates cannot be read right now.')
}
