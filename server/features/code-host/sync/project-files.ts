import { unzipSync } from 'fflate'
import type { Bindings } from '#server/bindings.ts'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import { keepZip } from '#server/features/exports/kept-zips.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { AppError } from '#shared/errors.ts'

const FILES_MAX = 2_000
const BYTES_MAX = 50_000_000

/** The tree of the zip: what is pushed is what a person would have unpacked. */
export async function projectFiles(
  env: Bindings,
  { name: title, isDarkMode }: Pick<PatternRow, 'name' | 'isDarkMode'>,
  artifact: ArtifactRow,
  folder: string,
): Promise<Map<string, Uint8Array>> {
  const { patternId, id: artifactId } = artifact
  const ticket = { patternId, artifactId, userId: null, title, link: null, isDarkMode, as: 'zip' as const }
  const { key } = await keepZip(env, artifact, ticket)
  const zip = await env.FILES.get(key)
  if (!zip) throw new AppError('unavailable', 'The project could not be made. Try again in a moment.')
  let [files, bytes] = [0, 0]
  const unpacked = unzipSync(new Uint8Array(await zip.arrayBuffer()), {
    filter: ({ originalSize }) => {
      files++
      bytes += originalSize
      if (files > FILES_MAX || bytes > BYTES_MAX)
        throw new AppError('too_large', 'This design is too large to be pushed.')
      return true
    },
  })
  const top = folder === '' ? '' : `${folder}/`
  return new Map(Object.entries(unpacked).map(([path, content]) => [`${top}${path}`, content]))
}
