import { accountApi } from '#shared/api/account.ts'
import { adminApi } from '#shared/api/admin.ts'
import { artifactsApi } from '#shared/api/artifacts.ts'
import { billingApi } from '#shared/api/billing.ts'
import { canvasApi, spacesApi } from '#shared/api/canvas.ts'
import { catalogApi } from '#shared/api/catalog.ts'
import { chatApi } from '#shared/api/chat.ts'
import { codeHostApi } from '#shared/api/code-host.ts'
import { creditsApi } from '#shared/api/credits.ts'
import { customDomainsApi } from '#shared/api/custom-domains.ts'
import { designApi } from '#shared/api/design.ts'
import { editorMetadataApi } from '#shared/api/editor-metadata.ts'
import { exportsApi } from '#shared/api/exports.ts'
import { feedbackApi } from '#shared/api/feedback.ts'
import { foldersApi } from '#shared/api/folders.ts'
import { healthApi } from '#shared/api/health.ts'
import { importsApi } from '#shared/api/imports.ts'
import { integrationsApi } from '#shared/api/integrations.ts'
import { layersApi } from '#shared/api/layers.ts'
import { looksApi } from '#shared/api/looks.ts'
import { metricsApi } from '#shared/api/metrics.ts'
import { modelsApi } from '#shared/api/models.ts'
import { outlinesApi } from '#shared/api/outlines.ts'
import { ownModelsApi } from '#shared/api/own-models.ts'
import { patternsApi } from '#shared/api/patterns.ts'
import { presetsApi } from '#shared/api/presets.ts'
import { publishApi } from '#shared/api/publish.ts'
import { queueApi } from '#shared/api/queue.ts'
import { roomsApi } from '#shared/api/rooms.ts'
import type { Route } from '#shared/api/route.ts'
import { serviceApi } from '#shared/api/service.ts'
import { sharingApi } from '#shared/api/sharing.ts'
import { ssoApi } from '#shared/api/sso.ts'
import { supportApi } from '#shared/api/support.ts'
import { tracesApi } from '#shared/api/traces.ts'
import { uploadsApi } from '#shared/api/uploads.ts'
import { usersApi } from '#shared/api/users.ts'
import { workspaceModelsApi } from '#shared/api/workspace-models.ts'
import { workspacesApi } from '#shared/api/workspaces.ts'

/** Every call there is: the server binds them, the client calls them, one test loops over them. */
export const api = {
  admin: adminApi,
  account: accountApi,
  artifacts: artifactsApi,
  billing: billingApi,
  canvas: canvasApi,
  catalog: catalogApi,
  chat: chatApi,
  codeHost: codeHostApi,
  credits: creditsApi,
  customDomains: customDomainsApi,
  design: designApi,
  editorMetadata: editorMetadataApi,
  exports: exportsApi,
  feedback: feedbackApi,
  folders: foldersApi,
  health: healthApi,
  integrations: integrationsApi,
  layers: layersApi,
  imports: importsApi,
  looks: looksApi,
  metrics: metricsApi,
  models: modelsApi,
  outlines: outlinesApi,
  ownModels: ownModelsApi,
  patterns: patternsApi,
  publish: publishApi,
  presets: presetsApi,
  queue: queueApi,
  rooms: roomsApi,
  service: serviceApi,
  sharing: sharingApi,
  sso: ssoApi,
  traces: tracesApi,
  spaces: spacesApi,
  support: supportApi,
  uploads: uploadsApi,
  users: usersApi,
  workspaceModels: workspaceModelsApi,
  workspaces: workspacesApi,
}

export const routes: Route[] = Object.values(api).flatMap(group => Object.values(group) as Route[])
