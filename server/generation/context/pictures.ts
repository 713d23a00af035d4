import type { SourceFile } from '#shared/artifacts.ts'
import { isImage } from '#shared/compile/assets.ts'

/** A picture is kept as text that says nothing to a reader; a drawing in SVG does. */
export const isPicture = (name: string): boolean => isImage(name) && !name.endsWith('.svg')

/** The files as a model is shown them: of a picture that it is there, and how large. */
export const readable = (files: readonly SourceFile[]): SourceFile[] =>
  files.map(file => (isPicture(file.name) ? { name: file.name, code: pictureLine(file) } : file))

export const pictureLine = ({ name, code }: SourceFile): string =>
  `(a picture of about ${Math.ceil((code.length * 0.75) / 1000)} KB; import it as "@/${name}")`
