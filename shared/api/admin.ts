import { z } from 'zod'
import {
  adminModelSchema,
  adminOrgSchema,
  adminPatternSchema,
  adminPersonSchema,
  adminRoomSchema,
  adminRunSchema,
  auditEntrySchema,
  debugInfoSchema,
  GRANTED_AT_ONCE,
  reasonSchema,
  roomInfoSchema,
} from '#shared/admin.ts'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { idSchema } from '#shared/ids.ts'
import { lineSchema, nameSchema } from '#shared/text.ts'

const withReason = z.object({ reason: reasonSchema })
const ofPattern = { 'path.id': 'anyPattern' } as const
const ofRoom = { 'path.editorId': 'anyPattern' } as const
/** What is looked for, and where the last page ended. */
const page = z.object({
  q: lineSchema(100).optional(),
  before: z.coerce.number().int().min(0).max(8.64e15).optional(),
})
const audit = z.object({ entries: z.array(auditEntrySchema) })

/** What platform admins do: a fixed list of people. Lists say nothing of what stands in private designs. */
export const adminApi = {
  grantTo: route('POST /admin/chatPattern/{id}/permissions', {
    access: 'admin',
    body: withReason.extend({ userIds: z.array(nameSchema(100)).min(1).max(GRANTED_AT_ONCE) }),
    reply: okSchema,
    ids: { ...ofPattern, 'body.userIds[]': 'person' },
  }),
  grant: route('POST /chatPattern/{id}/grantPermission', {
    access: 'admin',
    body: withReason,
    reply: okSchema,
    ids: ofPattern,
  }),
  revoke: route('POST /chatPattern/{id}/revokePermission', {
    access: 'admin',
    body: withReason,
    reply: okSchema,
    ids: ofPattern,
  }),
  // Not in the specification's list from here on.
  roomInfo: route('POST /admin/room/{editorId}/info', {
    access: 'admin',
    body: withReason,
    reply: z.object({ room: roomInfoSchema }),
    ids: ofRoom,
  }),
  debug: route('POST /admin/room/{editorId}/debug', {
    access: 'admin',
    body: withReason,
    reply: debugInfoSchema,
    ids: ofRoom,
  }),
  forceStop: route('POST /admin/room/{editorId}/forceStop', {
    access: 'admin',
    body: withReason.extend({ requestId: idSchema.optional() }),
    reply: z.object({ stopped: z.array(idSchema) }),
    ids: { ...ofRoom, 'body.requestId': 'run' },
  }),
  deleteMessage: route('POST /admin/room/{editorId}/deleteMessage', {
    access: 'admin',
    body: withReason.extend({ itemId: idSchema }),
    reply: okSchema,
    ids: { ...ofRoom, 'body.itemId': 'message' },
  }),
  audit: route('GET /admin/audit', { access: 'admin', query: page, reply: audit }),
  patternAudit: route('GET /chatPattern/{id}/audit', {
    access: { on: 'pattern', may: 'seeAudit', id: 'path.id' },
    query: page.pick({ before: true }),
    reply: audit,
  }),
  people: route('GET /admin/people', {
    access: 'admin',
    query: page,
    reply: z.object({ people: z.array(adminPersonSchema) }),
  }),
  orgs: route('GET /admin/orgs', {
    access: 'admin',
    query: page,
    reply: z.object({ orgs: z.array(adminOrgSchema) }),
  }),
  patterns: route('GET /admin/patterns', {
    access: 'admin',
    query: page,
    reply: z.object({ patterns: z.array(adminPatternSchema) }),
  }),
  rooms: route('GET /admin/rooms', {
    access: 'admin',
    query: page,
    reply: z.object({ rooms: z.array(adminRoomSchema) }),
  }),
  runs: route('GET /admin/runs', {
    access: 'admin',
    query: page,
    reply: z.object({ runs: z.array(adminRunSchema) }),
  }),
  models: route('GET /admin/models', {
    access: 'admin',
    query: page,
    reply: z.object({ models: z.array(adminModelSchema) }),
  }),
}
