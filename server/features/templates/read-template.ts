import type { Bindings } from '#server/bindings.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { AppError } from '#shared/errors.ts'
import { type TemplateCard, templateCardsSchema, templateFilesSchema } from '#shared/templates.ts'

/** A template with its files, from the app's static files; `not_found` where there is none of this id. */
export async function readTemplate(
  env: Bindings,
  id: string,
): Promise<{ card: TemplateCard; files: SourceFile[] }> {
  const cards = templateCardsSchema.parse(await readJson(env, 'index.json'))
  const card = cards.find(each => each.id === id)
  if (!card) throw new AppError('not_found', 'This template does not exist.')
  return { card, files: templateFilesSchema.parse(await readJson(env, `${card.id}.json`)) }
}

async function readJson(env: Bindings, name: string): Promise<unknown> {
  const response = await env.ASSETS.fetch(`http://assets/templates/${name}`)
  if (response.ok) return response.json()
  await response.body?.cancel()
  throw new AppError('unavailable', 'The templates cannot be read right now.')
}
