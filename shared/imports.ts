import { z } from 'zod'
import { idSchema } from '#shared/ids.ts'
import { lineSchema } from '#shared/text.ts'

export const IMPORT_MAX_BYTES = 10 * 1024 * 1024
/** Entries of a zip, folders among them. */
export const IMPORT_MAX_ENTRIES = 2_000
export const IMPORT_MAX_UNPACKED_BYTES = 50 * 1024 * 1024
/** A picture of a project becomes text of its design. */
export const IMPORT_PICTURE_MAX_BYTES = 400_000
/** How long somebody waits for a repository. */
export const IMPORT_HOST_MAX_S = 30
export const ZIP_TYPE = 'application/zip'

/** One thing of a project that is not in the design, and why: a file, a folder, a package, a part of a page. */
export const leftOutSchema = z.object({ path: z.string(), reason: z.string() })
export type LeftOut = z.infer<typeof leftOutSchema>

/** What was left out, by reason: each reason is read once. */
export function byReason(leftOut: readonly LeftOut[]): { reason: string; paths: string[] }[] {
  const groups = new Map<string, string[]>()
  for (const { path, reason } of leftOut) {
    const paths = groups.get(reason)
    if (paths) paths.push(path)
    else groups.set(reason, [path])
  }
  return [...groups].map(([reason, paths]) => ({ reason, paths }))
}

/** Files of an export that the product writes itself: nothing is lost by leaving them. */
export const COMES_WITH_PRODUCT = 'It was written for the exported project, and previews bring it themselves.'

interface LeftOutGroup {
  reason: string
  paths: readonly string[]
  /** Not named. */
  more?: number
}

/** How much of each kind was left out, in words: what comes with the product is no loss. */
export function leftOutCount(groups: readonly LeftOutGroup[]): string {
  const sizeOf = (some: readonly LeftOutGroup[]) =>
    some.reduce((sum, { paths, more = 0 }) => sum + paths.length + more, 0)
  const own = sizeOf(groups.filter(({ reason }) => reason === COMES_WITH_PRODUCT))
  const lost = sizeOf(groups) - own
  const first = lost === 0 ? 'Nothing left out' : `${lost} left out`
  if (own === 0) return first
  return `${first}; ${own}${lost === 0 ? '' : ' more'} ${own === 1 ? 'comes' : 'come'} with the product`
}

/** Code that is pasted, or one file of HTML. */
export const IMPORT_CODE_MAX_CHARACTERS = 1_000_000
const named = { name: lineSchema(100).optional(), requestId: idSchema.optional() }
const code = z.string().min(1).max(IMPORT_CODE_MAX_CHARACTERS)

/** What is imported that is no zip. */
export const importSourceSchema = z.union([
  z.object({ kind: z.enum(['html', 'react']), code, ...named }),
  z.object({ kind: z.literal('repository'), url: lineSchema(500), requestId: idSchema.optional() }),
  z.object({
    kind: z.literal('repository'),
    installationId: z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]),
    repositoryName: lineSchema(200),
    branch: lineSchema(200).optional(),
    folder: lineSchema(200).optional(),
    requestId: idSchema.optional(),
  }),
])
export type ImportSource = z.infer<typeof importSourceSchema>

/** Paths that the chat of the design keeps; of the others it keeps how many they are. */
const KEPT_PATHS = 300

/** What the chat of a new design keeps of its import. */
export const importedPartSchema = z.object({
  type: z.literal('imported'),
  /** A file, or the address of a repository. */
  from: z.string(),
  files: z.number().int(),
  leftOut: z.array(z.object({ reason: z.string(), paths: z.array(z.string()), more: z.number().int() })),
})
export type ImportedPart = z.infer<typeof importedPartSchema>

export function importedPart(from: string, files: number, leftOut: readonly LeftOut[]): ImportedPart {
  let room = KEPT_PATHS
  const groups = byReason(leftOut).map(({ reason, paths }) => {
    const kept = paths.slice(0, Math.max(0, room))
    room -= kept.length
    return { reason, paths: kept, more: paths.length - kept.length }
  })
  return { type: 'imported', from, files, leftOut: groups }
}

/** The same in words, for who is told later what was said. */
export function importedTold({ from, files, leftOut }: ImportedPart): string {
  const groups = leftOut.map(
    ({ reason, paths, more }) =>
      `- ${[...paths, ...(more > 0 ? [`${more} more`] : [])].join(', ')}: ${reason}`,
  )
  return [
    `Imported from ${from}: ${files} ${files === 1 ? 'file' : 'files'} came along.`,
    ...(groups.length > 0 ? ['Left out:', ...groups] : []),
  ].join('\n')
}

const PROJECT_FILE = /\.(?:zip|html?)$/i

/** A file that can be imported, by its name. */
export const isProjectFile = (name: string): boolean => PROJECT_FILE.test(name)

/** `spring-sale.html` as a title, "Spring sale"; null for what is no such file. */
export function fileTitle(name: string): string | null {
  if (!isProjectFile(name)) return null
  const words = name
    .replace(PROJECT_FILE, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60)
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
}
