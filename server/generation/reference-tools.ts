import type { Bindings } from '#server/bindings.ts'
import { readTemplate, readTemplateCards } from '#server/features/templates/read-template.ts'
import { readKitModules } from '#server/preview/vendor-manifest.ts'
import { kitHint } from '#shared/compile/kit-hint.ts'
import { isSameConfig, type PatternConfig, PRESETS } from '#shared/design.ts'
import { AppError } from '#shared/errors.ts'
import type { TemplateCard } from '#shared/templates.ts'
import type { VendorKit } from '#shared/vendor.ts'

const READ_MAX_CHARACTERS = 24_000

/** What an agent may read beside the design: finished pages to learn a form from, and the source of the kit. */
export interface ReferenceTools {
  listTemplates(): Promise<string>
  readTemplate(id: string, file: string | undefined): Promise<string>
  readComponent(name: string): Promise<string>
}

export const referenceTools = (env: Bindings, config: PatternConfig): ReferenceTools => ({
  listTemplates: () => orSentence(async () => templatesTold(await readTemplateCards(env), config)),
  readTemplate: (id, file) =>
    orSentence(async () => filesTold((await readTemplate(env, id, config)).files, file)),
  readComponent: name =>
    orSentence(async () => {
      if (config.designSystem !== 'shadcn') return 'This design does not use the kit.'
      const modules = await readKitModules(env)
      return modules ? componentTold(modules, name) : 'The kit cannot be read right now.'
    }),
})

/** What a person would be told in such a case, a model is told too. */
async function orSentence(work: () => Promise<string>): Promise<string> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

export const templatesTold = (cards: readonly TemplateCard[], config: PatternConfig): string =>
  cards
    .filter(({ presets }) => presets.some(name => isSameConfig(PRESETS[name], config)))
    .map(({ id, title, shape, sentence }) => `${id} (${shape}): ${title}. ${sentence}`)
    .join('\n') || 'There are no templates for this kind of design.'

/** All of it where it is short, else what there is and how long. */
export function filesTold(files: readonly { name: string; code: string }[], wanted?: string): string {
  const file = files.find(({ name }) => name === wanted)
  if (wanted && !file) return `It has no ${wanted}; it has ${files.map(({ name }) => name).join(', ')}.`
  if (file) return file.code.slice(0, READ_MAX_CHARACTERS)
  const all = files.map(({ name, code }) => `## ${name}\n${code}`).join('\n')
  if (all.length <= READ_MAX_CHARACTERS) return all
  return `Read its files one by one:\n${files.map(({ name, code }) => `${name} (${code.length} characters)`).join('\n')}`
}

/** The source of a module of the kit, by any of the names it is called. */
export function componentTold(modules: VendorKit['modules'], name: string): string {
  const path = name.replace(/^@\//, '').replace(/\.tsx?$/, '')
  const tries = [path, `components/${path}`, `components/ui/${path}`]
  const found = tries.map(each => modules[each]).find(module => module !== undefined)
  if (found) return `// @/${found.name}\n${found.code.slice(0, READ_MAX_CHARACTERS)}`
  const ui = path.includes('/') ? path : `components/ui/${path}`
  return kitHint(ui, Object.keys(modules)) ?? `The kit has no ${name}.`
}
