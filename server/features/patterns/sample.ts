import type { Bindings } from '#server/bindings.ts'
import { compilerPort } from '#server/compiler/http-compiler.ts'
import { digest } from '#server/derive-id.ts'
import { type Bundle, findBundle, writeBundle } from '#server/features/artifacts/version-bundle.ts'
import { packKeyOf } from '#server/features/artifacts/version-files.ts'
import { readTemplate } from '#server/features/templates/read-template.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'

/** The sample in place of a design that does not exist: one of the templates. */
export const SAMPLE = {
  template: 'pricing',
  name: 'Pricing',
  /** Its preview host; a design's own label ends with an id and is never this word. */
  label: 'sample',
  config: DEFAULT_CONFIG,
} as const

/** Compiled once for each way the template is, and kept. */
export async function sampleBundle(env: Bindings): Promise<{ packKey: string; bundle: Bundle }> {
  const { files } = await readTemplate(env, SAMPLE.template)
  const packKey = packKeyOf(SAMPLE.label, await digest(JSON.stringify(files)))
  const kept = await findBundle(env.FILES, packKey)
  if (kept) return { packKey, bundle: kept }
  const made = await compilerPort(env, SAMPLE.label).compile({ files, config: SAMPLE.config })
  return { packKey, bundle: await writeBundle(env.FILES, packKey, made) }
}
