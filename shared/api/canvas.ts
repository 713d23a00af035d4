import { z } from 'zod'
import { type Action, accessDataSchema, accessModeSchema } from '#shared/access.ts'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { artifactSchema } from '#shared/artifacts.ts'
import {
  copySchema,
  DIRECTIONS,
  directionsMeantSchema,
  keepAsSchema,
  NODES_AT_ONCE_MAX,
  spaceListItemSchema,
  spaceNameSchema,
  wantedPlaceSchema,
} from '#shared/canvas.ts'
import { modelModeSchema, PROMPT_MAX_CHARACTERS } from '#shared/chat.ts'
import { creditsSchema } from '#shared/credits.ts'
import { patternConfigSchema } from '#shared/design.ts'
import { idSchema } from '#shared/ids.ts'
import { patternNameSchema } from '#shared/patterns.ts'
import { lineSchema, nameSchema, wordsSchema } from '#shared/text.ts'
import { accessRequestSchema, ownRequestSchema, REQUEST_MESSAGE_MAX_CHARACTERS } from '#shared/workspaces.ts'

const inBody = <const A extends Action>(action: A) =>
  ({ on: 'canvas', may: action, id: 'body.spaceId' }) as const
const onPath = <const A extends Action>(action: A) =>
  ({ on: 'canvas', may: action, id: 'path.spaceId' }) as const

/** A design that is copied into a canvas, and which of its versions. */
const copied = [
  { on: 'pattern', may: 'fork', id: 'body.patternId' },
  { on: 'artifact', may: 'fork', id: 'body.artifactId' },
] as const

const undoSchema = lineSchema(16_000)

/** Canvases and what is on them. */
export const spacesApi = {
  list: route('GET /spaces', {
    access: 'session',
    reply: z.object({ spaces: z.array(spaceListItemSchema) }),
  }),
  // Not in the specification's list: making, naming and deleting canvases, and what is on them (design, section 5).
  create: route('POST /spaces', {
    access: 'session',
    body: z.object({
      name: spaceNameSchema.optional(),
      patternId: idSchema.optional(),
      artifactId: idSchema.optional(),
      requestId: idSchema.optional(),
    }),
    reply: z.object({ id: idSchema, nodeId: idSchema.optional() }),
    ids: { 'body.requestId': 'new', 'body.patternId': 'viewed', 'body.artifactId': 'viewed' },
    isCostly: true,
  }),
  rename: route('POST /spaces/rename', {
    access: { on: 'canvas', may: 'rename', id: 'body.id' },
    body: z.object({ id: idSchema, newName: spaceNameSchema }),
    reply: okSchema,
  }),
  remove: route('DELETE /spaces/{id}', {
    access: { on: 'canvas', may: 'delete', id: 'path.id' },
    reply: okSchema,
  }),
  /** Which of its designs began as a copy: of which version of which design, where the caller may look at that. */
  copies: route('GET /spaces/{id}/copies', {
    access: { on: 'canvas', may: 'view', id: 'path.id' },
    reply: z.object({ copies: z.array(copySchema) }),
  }),
  addNode: route('POST /spaces/node', {
    access: { ...inBody('edit'), also: copied },
    body: wantedPlaceSchema.extend({
      spaceId: idSchema,
      patternId: idSchema.optional(),
      artifactId: idSchema.optional(),
      name: patternNameSchema.optional(),
      config: patternConfigSchema.optional(),
      customId: idSchema.nullish(),
      requestId: idSchema.optional(),
    }),
    reply: z.object({ nodeId: idSchema, editorRoomId: idSchema, artifactId: idSchema.nullable() }),
    ids: { 'body.requestId': 'new', 'body.customId': 'preset' },
    isCostly: true,
  }),
  removeNodes: route('POST /spaces/node/remove', {
    access: inBody('edit'),
    body: z.union([
      z.object({ spaceId: idSchema, nodeId: idSchema }),
      z.object({ spaceId: idSchema, nodeIds: z.array(idSchema).min(1).max(NODES_AT_ONCE_MAX) }),
    ]),
    /** Brings them back, for ten minutes. */
    reply: z.object({ undo: z.string() }),
    ids: { 'body.nodeId': 'node', 'body.nodeIds[]': 'node' },
  }),
  undoRemoveNodes: route('POST /spaces/node/undoRemove', {
    access: inBody('edit'),
    body: z.object({ spaceId: idSchema, undo: undoSchema }),
    reply: okSchema,
    ids: { 'body.undo': 'sealed' },
  }),
  renameNode: route('POST /spaces/node/rename', {
    access: { on: 'canvas', may: 'rename', id: 'body.roomId' },
    body: z.object({ roomId: idSchema, nodeId: idSchema, newName: patternNameSchema }),
    reply: okSchema,
    ids: { 'body.nodeId': 'node' },
  }),
  updateArtifactId: route('POST /spaces/node/updateArtifactId', {
    access: inBody('edit'),
    body: z.object({ spaceId: idSchema, nodeId: idSchema, artifactId: idSchema }),
    reply: okSchema,
    ids: { 'body.nodeId': 'node', 'body.artifactId': 'version' },
    isCostly: true,
  }),
  loadArtifact: route('POST /spaces/node/artifact/load', {
    access: {
      ...{ on: 'pattern', may: 'view', id: 'body.editorRoomId' },
      also: [{ on: 'artifact', may: 'view', id: 'body.artifactId', isOfTheSame: true }],
    },
    body: z.object({ artifactId: idSchema, editorRoomId: idSchema }),
    reply: artifactSchema,
  }),
  explore: route('POST /spaces/explore', {
    access: inBody('generate'),
    body: z.object({
      spaceId: idSchema,
      nodeId: idSchema.nullable(),
      updatePrompt: wordsSchema(PROMPT_MAX_CHARACTERS),
      count: z.number().int().min(DIRECTIONS.min).max(DIRECTIONS.max),
      mode: modelModeSchema.default('best'),
      modelId: idSchema.nullish(),
      /** What directions of words alone are made with; those of a design are made with its own. */
      config: patternConfigSchema.optional(),
      customId: idSchema.nullish(),
      requestId: idSchema,
    }),
    reply: z.object({
      exploreId: idSchema,
      nodes: z.array(
        z.object({ nodeId: idSchema, editorRoomId: idSchema, requestId: idSchema, words: z.string() }),
      ),
      credits: creditsSchema,
      /** No model is connected, so the directions are themes of the design, or templates. */
      isByTemplates: z.literal(true).optional(),
      /** The model named none that can be used, so the directions are the same for every design. */
      areUsual: z.literal(true).optional(),
    }),
    ids: {
      'body.nodeId': 'node',
      'body.modelId': 'model',
      'body.customId': 'preset',
      'body.requestId': 'new',
    },
    isPrompt: true,
    isCostly: true,
  }),
  vote: route('POST /spaces/node/vote', {
    access: inBody('vote'),
    body: z.object({ spaceId: idSchema, nodeId: idSchema, isOn: z.boolean() }),
    reply: okSchema,
    ids: { 'body.nodeId': 'node' },
  }),
  /** Directions of the exploration that this node is one of are put aside, or taken out again. */
  collapse: route('POST /spaces/node/collapse', {
    access: inBody('edit'),
    body: z.object({
      ...{ spaceId: idSchema, nodeId: idSchema, isCollapsed: z.boolean() },
      which: directionsMeantSchema.default('all'),
    }),
    reply: okSchema,
    ids: { 'body.nodeId': 'node' },
  }),
  keep: route('POST /spaces/node/keep', {
    access: inBody('edit'),
    body: z.object({ spaceId: idSchema, nodeId: idSchema, as: keepAsSchema }),
    reply: z.object({ nodeId: idSchema, artifactId: idSchema }),
    ids: { 'body.nodeId': 'node' },
    isCostly: true,
  }),
}

