import type { Bindings } from '#server/bindings.ts'
import { compilerPort } from '#server/compiler/http-compiler.ts'
import { digest } from '#server/derive-id.ts'
import { designerPort } from '#server/designer/designer-port.ts'
import { type ArtifactPack, readPack, writePack } from '#server/features/artifacts/artifact-packs.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'

/** The sample in place of a design that does not exist: what the built-in designer makes of one prompt. */
export const SAMPLE = {
  name: 'Tidal pricing page',
  prompt: 'A pricing page for Tidal, a sailing school, with three plans',
  /** Its preview host; a design's own label ends with an id and is never this word. */
  label: 'sample',
  config: DEFAULT_CONFIG,
} as const

/** The same as long as this server runs. */
let composed: SourceFile[] | null = null

/** Compiled once for each way it comes out, and kept. */
export async function samplePack(env: Bindings): Promise<ArtifactPack> {
  composed ??= await designerPort(env, SAMPLE.label).compose(SAMPLE.prompt, SAMPLE.config)
  const sourceFiles = composed
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
