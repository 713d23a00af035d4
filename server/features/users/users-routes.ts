import { accountsConnect, isOperator, newcomersConnectNow } from '#server/auth/operators.ts'
import { namesOfServices } from '#server/auth/other-services.ts'
import { passkeyHost } from '#server/auth/passkey-host.ts'
import { someSso } from '#server/auth/sso/sso-queries.ts'
import type { Settings } from '#server/env.ts'
import { plansFor } from '#server/features/billing/plan-of.ts'
import { findHostAccount } from '#server/features/code-host/accounts-queries.ts'
import { hostAppOf } from '#server/features/code-host/host-app.ts'
import { isOnlyHere } from '#server/features/custom-domains/shown-domain.ts'
import { findUsualMessage } from '#server/features/models/usage-queries.ts'
import { countUnread } from '#server/features/support/support-queries.ts'
import {
  findPerson,
  findPreferences,
  listOneTimeKeys,
  saveAttributes,
  savePreferences,
  setOneTimeKey,
} from '#server/features/users/users-queries.ts'
import { findChosenWorkspace } from '#server/features/workspaces/workspaces-queries.ts'
import { modelsOf } from '#server/generation/model/choose-model.ts'
import { ownModelsOf } from '#server/generation/model/own-model.ts'
import { workspaceModelsOf } from '#server/generation/model/workspace-model.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { usersApi } from '#shared/api/users.ts'
import { AppError } from '#shared/errors.ts'
import { type KnownModel, PROVIDER_NAMES } from '#shared/models.ts'
import { isBusinessEmail } from '#shared/onboarding.ts'
import { splitName, userPreferencesSchema } from '#shared/users.ts'

export function usersRoutes(app: AppHono): void {
  serve(app, usersApi.session, async (_, { env, user, settings }) => {
    const [
      { models, modes },
      own,
      ofWorkspace,
      usualMessage,
      oneTimeKeys,
      isForNewcomers,
      chosen,
      plans,
      unreadAnswers,
      hasSso,
      hostAccount,
    ] = await Promise.all([
      modelsOf(env),
      ownModelsOf(env, user?.id ?? null),
      workspaceModelsOf(env, user?.id ?? null),
      user ? findUsualMessage(env.DB) : undefined,
      user ? listOneTimeKeys(env.DB, user.id) : {},
      newcomersConnectNow(env),
      user ? findChosenWorkspace(env.DB, user.id) : null,
      user ? plansFor(env, user.id) : null,
      user ? countUnread(env.DB, user.id) : 0,
      !user || user.isGuest ? someSso(env.DB) : undefined,
      user && !user.isGuest ? findHostAccount(env.DB, user.id) : null,
    ])
    return {
      user: user && {
        ...{ ...user, oneTimeKeys },
        isBusinessEmail: isBusinessEmail(user.email),
        isOperator: isOperator(settings, user),
        github: { isAppConnected: hostAccount !== null },
        pricing: { plan: plans?.current.plan ?? 'free' },
        orgId: chosen?.workspace.id ?? null,
        org: chosen && { ...chosen.workspace, role: chosen.role },
      },
      server: {
        guests: settings.GUESTS,
        plans: settings.PLANS,
        rooms: settings.ROOM_TRANSPORT,
        models: { best: shownName(modes.best), agent: shownName(modes.agent) },
        choices: [
          ...models,
          ...own.map(model => ({ ...model, isOwn: true })),
          ...ofWorkspace.map(({ model, orgName }) => ({ ...model, orgName })),
        ],
        personalKeys: settings.PERSONAL_KEYS,
        usualMessage,
        accountsConnect: accountsConnect(settings),
        newcomersConnect: isForNewcomers,
        defaults: { best: modes.best?.id ?? null, agent: modes.agent?.id ?? null },
        hasMailbox: settings.isLocal,
        mail: mailWay(settings),
        hasCodeHost: hostAppOf(settings) !== null,
        hasDomains: !isOnlyHere(settings.SITES_DOMAIN),
        referenceHosts: settings.REFERENCE_HOSTS,
        signInWith: namesOfServices(settings),
        passkeyHost: passkeyHost(settings),
        hasSso,
        supportUrl: settings.SUPPORT_URL ?? null,
        canvasLiveFrames: settings.CANVAS_LIVE_FRAMES,
        unreadAnswers,
        hasAdmins: settings.ADMIN_EMAILS.length + settings.ADMIN_USER_IDS.length > 0,
        experiments: settings.EXPERIMENTS,
        preview: {
          mode: settings.PREVIEW_MODE,
          port: settings.PREVIEW_PORT,
          domain: settings.PREVIEW_DOMAIN,
        },
      },
    }
  })

  serve(app, usersApi.preferences, async (_, { env, user }) =>
    userPreferencesSchema.parse(await findPreferences(env.DB, user.id)),
  )

  serve(app, usersApi.updatePreferences, async ({ body }, { env, user }) => {
    const current = userPreferencesSchema.parse(await findPreferences(env.DB, user.id))
    const preferences = { ...current, ...body.updatedPreferences }
    await savePreferences(env.DB, user.id, preferences)
    return preferences
  })

  serve(app, usersApi.attributes, async ({ body }, { env, user }) => {
    await saveAttributes(env.DB, user.id, body.attributes)
    return OK
  })

  serve(app, usersApi.oneTimeKeys, async ({ body }, { env, user }) => {
    await setOneTimeKey(env.DB, user.id, body)
    return { oneTimeKeys: await listOneTimeKeys(env.DB, user.id) }
  })

  serve(app, usersApi.metadata, async ({ path }, { env }) => {
    const person = await findPerson(env.DB, path.userId)
    if (!person) throw new AppError('not_found')
    return { ...splitName(person.name), avatarUrl: person.image }
  })
}

const mailWay = ({ MAIL_URL, isLocal }: Settings): 'sent' | 'mailbox' | 'off' =>
  MAIL_URL ? 'sent' : isLocal ? 'mailbox' : 'off'

const shownName = (model: KnownModel | null): string => model?.model ?? PROVIDER_NAMES.templates
