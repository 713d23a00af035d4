import { parsedSource } from '#shared/compile/parsed-source.ts'
import { isHtmlPage } from '#shared/edits/reply/html-page.ts'
import { type ImportAnswer, type ImportAsk, readImportAsk } from './import-request.ts'
import { componentTitle } from './project/component-name.ts'
import { type ImportSources, toDesign } from './project/to-design.ts'
import { type ReadZip, readZip, type ZipProblem } from './zip/read-zip.ts'

/** A project as the files of a design; done in the compiler's process, since it takes a second of the processor. */
export async function importWork(body: Uint8Array, sources: ImportSources): Promise<Response> {
  const asked = readImportAsk(body)
  if (!asked) return new Response('Not something to import', { status: 400 })
  return Response.json(await answerTo(asked.ask, asked.bytes, sources))
}

export async function answerTo(
  { as, folder }: ImportAsk,
  bytes: Uint8Array,
  sources: ImportSources,
): Promise<ImportAnswer> {
  const read = as === 'zip' ? readZip(bytes) : pasted(as, bytes)
  if ('code' in read) return read
  const made = await toDesign(read.entries, sources, folder)
  if ('code' in made) return made
  // A component that was pasted has no project around it that would say what it is called.
  const name = made.name ?? (as === 'react' ? componentTitle(new TextDecoder().decode(bytes)) : null)
  return { ...made, name, leftOut: [...read.leftOut, ...made.leftOut] }
}

const MOUNTS = /\b(?:createRoot|hydrateRoot|ReactDOM\.render)\s{0,9}\(/

/** Code that was pasted, as a project of one file. */
function pasted(as: 'html' | 'react', bytes: Uint8Array): ReadZip | ZipProblem {
  const code = new TextDecoder().decode(bytes)
  if (as === 'html' || isHtmlPage(code)) return { entries: [{ path: 'index.html', bytes }], leftOut: [] }
  if (!parsedSource(code, true, true)) return { code: 'bad_request', message: UNREADABLE }
  return { entries: [{ path: MOUNTS.test(code) ? 'main.tsx' : 'App.tsx', bytes }], leftOut: [] }
}

const UNREADABLE =
  'This is no React that can be read: a bracket or a quote may be missing, or it is another language. Paste the whole file.'