/** Who may see and change a canvas; whoever is let in may write. */
export const canvasApi = {
  owner: route('GET /canvas/{spaceId}/owner', {
    access: onPath('seeMembers'),
    reply: accessDataSchema.extend({ access: accessModeSchema.optional() }),
  }),
  invite: route('POST /canvas/{spaceId}/invite', {
    access: onPath('share'),
    body: z.object({
      /** Comma-separated (section 5). */
      emails: nameSchema(5_000),
    }),
    reply: z.object({ invites: z.array(z.object({ email: z.string(), link: z.string().nullable() })) }),
    isCostly: true,
  }),
  /** Every member of a workspace that the caller is in. */
  inviteOrg: route('POST /canvas/{spaceId}/inviteOrg', {
    access: { ...onPath('share'), also: [{ on: 'workspace', may: 'see', id: 'body.orgId' }] },
    body: z.object({ orgId: nameSchema(100) }),
    reply: okSchema,
  }),
  /** Somebody else, by who may share; oneself, by any member. */
  removeUser: route('POST /canvas/{spaceId}/removeUser', {
    access: onPath('leave'),
    body: z.object({ userIdToRemove: nameSchema(320) }),
    /** Takes the removal back, for ten minutes. */
    reply: z.object({ undo: z.string() }),
    ids: { 'body.userIdToRemove': 'person' },
  }),
  removeOrg: route('POST /canvas/{spaceId}/removeOrg', {
    access: onPath('share'),
    body: z.object({ orgId: nameSchema(100) }),
    reply: z.object({ undo: z.string() }),
    ids: { 'body.orgId': 'workspace' },
  }),
  // Not in the specification's list: asking to be let in, as into a design; whoever is let in may write.
  request: route('POST /canvas/{spaceId}/access/request', {
    access: 'account',
    body: z.object({ message: lineSchema(REQUEST_MESSAGE_MAX_CHARACTERS).default('') }),
    reply: okSchema,
    ids: { 'path.spaceId': 'asked' },
    isCostly: true,
  }),
  /** What became of it, for whoever asked. */
  ownRequest: route('GET /canvas/{spaceId}/access/request', {
    access: 'account',
    reply: ownRequestSchema,
    ids: { 'path.spaceId': 'asked' },
  }),
  requests: route('GET /canvas/{spaceId}/access/requests', {
    access: onPath('share'),
    reply: z.object({ requests: z.array(accessRequestSchema) }),
  }),
  answer: route('POST /canvas/{spaceId}/access/answer', {
    access: onPath('share'),
    body: z.object({ id: idSchema, isGranted: z.boolean() }),
    reply: okSchema,
    ids: { 'body.id': 'request' },
  }),
  // Not in the specification's list: taking a removal back, and who may look (design, section 9).
  undoRemove: route('POST /canvas/{spaceId}/undoRemove', {
    access: onPath('share'),
    body: z.object({ undo: undoSchema }),
    reply: okSchema,
    ids: { 'body.undo': 'sealed' },
  }),
  access: route('POST /canvas/{spaceId}/access', {
    access: onPath('share'),
    body: z.object({ access: accessModeSchema }),
    reply: okSchema,
  }),
}
