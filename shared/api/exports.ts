import { z } from 'zod'
import { route } from '#shared/api/route.ts'
import { codePromptSchema, EXPORT_ADDRESS_MAX_CHARACTERS } from '#shared/exports.ts'
import { idSchema } from '#shared/ids.ts'
import { lineSchema } from '#shared/text.ts'

const version = { artifactId: idSchema, editorRoomId: idSchema }
const access = {
  on: 'pattern',
  may: 'view',
  id: 'body.editorRoomId',
  also: [{ on: 'artifact', may: 'view', id: 'body.artifactId', isOfTheSame: true }],
} as const

export const exportsApi = {
  generateZip: route('POST /editor/generateZip', {
    access,
    body: z.object({
      ...version,
      /** Written into the README where it is an address of this server; never fetched. */
      link: lineSchema(EXPORT_ADDRESS_MAX_CHARACTERS).nullish(),
    }),
    reply: z.object({
      /** Absolute, for as long as `EXPORT_LINK_MINUTES`; whoever asked still has to be let in. */
      hostedUrl: z.string(),
      /** True when something in it is a stand-in for what could not be imported. */
      hasComponentWarning: z.boolean(),
      /** What that is, as far as it can be named. */
      standIns: z.array(z.string()).optional(),
    }),
    isCostly: true,
  }),
  // Not in the specification's list: a version as one file that opens without a server.
  generateHtml: route('POST /editor/generateHtml', {
    access,
    body: z.object(version),
    reply: z.object({
      hostedUrl: z.string(),
      hasComponentWarning: z.boolean().optional(),
      standIns: z.array(z.string()).optional(),
    }),
    isCostly: true,
  }),
  // Not in the specification's list: where the address of a zip leads.
  download: route('GET /export/{token}', {
    access: 'anyone',
    ids: { 'path.token': 'sealed' },
    reply: z.unknown(),
  }),
  // Not in the specification's list: a version as one text for another tool ("Copy Code as Prompt").
  codePrompt: route('POST /editor/codePrompt', {
    access,
    body: z.object(version),
    reply: codePromptSchema,
    isCostly: true,
  }),
}
