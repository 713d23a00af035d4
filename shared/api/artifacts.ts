import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import {
  artifactSchema,
  artifactStatusSchema,
  artifactVersionSchema,
  FEEDBACK_MAX_CHARACTERS,
  FILES_MAX_BYTES,
  feedbackTypeSchema,
  sourceFilesSchema,
} from '#shared/artifacts.ts'
import { patternConfigSchema } from '#shared/design.ts'
import { idSchema } from '#shared/ids.ts'

export const artifactsApi = {
  get: route('GET /artifact/{id}', { access: { artifact: 'view', id: 'path.id' }, reply: artifactSchema }),
  preview: route('GET /artifact/{id}/preview', {
    access: { artifact: 'view', id: 'path.id' },
    reply: z.object({
      status: artifactStatusSchema,
      errorMessage: z.string().nullable(),
      config: patternConfigSchema,
      isDarkMode: z.boolean(),
      /** Absolute address for the frame; carries a short-lived token when the design is private. */
      previewSrc: z.string(),
    }),
  }),
  diff: route('GET /artifact/diff/{orig}/{updated}', {
    access: { artifact: 'view', id: 'path.updated' },
    query: z.object({ fileName: z.string().max(200).optional() }),
    reply: z.object({ originalArtifactSource: z.string(), updatedArtifactSource: z.string() }),
  }),
  feedback: route('POST /artifact-feedback', {
    access: { artifact: 'giveFeedback', id: 'body.artifactId' },
    body: z.object({
      artifactId: idSchema,
      feedbackType: feedbackTypeSchema,
      feedbackText: z.string().trim().max(FEEDBACK_MAX_CHARACTERS).default(''),
    }),
    reply: okSchema,
    isCostly: true,
  }),
  // Not in the specification's list: the version menu, restore and saving by hand (design, section 5).
  versions: route('GET /chatPattern/{id}/versions', {
    access: { pattern: 'view', id: 'path.id' },
    reply: z.object({ versions: z.array(artifactVersionSchema) }),
  }),
  restore: route('POST /editor/restore', {
    access: { pattern: 'edit', id: 'body.id' },
    body: z.object({ id: idSchema, artifactId: idSchema }),
    reply: okSchema,
  }),
  save: route('POST /editor/save', {
    access: { pattern: 'edit', id: 'body.id' },
    body: z.object({
      id: idSchema,
      /** Told in the chat; "Edited by hand" when left out. */
      message: z.string().trim().min(1).max(500).optional(),
      /** The whole design as it shall be; without them the working copy is saved. */
      files: sourceFilesSchema.optional(),
    }),
    /** The new version, or the active one when nothing differs from it. */
    reply: z.object({ artifactId: idSchema }),
    maxBytes: 2 * FILES_MAX_BYTES,
    isCostly: true,
  }),
}
