import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import {
  artifactSchema,
  artifactStatusSchema,
  artifactVersionSchema,
  FEEDBACK_MAX_CHARACTERS,
  FILES_MAX_BYTES,
  FIX_MESSAGE_MAX_CHARACTERS,
  FIX_STACK_MAX_CHARACTERS,
  feedbackTypeSchema,
  PICTURE_MAX_BYTES,
  sourceFilesSchema,
} from '#shared/artifacts.ts'
import { modelModeSchema, whenBusySchema } from '#shared/chat.ts'
import { creditsSchema } from '#shared/credits.ts'
import { patternConfigSchema } from '#shared/design.ts'
import { idSchema } from '#shared/ids.ts'
import { lookSchema } from '#shared/look.ts'
import { renderReportSchema, renderVerdictSchema } from '#shared/preview-health.ts'
import { anchorSchema } from '#shared/references.ts'
import { templateIdSchema } from '#shared/templates.ts'
import { lineSchema, nameSchema, wordsSchema } from '#shared/text.ts'

export const artifactsApi = {
  get: route('GET /artifact/{id}', {
    access: { on: 'artifact', may: 'view', id: 'path.id' },
    reply: artifactSchema,
  }),
  preview: route('GET /artifact/{id}/preview', {
    access: { on: 'artifact', may: 'view', id: 'path.id' },
    reply: z.object({
      status: artifactStatusSchema,
      errorMessage: z.string().nullable(),
      config: patternConfigSchema,
      isDarkMode: z.boolean(),
      /** What a browser saw of it; null until one has looked. */
      health: renderVerdictSchema.nullable(),
      /** Absolute address for the frame; carries a short-lived token when the design is private. */
      previewSrc: z.string(),
      /** Where a picture of it is; null as long as nobody has taken one. */
      pictureSrc: z.string().nullable(),
    }),
  }),
  // Not in the specification's list: what a frame without an origin is given by message (design, section 8).
  bundle: route('GET /artifact/{id}/bundle', {
    access: { on: 'artifact', may: 'view', id: 'path.id' },
    reply: z.object({
      /** Null when it did not compile. */
      js: z.string().nullable(),
      css: z.string(),
      errorMessage: z.string().nullable(),
      /** Specifiers and the paths of their files; the frame knows its own host. */
      imports: z.record(z.string(), z.string()),
      preloads: z.array(z.string()),
      fonts: z.string(),
      /** What a report of this load carries; null for those who may not report. */
      report: z.string().nullable(),
    }),
  }),
  fix: route('POST /artifact/{id}/fix', {
    access: { on: 'artifact', may: 'generate', id: 'path.id' },
    body: z.object({
      errorMessage: wordsSchema(FIX_MESSAGE_MAX_CHARACTERS),
      /** Where it was thrown, with the components around it. */
      stack: wordsSchema(FIX_STACK_MAX_CHARACTERS).optional(),
      /** Path and size of the page that shows it. */
      look: lookSchema.nullish(),
      mode: modelModeSchema.default('best'),
      /** The model that was picked for it; without one that of the mode. */
      modelId: idSchema.nullish(),
      /** Whether it waits for a run that is under way. */
      whenBusy: whenBusySchema.default('refuse'),
    }),
    reply: creditsSchema.extend({ isQueued: z.literal(true).optional() }),
    ids: { 'body.modelId': 'model' },
    isPrompt: true,
  }),
  // Not in the specification's list: what a browser saw of a version (design, sections 7 and 8).
  health: route('POST /artifact/{id}/health', {
    access: { on: 'artifact', may: 'edit', id: 'path.id' },
    ids: { 'body.token': 'sealed' },
    body: renderReportSchema,
    reply: z.object({
      /** What is on record now. */
      health: renderVerdictSchema.nullable(),
      /** Its credits went back to who paid for it. */
      isRefunded: z.boolean(),
      /** A fault counts when a second load has shown it too. */
      isSecondLookWanted: z.boolean(),
    }),
  }),
  // Not in the specification's list: a small picture of a version, taken once by a writer's browser (design, section 8).
  takePicture: route('POST /artifact/{id}/picture', {
    access: { on: 'artifact', may: 'edit', id: 'path.id' },
    reply: okSchema,
    maxBytes: PICTURE_MAX_BYTES,
    isBinary: true,
  }),
  picture: route('GET /artifact/{id}/picture', {
    access: { on: 'artifact', may: 'view', id: 'path.id' },
    reply: z.unknown(),
  }),
  diff: route('GET /artifact/diff/{orig}/{updated}', {
    // It may reach into the design this one was forked from, for those who may see that.
    access: {
      on: 'artifact',
      may: 'view',
      id: 'path.updated',
      also: [{ on: 'artifact', may: 'view', id: 'path.orig' }],
    },
    query: z.object({ fileName: lineSchema(200).optional() }),
    reply: z.object({ originalArtifactSource: z.string(), updatedArtifactSource: z.string() }),
  }),
  feedback: route('POST /artifact-feedback', {
    access: { on: 'artifact', may: 'giveFeedback', id: 'body.artifactId' },
    body: z.object({
      artifactId: idSchema,
      feedbackType: feedbackTypeSchema,
      feedbackText: wordsSchema(FEEDBACK_MAX_CHARACTERS).default(''),
    }),
    reply: okSchema,
    isCostly: true,
  }),
  // Not in the specification's list: the version menu, restore and saving by hand (design, section 5).
  versions: route('GET /chatPattern/{id}/versions', {
    access: { on: 'pattern', may: 'view', id: 'path.id' },
    reply: z.object({ versions: z.array(artifactVersionSchema) }),
  }),
  // A page that shows the design as it is being written and typed, before there is a version as well.
  live: route('GET /chatPattern/{id}/live', {
    access: { on: 'pattern', may: 'view', id: 'path.id' },
    /** Absolute address for the frame, as of a version's preview. */
    reply: z.object({ previewSrc: z.string() }),
  }),
  restore: route('POST /editor/restore', {
    access: {
      ...{ on: 'pattern', may: 'edit', id: 'body.id' },
      also: [{ on: 'artifact', may: 'view', id: 'body.artifactId', isOfTheSame: true }],
    },
    body: z.object({ id: idSchema, artifactId: idSchema }),
    reply: okSchema,
  }),
  save: route('POST /editor/save', {
    access: { on: 'pattern', may: 'edit', id: 'body.id' },
    body: z.object({
      id: idSchema,
      /** Told in the chat; "Edited by hand" when left out. */
      message: nameSchema(500).optional(),
      /** The whole design as it shall be; without them the working copy is saved. */
      files: sourceFilesSchema.optional(),
    }),
    /** The new version, or the active one when nothing differs from it. */
    reply: z.object({ artifactId: idSchema }),
    maxBytes: 2 * FILES_MAX_BYTES,
    isCostly: true,
  }),
  // Not in the specification's list: a template becomes a part of the page (wire shapes, templates).
  insert: route('POST /editor/insert', {
    access: { on: 'pattern', may: 'edit', id: 'body.id' },
    ids: { 'body.templateId': 'template' },
    body: z.object({
      id: idSchema,
      templateId: templateIdSchema,
      /** The element it is put at; null puts it at the end of the page. */
      anchor: anchorSchema.nullable(),
      place: z.enum(['before', 'after', 'inside']),
    }),
    reply: z.object({ artifactId: idSchema }),
    isCostly: true,
  }),
}
