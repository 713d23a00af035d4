import type { Bindings } from '#server/bindings.ts'
import { askCompiler } from '#server/compiler/ask-compiler.ts'
import { isVerdict } from '#server/compiler/compiler-port.ts'
import { compilerPort } from '#server/compiler/http-compiler.ts'
import { readTemplate } from '#server/features/templates/read-template.ts'
import { SAME_PAGE } from '#server/templates/answer/change.ts'
import {
  type Inserted,
  said,
  type TemplatesAsk,
  type TemplatesReading,
  type TemplatesRequest,
  type Turn,
} from '#server/templates/answer/turn.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { configLabel, DEFAULT_CONFIG, type PatternConfig } from '#shared/design.ts'
import { AppError } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'
import { withPresetTheme } from '#shared/preset-theme.ts'

/** Thrown when it took too long over a request, or could not be asked. */
export class TemplatesFailed extends Error {}

/** The answer where no model is connected; what reads a request does so in the compiler's process, and no room waits for it. */
export async function templatesTurn(
  env: Bindings,
  account: string,
  request: TemplatesRequest,
  { config, presetTheme = '' }: { config: PatternConfig; presetTheme?: string },
): Promise<Turn> {
  const reading = await ask<TemplatesReading>(env, account, { ask: 'read', request })
  if ('turn' in reading) {
    const { turn, files } = reading
    if (!files || (await showsDifference(env, account, config, request.files, files))) return turn
    return SAME_PAGE
  }
  const { choice } = reading
  const template = await filesFor(env, choice.template, config)
  if (!template) return notWrittenFor(config, choice.prompt)
  const themed = withPresetTheme(template, presetTheme)
  const asked = { ask: 'begin', choice, files: request.files, template: themed } as const
  const begun = await ask<TemplatesReading>(env, account, asked)
  if ('turn' in begun) return begun.turn
  throw new TemplatesFailed(MESSAGES.templatesFailed)
}

/** Null where the template is not written for this preset. */
async function filesFor(env: Bindings, id: string, config: PatternConfig): Promise<SourceFile[] | null> {
  try {
    return (await readTemplate(env, id, config)).files
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return null
    throw error instanceof AppError ? new TemplatesFailed(MESSAGES.templatesGone) : error
  }
}

const notWrittenFor = (config: PatternConfig, prompt: string): Turn =>
  said(
    `The nearest template is not written for ${configLabel(config)}, and no model answered: nothing was made. All templates are written for ${configLabel(DEFAULT_CONFIG)}: begin a design with that preset, or connect a model.`,
    [
      {
        type: 'suggestedActions',
        actions: [{ type: 'NewDesign', label: 'Begin a new design', prompt }, { type: 'ConnectModel' }],
      },
    ],
  )

/** Whether the pages that both would be built into differ; where that is not known, nobody says that they do not. */
async function showsDifference(
  env: Bindings,
  account: string,
  config: PatternConfig,
  ...versions: SourceFile[][]
): Promise<boolean> {
  const compiler = compilerPort(env, account)
  const built = await Promise.all(versions.map(files => compiler.compile({ files, config })))
  const [before, after] = built.map(output => JSON.stringify(output.compiledFiles))
  return before !== after || !built.every(isVerdict)
}

/** A template put into a design; the reason where it cannot be. */
export const insertedBy = (
  env: Bindings,
  account: string,
  asked: Omit<Extract<TemplatesAsk, { ask: 'insert' }>, 'ask'>,
): Promise<Inserted> => ask<Inserted>(env, account, { ask: 'insert', ...asked })

async function ask<Answer>(env: Bindings, account: string, asked: TemplatesAsk): Promise<Answer> {
  const response = await askCompiler(env, account, '/templates', asked).catch(() => null)
  // What it answers is made by this same build.
  if (response?.ok) return response.json<Answer>()
  await response?.body?.cancel()
  throw new TemplatesFailed(response ? MESSAGES.templatesFailed : MESSAGES.templatesGone)
}
