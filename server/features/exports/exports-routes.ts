import { patternFor } from '#server/access/levels.ts'
import { appOrigins } from '#server/auth/better-auth.ts'
import { settingsOf } from '#server/bindings.ts'
import type { Call } from '#server/call.ts'
import { findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { compiledAgain } from '#server/features/artifacts/compile-again.ts'
import { bundleOf } from '#server/features/artifacts/version-bundle.ts'
import { versionToTake } from '#server/features/artifacts/version-to-take.ts'
import { askForProject } from '#server/features/exports/ask-for-project.ts'
import { type ExportTicket, openTicket, sealTicket } from '#server/features/exports/export-token.ts'
import { keepHtml, keepZip, questionOf } from '#server/features/exports/kept-zips.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { can } from '#shared/access.ts'
import { exportsApi } from '#shared/api/exports.ts'
import { versionLabel } from '#shared/artifacts.ts'
import { AppError } from '#shared/errors.ts'
import { codePromptSchema, projectSlug } from '#shared/exports.ts'

export function exportsRoutes(app: AppHono): void {
  serve(app, exportsApi.generateZip, async ({ body }, call) => {
    const { env, pattern, user } = call
    const artifact = await versionToTake(call, body.artifactId)
    const ticket: ExportTicket = {
      ...{ patternId: pattern.id, artifactId: artifact.id, userId: user?.id ?? null },
      ...{ title: pattern.name, isDarkMode: pattern.isDarkMode, link: addressHere(call, body.link) },
    }
    const { standIns } = await keepZip(env, artifact, ticket)
    const token = await sealTicket(ticket, settingsOf(env).AUTH_SECRET)
    return {
      hostedUrl: `${originOf(call)}/api/export/${token}`,
      hasComponentWarning: standIns.length > 0,
      standIns,
    }
  })

  serve(app, exportsApi.generateHtml, async ({ body }, call) => {
    const { env, pattern, user } = call
    const artifact = await compiledAgain(env, await versionToTake(call, body.artifactId))
    const ticket: ExportTicket = {
      ...{ patternId: pattern.id, artifactId: artifact.id, userId: user?.id ?? null },
      ...{ title: pattern.name, isDarkMode: pattern.isDarkMode, link: null, as: 'html' },
    }
    await keepHtml(env, artifact, ticket)
    const { unsupportedPackages } = await bundleOf(env.FILES, artifact.packKey)
    const token = await sealTicket(ticket, settingsOf(env).AUTH_SECRET)
    return {
      hostedUrl: `${originOf(call)}/api/export/${token}`,
      hasComponentWarning: unsupportedPackages.length > 0,
      standIns: unsupportedPackages,
    }
  })

  serve(app, exportsApi.download, async ({ path }, { env }) => {
    const ticket = await openTicket(path.token, settingsOf(env).AUTH_SECRET)
    const found = ticket && (await patternFor(env.DB, ticket.userId, ticket.patternId))
    if (!ticket || !can(found?.level ?? null, 'view')) throw new AppError('not_found', GONE)
    const artifact = await findArtifact(env.DB, ticket.artifactId)
    if (artifact?.patternId !== ticket.patternId) throw new AppError('not_found', GONE)
    const { key } = await (ticket.as === 'html' ? keepHtml : keepZip)(env, artifact, ticket)
    const file = await env.FILES.get(key)
    if (!file) throw new AppError('not_found', GONE)
    const name = `${projectSlug(ticket.title)}-${versionLabel(artifact.version)}.${ticket.as ?? 'zip'}`
    return new Response(file.body, {
      headers: {
        // A page of somebody else's is never shown as one of this server's.
        'content-type': ticket.as === 'html' ? 'application/octet-stream' : 'application/zip',
        'content-length': String(file.size),
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      },
    })
  })

  serve(app, exportsApi.codePrompt, async ({ body }, call) => {
    const { env, pattern } = call
    const artifact = await versionToTake(call, body.artifactId)
    const { name: title, isDarkMode } = pattern
    const question = questionOf(env, artifact, { title, isDarkMode, link: null }, 'prompt')
    return codePromptSchema.parse(await (await askForProject(env, question)).json())
  })
}

const GONE = 'This download is over. Ask for it again in the editor.'

/** Where the caller's page is: the address is then of the same origin. */
function originOf({ request, settings }: Call): string {
  const origins = appOrigins(settings)
  return origins.find(origin => origin === request.headers.get('origin')) ?? origins[0]!
}

/** Only an address of this server is worth a line in a README. */
function addressHere({ settings }: Call, link: string | null | undefined): string | null {
  const address = link && URL.canParse(link) ? new URL(link) : null
  if (!address || address.username || address.password) return null
  return appOrigins(settings).includes(address.origin) ? address.href : null
}
