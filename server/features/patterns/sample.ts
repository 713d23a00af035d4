import type { Bindings } from '#server/bindings.ts'
import { compilerPort } from '#server/compiler/http-compiler.ts'
import { digest } from '#server/derive-id.ts'
import { type ArtifactPack, readPack, writePack } from '#server/features/artifacts/artifact-packs.ts'
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
export async function samplePack(env: Bindings): Promise<ArtifactPack> {
  const { files: sourceFiles } = await readTemplate(env, SAMPLE.template)
  const key = `packs/${SAMPLE.label}/${await digest(JSON.stringify(sourceFiles))}.json.gz`
  const kept = await readPack(env.FILES, key)
  if (kept) return kept
  const { compiledFiles, imports, unsupportedPackages } = await compilerPort(env, SAMPLE.label).compile({
    files: sourceFiles,
    config: SAMPLE.config,
  })
  const pack = { sourceFiles, compiledFiles, imports, unsupportedPackages }
  await writePack(env.FILES, key, pack)
  return pack
}
