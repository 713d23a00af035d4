import { z } from 'zod'
import { type SourceFile, sourceFileSchema } from '#shared/artifacts.ts'
import { operationSchema } from '#shared/edits/operations/operations.ts'

/** A file of which only the name is told where the code does not matter, or is there already. */
const toldFileSchema = sourceFileSchema.extend({ code: z.string().nullable() })
export type ToldFile = z.infer<typeof toldFileSchema>

const position = z.object({ line: z.number(), column: z.number() })
const anchorSchema = position.extend({ file: z.string(), path: z.string().nullable() })
const target = z.union([position, z.object({ path: z.string() })])
const scopeSchema = z.union([
  z.object({ elements: z.array(z.object({ file: z.string(), at: target })) }),
  z.object({ files: z.array(z.string()) }),
])

/** What is asked about the code of a design where reading it holds no room: `POST /edits`. */
export const editAskSchema = z.discriminatedUnion('ask', [
  z.object({
    ask: z.literal('apply'),
    files: z.array(toldFileSchema),
    operations: z.array(operationSchema),
    /** The result is only shown: what it makes may be mended by the next one. */
    isPreview: z.boolean(),
  }),
  /** As many of the operations as fit. */
  z.object({ ask: z.literal('fit'), files: z.array(toldFileSchema), operations: z.array(operationSchema) }),
  z.object({
    ask: z.literal('limit'),
    before: z.array(sourceFileSchema),
    after: z.array(toldFileSchema),
    scope: scopeSchema,
  }),
  z.object({
    ask: z.literal('locate'),
    anchor: anchorSchema,
    /** The file in which it was picked; null when that is the file as it is. */
    picked: z.string().nullable(),
    code: z.string(),
  }),
  z.object({
    ask: z.literal('fileContext'),
    files: z.array(sourceFileSchema),
    clues: z.object({
      prompt: z.string(),
      selected: z.array(z.object({ file: z.string(), line: z.number() })),
      recent: z.array(z.string()),
    }),
    tokens: z.number(),
  }),
])
export type EditAsk = z.input<typeof editAskSchema>

const codesOf = (files: readonly SourceFile[]) => new Map(files.map(({ name, code }) => [name, code]))

/** The files without the code that is known by their names. */
export function told(files: readonly SourceFile[], known: readonly SourceFile[]): ToldFile[] {
  const codes = codesOf(known)
  return files.map(({ name, code }) => ({ name, code: codes.get(name) === code ? null : code }))
}

export function untold(files: readonly ToldFile[], known: readonly SourceFile[]): SourceFile[] {
  const codes = codesOf(known)
  return files.map(({ name, code }) => ({ name, code: code ?? codes.get(name) ?? '' }))
}
