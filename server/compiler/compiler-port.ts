import { z } from 'zod'
import { sourceFileSchema } from '#shared/artifacts.ts'
import { patternConfigSchema } from '#shared/design.ts'

/** What the compiler process is asked: `POST /compile`. */
export const compileInputSchema = z.object({
  files: z.array(sourceFileSchema),
  config: patternConfigSchema,
})
export type CompileInput = z.infer<typeof compileInputSchema>

const diagnosticSchema = z.object({
  severity: z.enum(['error', 'warning']),
  code: z.enum([
    'no-entry',
    'syntax',
    'missing-file',
    'missing-export',
    'unsupported-package',
    'css',
    'too-large',
    'timeout',
    'crashed',
    'other',
  ]),
  /** One sentence, cleaned of colour codes and bundle paths. */
  message: z.string(),
  file: z.string().nullable(),
  line: z.number().int().nullable(),
  column: z.number().int().nullable(),
  lineText: z.string().nullable(),
})
export type Diagnostic = z.infer<typeof diagnosticSchema>

export const compileOutputSchema = z.object({
  isOk: z.boolean(),
  /** `app.js` and `app.css` of the production bundle, and the editor's own; empty when it failed. */
  compiledFiles: z.array(sourceFileSchema),
  /** Vendored specifiers the bundle imports, for the page's import map. */
  imports: z.array(z.string()),
  /** Packages that were replaced by a visible stub. */
  unsupportedPackages: z.array(z.string()),
  diagnostics: z.array(diagnosticSchema),
  /** The errors as one text for a person, cut to 500 characters; null when it compiled. */
  errorMessage: z.string().nullable(),
})
export type CompileOutput = z.infer<typeof compileOutputSchema>

/** The one thing the product knows of compiling; one implementation a runtime. */
export interface CompilerPort {
  compile(input: CompileInput): Promise<CompileOutput>
}
