import { isImage, isSheet } from '#shared/compile/assets.ts'
import { filePathProblem } from '#shared/file-paths.ts'
import { IMPORT_PICTURE_MAX_BYTES } from '#shared/imports.ts'
import type { Tree } from './tree.ts'

/** A file larger than this was written by a tool, and nobody edits it. */
const CODE_MAX_CHARACTERS = 400_000
const CODE = /\.(?:[jt]sx?|mjs)$/
const TEXT = /\.(?:[jt]sx?|mjs|css|json|svg)$/i
const TAILWIND_CONFIG = /^tailwind\.config\.\w+$/

export const isCode = (path: string): boolean => CODE.test(path)

/** What of a file stands in a design, as text; or why nothing does. */
export function contentOf(tree: Tree, path: string): { code: string } | { reason: string } {
  const reason = nameReason(path)
  if (reason) return { reason }
  if (isImage(path) && !path.toLowerCase().endsWith('.svg')) return pictureOf(tree.bytes(path))
  if (/\.html?$/i.test(path)) return { reason: 'The page around the app is written by the preview itself.' }
  if (!TEXT.test(path) && !TAILWIND_CONFIG.test(path))
    return { reason: 'Files of this kind cannot be in a design.' }
  const text = tree.text(path)
  if (text === null) return { reason: 'It is not text in UTF-8.' }
  if (text.length > CODE_MAX_CHARACTERS)
    return { reason: 'It is too large to be edited: files have 400 kB at most.' }
  return { code: text }
}

/** Why a design cannot have a file of this name: also what code that names it may rely on. */
export function nameReason(path: string): string | null {
  const problem = filePathProblem(path)
  return problem && `A design cannot have a file of this name. ${problem}`
}

function pictureOf(bytes: Uint8Array): { code: string } | { reason: string } {
  if (bytes.length > IMPORT_PICTURE_MAX_BYTES)
    return {
      reason: `Pictures have ${IMPORT_PICTURE_MAX_BYTES / 1_000} kB at most; a placeholder stands in its place.`,
    }
  return { code: base64(bytes) }
}

const STEP = 0x6000

function base64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += STEP)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + STEP))))
  return parts.join('')
}

export const isPlainSheet = (path: string): boolean => isSheet(path) && path.endsWith('.css')
