import tailwindSheet from 'tailwindcss/index.css'
import { editWork } from '#server/edits/edit-work.ts'
import { readLongTexts } from '#server/edits/long-texts.ts'
import { importWork } from '#server/features/imports/import-work.ts'
import { templatesWork } from '#server/templates/answer/templates-work.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { dependencies as extended } from '../../vendor/extended/package.json'
import { dependencies as core } from '../../vendor/package.json'
import { answerProject } from './answer-project.ts'
import { checkAskSchema } from './check-asks.ts'
import { checkDesign, checkImports } from './check-work.ts'
import { compileDesign } from './compile.ts'
import { type CompileOutput, compileInputSchema, FATAL_HEADER, type WorkPath } from './compiler-port.ts'
import { failure, problem } from './diagnostics.ts'
import { dropEsbuild, esbuildHere } from './esbuild.ts'
import { loadVendor, VendorNotReady } from './vendor-files.ts'

export interface WorkEnv {
  /** The built vendored packages: a disk service here, static assets at the edge. */
  VENDOR: Fetcher
}

/** What may be asked of the compiler, by path. */
const ALL: Record<WorkPath, (body: Uint8Array, env: WorkEnv) => Promise<Response>> = {
  '/compile': (body, env) => compile(textOf(body), env),
  '/check': check,
  '/edits': editWork,
  '/project': project,
  '/import': importProject,
  '/templates': async body => templatesWork(textOf(body)),
}

const textOf = (body: Uint8Array): string => new TextDecoder().decode(body)

export const workAt = (path: string) => (Object.hasOwn(ALL, path) ? ALL[path as WorkPath] : null)

async function project(body: Uint8Array, env: WorkEnv): Promise<Response> {
  try {
    return await answerProject(body, await loadVendor(env.VENDOR), env.VENDOR)
  } catch (error) {
    if (error instanceof VendorNotReady) return notReady(error)
    // Its own fault, and none of the process that a 500 would have replaced.
    return new Response(error instanceof Error ? error.message : String(error), { status: 422 })
  }
}

async function importProject(body: Uint8Array, env: WorkEnv): Promise<Response> {
  try {
    return await importWork(body, {
      ...(await loadVendor(env.VENDOR)),
      tailwindSheet,
      versions: { ...extended, ...core },
    })
  } catch (error) {
    if (error instanceof VendorNotReady) return notReady(error)
    return new Response(error instanceof Error ? error.message : String(error), { status: 422 })
  }
}

async function compile(text: string, env: WorkEnv): Promise<Response> {
  const body = compileInputSchema.safeParse(parsedOrNull(text))
  if (!body.success) return new Response('Not something to compile', { status: 400 })
  try {
    const vendor = await loadVendor(env.VENDOR)
    return reply(await compileDesign(body.data, { vendor, build: await esbuildHere() }))
  } catch (error) {
    if (error instanceof VendorNotReady) return notReady(error)
    await dropEsbuild()
    const message = error instanceof Error ? error.message : String(error)
    return reply(
      failure(problem('error', 'crashed', `The compiler failed on this design: ${message}`)),
      // Told by the reply, so that whoever runs this process replaces it.
      { [FATAL_HEADER]: '1' },
    )
  }
}

/** The faults of a design, or of one file's imports. */
async function check(body: Uint8Array, env: WorkEnv): Promise<Response> {
  const asked = checkAskSchema.safeParse(await readLongTexts(body).catch(() => null))
  if (!asked.success) return new Response('Not something to check', { status: 400 })
  try {
    const vendor = await loadVendor(env.VENDOR)
    if (asked.data.ask === 'imports') return Response.json(checkImports(asked.data, vendor))
    return Response.json(await checkDesign(asked.data, { vendor, build: await esbuildHere() }))
  } catch (error) {
    if (error instanceof VendorNotReady) return notReady(error)
    await dropEsbuild()
    return new Response('The compiler failed on this design', {
      status: 422,
      headers: { [FATAL_HEADER]: '1' },
    })
  }
}

/** Compiles the kit as if somebody had designed it: real code, so that the runtime optimises what real designs need. */
export async function warmUp(turn: string, env: WorkEnv): Promise<Response> {
  const vendor = await loadVendor(env.VENDOR).catch(() => null)
  if (!vendor) return new Response(null, { status: 503 })
  const files = Object.values(vendor.kit.modules).map(({ name, code }) => ({
    name,
    code: `${code}\n// ${turn}`,
  }))
  const imports = Object.keys(vendor.kit.modules).map((path, at) => `import * as kit${at} from "@/${path}"`)
  const used = imports.map((_, at) => `kit${at}`).join(', ')
  const app = `${imports.join('\n')}\nexport default () => <p className="p-4">{[${used}].length}</p>`
  const design = { files: [...files, { name: 'App.tsx', code: app }], config: DEFAULT_CONFIG }
  await compileDesign(design, { vendor, build: await esbuildHere() })
  return new Response(null, { status: 204 })
}

const notReady = ({ message }: VendorNotReady): Response =>
  new Response(message, { status: 503, headers: { 'retry-after': '1' } })

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const reply = (output: CompileOutput, headers?: Record<string, string>): Response =>
  Response.json(output, { headers })
