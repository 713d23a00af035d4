import { Hono } from 'hono'
import { routePath } from 'hono/route'
import { adminLinkRoutes } from '#server/auth/admin-link-routes.ts'
import { authRoutes } from '#server/auth/auth-routes.ts'
import type { Bindings } from '#server/bindings.ts'
import { adminRoomsRoutes } from '#server/features/admin/admin-rooms-routes.ts'
import { auditRoutes } from '#server/features/admin/audit-routes.ts'
import { grantsRoutes } from '#server/features/admin/grants-routes.ts'
import { adminListsRoutes } from '#server/features/admin/lists-routes.ts'
import { artifactsRoutes } from '#server/features/artifacts/artifacts-routes.ts'
import { outlinesRoutes } from '#server/features/artifacts/outlines-routes.ts'
import { billingRoutes } from '#server/features/billing/billing-routes.ts'
import { canvasRequestsRoutes } from '#server/features/canvas/canvas-requests-routes.ts'
import { canvasSharingRoutes } from '#server/features/canvas/canvas-sharing-routes.ts'
import { nodesRoutes } from '#server/features/canvas/nodes-routes.ts'
import { spacesRoutes } from '#server/features/canvas/spaces-routes.ts'
import { variationsRoutes } from '#server/features/canvas/variations-routes.ts'
import { catalogRoutes } from '#server/features/catalog/catalog-routes.ts'
import { chatRoutes } from '#server/features/chat/chat-routes.ts'
import { queueRoutes } from '#server/features/chat/queue-routes.ts'
import { codeHostRoutes } from '#server/features/code-host/code-host-routes.ts'
import { creditsRoutes } from '#server/features/credits/credits-routes.ts'
import { customDomainsRoutes } from '#server/features/custom-domains/custom-domains-routes.ts'
import { metadataRoutes } from '#server/features/editor-metadata/metadata-routes.ts'
import { exportsRoutes } from '#server/features/exports/exports-routes.ts'
import { feedbackRoutes } from '#server/features/feedback/feedback-routes.ts'
import { healthRoutes } from '#server/features/health/health-routes.ts'
import { importsRoutes } from '#server/features/imports/imports-routes.ts'
import { integrationsRoutes } from '#server/features/integrations/integrations-routes.ts'
import { layersRoutes } from '#server/features/layers/layers-routes.ts'
import { looksRoutes } from '#server/features/looks/looks-routes.ts'
import { mailboxRoutes } from '#server/features/mail/mailbox-routes.ts'
import { metricsRoutes } from '#server/features/metrics/metrics-routes.ts'
import { modelsRoutes } from '#server/features/models/models-routes.ts'
import { ownModelsRoutes } from '#server/features/models/own-models-routes.ts'
import { usageRoutes } from '#server/features/models/usage-routes.ts'
import { workspaceModelsRoutes } from '#server/features/models/workspace-models-routes.ts'
import { outagesRoutes } from '#server/features/outages/outages-routes.ts'
import { forkRoutes } from '#server/features/patterns/fork-routes.ts'
import { infoRoutes } from '#server/features/patterns/info-routes.ts'
import { patternsRoutes } from '#server/features/patterns/patterns-routes.ts'
import { designRoutes } from '#server/features/patterns/settings-routes.ts'
import { presetsRoutes } from '#server/features/presets/presets-routes.ts'
import { publishRoutes } from '#server/features/publish/publish-routes.ts'
import { accessRequestsRoutes } from '#server/features/sharing/access-requests-routes.ts'
import { invitesRoutes } from '#server/features/sharing/invites-routes.ts'
import { sharingRoutes } from '#server/features/sharing/sharing-routes.ts'
import { workspaceSharesRoutes } from '#server/features/sharing/workspace-shares-routes.ts'
import { supportRoutes } from '#server/features/support/support-routes.ts'
import { tracesRoutes } from '#server/features/traces/traces-routes.ts'
import { uploadsRoutes } from '#server/features/uploads/uploads-routes.ts'
import { accountRoutes } from '#server/features/users/account-routes.ts'
import { usersRoutes } from '#server/features/users/users-routes.ts'
import { foldersRoutes } from '#server/features/workspaces/folders-routes.ts'
import { membersRoutes } from '#server/features/workspaces/members-routes.ts'
import { ssoRoutes } from '#server/features/workspaces/sso-routes.ts'
import { workspaceInvitesRoutes } from '#server/features/workspaces/workspace-invites-routes.ts'
import { workspacesRoutes } from '#server/features/workspaces/workspaces-routes.ts'
import { logError } from '#server/logs/log-error.ts'
import { nameRoute, requestIdOf } from '#server/observed.ts'
import { liveRoutes } from '#server/rooms/live-routes.ts'
import { roomRoutes } from '#server/rooms/room-routes.ts'
import { secure } from '#server/security-headers.ts'
import { type AppHono, errorResponse } from '#server/serve.ts'
import { AppError } from '#shared/errors.ts'

