import { z } from 'zod'
import { actorSchema } from '#shared/actor.ts'
import { patternConfigSchema } from '#shared/design.ts'
import { storedPathSchema } from '#shared/file-paths.ts'
import { idSchema } from '#shared/ids.ts'
import { renderVerdictSchema } from '#shared/preview-health.ts'

export const FILES_MAX = 400
export const FILES_MAX_BYTES = 5_000_000
/** Compile errors are cleaned and cut to this (section 5). */
export const COMPILE_ERROR_MAX_CHARACTERS = 500
export const COMPILE_MAX_S = 20
/** An error with its place and its stack. */
export const FIX_MESSAGE_MAX_CHARACTERS = 4_000
export const FIX_STACK_MAX_CHARACTERS = 4_000
/** A picture of a version, for cards and menus. */
export const PICTURE_MAX_BYTES = 200_000
export const PICTURE_MAX_PX = 1_600

/** Address of a version's picture; whoever may see the design may see it. */
export const picturePath = (artifactId: string): string => `/api/artifact/${artifactId}/picture`

export const sourceFileSchema = z.object({ name: storedPathSchema, code: z.string() })
export type SourceFile = z.infer<typeof sourceFileSchema>

/** A whole design: each path once, within the limits of a working copy; what is new in it is checked where it is saved. */
export const sourceFilesSchema = z
  .array(sourceFileSchema)
  .min(1)
  .max(FILES_MAX)
  .refine(files => new Set(files.map(file => file.name)).size === files.length, 'a path is there twice')
  .refine(
    files => files.reduce((sum, file) => sum + file.code.length, 0) <= FILES_MAX_BYTES,
    `more than ${FILES_MAX_BYTES} bytes`,
  )

export const artifactKindSchema = z.enum(['generated', 'manualEdit', 'fork'])

export const artifactStatusSchema = z.enum(['error', 'compiled'])
export type ArtifactStatus = z.infer<typeof artifactStatusSchema>

/** The artifact entity of section 3. */
export const artifactSchema = z.object({
  id: idSchema,
  patternId: idSchema,
  name: z.string(),
  version: z.object({ major: z.number().int(), minor: z.number().int() }),
  kind: artifactKindSchema,
  actor: actorSchema,
  requestId: z.string().nullable(),
  sourceFiles: z.array(sourceFileSchema),
  compiledFiles: z.array(sourceFileSchema),
  status: artifactStatusSchema,
  errorMessage: z.string().nullable(),
  previewSrc: z.string(),
  isDarkMode: z.boolean(),
  config: patternConfigSchema,
  createdAt: z.number(),
})
export type Artifact = z.infer<typeof artifactSchema>

export const artifactVersionSchema = artifactSchema
  .pick({
    id: true,
    name: true,
    version: true,
    kind: true,
    actor: true,
    requestId: true,
    status: true,
    createdAt: true,
  })
  .extend({
    isActive: z.boolean(),
    /** What browsers saw of it; null until one has looked. */
    health: renderVerdictSchema.nullable(),
    /** Null as long as nobody has taken one. */
    pictureSrc: z.string().nullable(),
  })
export type ArtifactVersion = z.infer<typeof artifactVersionSchema>

/** v1, v2, … in order; major.minor in component mode. */
export function versionLabel({ major, minor }: { major: number; minor: number }): string {
  return minor === 0 ? `v${major}` : `v${major}.${minor}`
}

/** What somebody thinks of an answer. */
export const feedbackTypeSchema = z.enum(['positive', 'negative'])
export type FeedbackType = z.infer<typeof feedbackTypeSchema>
export const FEEDBACK_MAX_CHARACTERS = 5_000

/** Where a design starts, in the order they are looked for. */
export const ENTRY_FILES = ['App', 'app/page', 'pages/index', 'page', 'index', 'main'].flatMap(name =>
  ['.tsx', '.jsx', '.js'].flatMap(ending => [`${name}${ending}`, `src/${name}${ending}`]),
)
/** What a version's page runs. */
export const APP_BUNDLE = 'app.js'
/** The bundle with the place of every element stamped on it; kept with the others, but no part of the artifact. */
export const EDITOR_BUNDLE = 'editor.js'
export const THEME_FILE = 'theme.css'
/** What a version is called in which nothing but that has changed. */
export const THEME_SAVED_AS = 'Changed the theme'
