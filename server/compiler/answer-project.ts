import { z } from 'zod'
import { codePrompt } from '#server/features/exports/project/code-prompt.ts'
import type { ProjectInput } from '#server/features/exports/project/draft.ts'
import { pausing } from '#server/features/exports/project/pausing.ts'
import { buildProject } from '#server/features/exports/project/project.ts'
import { readRequest, STAND_INS_HEADER } from '#server/features/exports/project/project-request.ts'
import { TOOL_NAMES } from '#server/features/exports/project/tools.ts'
import { zipped } from '#server/features/exports/project/zip.ts'
import { sourceFileSchema } from '#shared/artifacts.ts'
import { type VendorProject, vendorPointerSchema, vendorProjectSchema } from '#shared/vendor.ts'
import { dependencies, devDependencies } from '../../package.json'
import { readJson, type Vendor } from './vendor-files.ts'

const packSchema = z.object({ sourceFiles: z.array(sourceFileSchema) })

const VERSIONS: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies }
const TOOLS = Object.fromEntries(TOOL_NAMES.map(name => [name, VERSIONS[name] ?? '']))

let facts: { hash: string; read: Promise<VendorProject> } | null = null

/** A version as a zip or as a text, or which uploads it needs before it can be one. */
export async function answerProject(body: Uint8Array, vendor: Vendor, service: Fetcher): Promise<Response> {
  const asked = readRequest(body)
  if (!asked) return new Response('Not something to take along', { status: 400 })
  const { title, version, link, isDarkMode, config, uploadAddresses, as, uploads } = asked.request
  const { sourceFiles } = packSchema.parse(await unzipped(asked.pack).json())
  const sources = { ...vendor, facts: await projectFacts(service), tools: TOOLS }
  const input: ProjectInput = {
    ...{ title, version, link, isDarkMode, config, files: sourceFiles },
    bundle: asked.bundle.length > 0 ? await unzipped(asked.bundle).text() : null,
    uploads: (uploads ?? []).flatMap(({ id, type }, at) =>
      uploadAddresses.map(start => ({ address: `${start}${id}`, type, bytes: asked.uploads[at]! })),
    ),
  }
  if (as === 'prompt') return Response.json(await codePrompt(input, sources))
  if (!uploads) {
    const wantsUploads = uploadsIn(sourceFiles, uploadAddresses[0] ?? '')
    if (wantsUploads.length > 0) return Response.json({ wantsUploads })
  }
  const { files, standIns } = await buildProject(input, sources)
  const chunks = await zipped(files, pausing())
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  return new Response(new Blob(chunks), {
    headers: {
      'content-type': 'application/zip',
      'content-length': String(length),
      [STAND_INS_HEADER]: encodeURIComponent(JSON.stringify(standIns)),
    },
  })
}

const unzipped = (bytes: Uint8Array): Response =>
  new Response(
    new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('gzip')),
  )

/** The ids of the uploads that a design names. */
function uploadsIn(files: readonly { code: string }[], start: string): string[] {
  const found = new Set<string>()
  for (const { code } of files) {
    for (let at = code.indexOf(start); start && at >= 0; at = code.indexOf(start, at + 1)) {
      const [id] =
        /^[a-z][a-z0-9]{19}(?![a-z0-9])/.exec(code.slice(at + start.length, at + start.length + 21)) ?? []
      if (id) found.add(id)
    }
  }
  return [...found].sort()
}

async function projectFacts(service: Fetcher): Promise<VendorProject> {
  const { hash } = await readJson(service, 'current.json', vendorPointerSchema)
  if (facts?.hash !== hash) {
    const read = readJson(service, `${hash}/project.json`, vendorProjectSchema)
    facts = { hash, read }
    read.catch(() => {
      facts = null
    })
  }
  return facts.read
}
