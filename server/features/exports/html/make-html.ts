import { appOrigins } from '#server/auth/better-auth.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import { bundleOf, readBundleFile } from '#server/features/artifacts/version-bundle.ts'
import { findImage } from '#server/features/uploads/uploads.ts'
import { fetchVendor, readManifest } from '#server/preview/vendor-manifest.ts'
import { APP_BUNDLE } from '#shared/artifacts.ts'
import { importedFonts } from '#shared/compile/theme/script-fonts.ts'
import { AppError } from '#shared/errors.ts'
import { sheetOfFamily } from '#shared/script-fonts.ts'
import { uploadPath } from '#shared/uploads.ts'
import type { VendorManifest } from '#shared/vendor.ts'
import { codeAddress, dataAddress } from './data-address.ts'
import { DESIGN, htmlPage } from './html-page.ts'
import { nameOf, namesFor, relinked } from './module-names.ts'
import { putIn } from './put-in.ts'
import { usedFaces } from './used-faces.ts'

/** What one file may weigh: mails and browsers take no more. */
const MAX_CHARACTERS = 25_000_000
const UPLOADS_MAX = 60

interface About {
  title: string
  isDarkMode: boolean
}

/** A compiled version as one file that needs nothing else. */
export async function makeHtml(
  env: Bindings,
  artifact: ArtifactRow,
  { title, isDarkMode }: About,
): Promise<string> {
  const manifest = await readManifest(env)
  if (!manifest) throw new AppError('unavailable', 'The packages designs import are still being built.')
  const { files, imports } = await bundleOf(env.FILES, artifact.packKey)
  if (artifact.status !== 'compiled' || !files.includes(APP_BUNDLE))
    throw new AppError('conflict', NOT_COMPILED)
  const read = (name: string) =>
    files.includes(name) ? readBundleFile(env.FILES, artifact.packKey, name) : Promise.resolve('')
  const given = await Promise.all([read(APP_BUNDLE), read('app.css')])
  const [js, css] = await withUploads(env, artifact.patternId, given)
  const room = new Room(MAX_CHARACTERS - js.length * 2 - css.length)
  const modules = await modulesOf(env, manifest, imports, room)
  const fonts = await fontsOf(env, manifest, imports, [js, css], room)
  return htmlPage({
    ...{ title, isDarkMode, css: `${fonts}\n${css}` },
    modules: { ...modules, [DESIGN]: codeAddress(js) },
  })
}

const NOT_COMPILED = 'This version does not compile, so there is no page of it to take along.'

/** What is left of what the file may weigh. */
class Room {
  #left: number

  constructor(left: number) {
    this.#left = left
  }

  take(text: string): string {
    this.#left -= text.length
    if (this.#left < 0)
      throw new AppError('too_large', 'This design is too large for one file. Download the zip.')
    return text
  }
}

async function modulesOf(
  env: Bindings,
  manifest: VendorManifest,
  imports: readonly string[],
  room: Room,
): Promise<Record<string, string>> {
  const { files, made } = namesFor(manifest, imports)
  const known = new Map([...files].map(([name, file]) => [file, name]))
  const waiting = [...known.keys()]
  const modules: Record<string, string> = {}
  for (const [name, code] of made) modules[name] = codeAddress(code)
  for (const file of waiting) {
    const found = await vendored(env, manifest, file)
    const { code, asks } = relinked(file, await found.text(), manifest, known)
    modules[known.get(file) ?? nameOf(file)] = room.take(codeAddress(code))
    for (const asked of asks) {
      if (known.has(asked)) continue
      known.set(asked, nameOf(asked))
      waiting.push(asked)
    }
  }
  // One file may have several names.
  for (const [name, file] of files) modules[name] ??= room.take(modules[known.get(file) ?? ''] ?? '')
  return modules
}

async function fontsOf(
  env: Bindings,
  manifest: VendorManifest,
  imports: readonly string[],
  texts: readonly string[],
  room: Room,
): Promise<string> {
  const sheets = ['fonts.css', ...importedFonts(imports).map(sheetOfFamily)]
  const written: string[] = []
  for (const sheet of sheets) {
    const answer = await fetchVendor(env, `${manifest.hash}/${sheet}`)
    const faces = answer.ok ? usedFaces(await answer.text(), texts) : []
    for (const { css, file } of faces) {
      const bytes = await (await vendored(env, manifest, file.replace(/^\.\//, ''))).bytes()
      written.push(room.take(css.replace(file, dataAddress('font/woff2', bytes))))
    }
  }
  return written.join('\n')
}

async function vendored(env: Bindings, { hash }: VendorManifest, file: string): Promise<Response> {
  const answer = await fetchVendor(env, `${hash}/${file}`)
  if (!answer.ok) throw new Error(`the vendored ${file} answered ${answer.status}`)
  return answer
}

/** Pictures of this design lie on this server, which may be away when the file is opened. */
async function withUploads(
  env: Bindings,
  patternId: string,
  [js, css]: [string, string],
): Promise<[string, string]> {
  const start = uploadPath(patternId, '')
  const ids = new Set(
    [...`${js}\n${css}`.matchAll(/\/api\/upload\/[a-z0-9]{20}\/([a-z][a-z0-9]{19})/g)].map(
      ([, id = '']) => id,
    ),
  )
  let texts: [string, string] = [js, css]
  for (const id of [...ids].slice(0, UPLOADS_MAX)) {
    const image = await findImage(env.FILES, patternId, id)
    if (!image) continue
    const address = dataAddress(image.httpMetadata?.contentType ?? 'image/png', await image.bytes())
    for (const from of [
      ...appOrigins(settingsOf(env)).map(origin => `${origin}${start}${id}`),
      `${start}${id}`,
    ]) {
      const [inJs, inCss] = texts.map(text => putIn(text, from, address, MAX_CHARACTERS))
      if (inJs == null || inCss == null || inJs.length + inCss.length > MAX_CHARACTERS) return [js, css]
      texts = [inJs, inCss]
    }
  }
  return texts
}
