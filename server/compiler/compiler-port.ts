import { z } from 'zod'
import { COMPILE_MAX_S, sourceFileSchema } from '#shared/artifacts.ts'
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
    'too-deep',
    'timeout',
    'unavailable',
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

const NO_VERDICTS: readonly Diagnostic['code'][] = ['timeout', 'unavailable']

/** Whether it says something of the code; a compiler that had no time, or was not there, says nothing of it. */
export const isVerdict = ({ diagnostics }: CompileOutput): boolean =>
  !diagnostics.some(({ code }) => NO_VERDICTS.includes(code))

/** Who asks: accounts are served in turn. */
export const ACCOUNT_HEADER = 'x-account'
/** Names one piece of work, at the edge. */
export const JOB_HEADER = 'x-job'
/** Told by a compiler whose process is to be replaced. */
export const FATAL_HEADER = 'x-compiler-fatal'
/** What each kind of work may take of the processor. */
export const MAX_MS = {
  '/compile': COMPILE_MAX_S * 1000,
  '/check': COMPILE_MAX_S * 1000,
  '/templates': 5_000,
  '/edits': 5_000,
  '/project': COMPILE_MAX_S * 1000,
  '/import': COMPILE_MAX_S * 1000,
} as const
export type WorkPath = keyof typeof MAX_MS
/** The status of work, other than compiling, that took too long or ended the process. */
export const LATE = 408

/** What the gateway of one machine says of itself: `GET /state`. */
export const compilerStateSchema = z.object({
  waiting: z.number(),
  working: z.number(),
  /** Resident bytes by program, of the server and all it has started; empty where the system does not tell. */
  memory: z.record(z.string(), z.number()),
})
export type CompilerState = z.infer<typeof compilerStateSchema>