/** Everything the app host answers. */
function createApp(): AppHono {
  const app: AppHono = new Hono<{ Bindings: Bindings }>()
  app.use(async (context, next) => {
    await next()
    nameRoute(context.req.raw, routePath(context))
  })
  for (const routes of FEATURES) routes(app)
  authRoutes(app)
  roomRoutes(app)
  mailboxRoutes(app)
  app.all('/api/*', () => {
    throw new AppError('not_found', 'There is no such call.')
  })
  app.get('*', context => page(context.env, context.req.raw))
  app.onError((error, context) => answerError(error, context.req.raw))
  app.notFound(() => errorResponse('not_found', 'There is nothing here.'))
  return app
}

const FEATURES = [
  accountRoutes,
  adminLinkRoutes,
  adminListsRoutes,
  adminRoomsRoutes,
  auditRoutes,
  catalogRoutes,
  grantsRoutes,
  tracesRoutes,
  artifactsRoutes,
  billingRoutes,
  chatRoutes,
  queueRoutes,
  codeHostRoutes,
  creditsRoutes,
  customDomainsRoutes,
  designRoutes,
  metadataRoutes,
  exportsRoutes,
  feedbackRoutes,
  forkRoutes,
  healthRoutes,
  importsRoutes,
  infoRoutes,
  integrationsRoutes,
  invitesRoutes,
  layersRoutes,
  liveRoutes,
  looksRoutes,
  metricsRoutes,
  modelsRoutes,
  outlinesRoutes,
  patternsRoutes,
  publishRoutes,
  outagesRoutes,
  presetsRoutes,
  sharingRoutes,
  ssoRoutes,
  supportRoutes,
  uploadsRoutes,
  ownModelsRoutes,
  workspaceModelsRoutes,
  usageRoutes,
  usersRoutes,
  membersRoutes,
  workspaceInvitesRoutes,
  workspaceSharesRoutes,
  accessRequestsRoutes,
  foldersRoutes,
  workspacesRoutes,
  spacesRoutes,
  nodesRoutes,
  canvasRequestsRoutes,
  canvasSharingRoutes,
  variationsRoutes,
]

/** A file of the app, or the one page of it for every path that is no file. */
async function page(env: Bindings, request: Request): Promise<Response> {
  const asset = await env.ASSETS.fetch(request)
  if (asset.status !== 404) return asset
  if (!request.headers.get('accept')?.includes('text/html')) return asset
  const shell = await env.ASSETS.fetch(
    new Request(new URL('/', request.url), { headers: { accept: 'text/html' } }),
  )
  return new Response(shell.body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

function answerError(error: Error, request: Request): Response {
  if (error instanceof AppError) return errorResponse(error.code, error.message)
  // Room methods answer across an object boundary, where only the name and the message survive.
  logError('a request failed', error, requestIdOf(request))
  const { code, message } = new AppError('internal')
  return errorResponse(code, message)
}

const app = createApp()

export async function answerApp(
  request: Request,
  env: Bindings,
  context: ExecutionContext,
  requestId: string,
): Promise<Response> {
  const response = await app.fetch(request, env, context)
  return response.webSocket ? response : secure(response, env, requestId, new URL(request.url).host)
}
