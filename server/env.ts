import { z } from 'zod'
import {
  addresses,
  appNumber,
  appSlug,
  count,
  countOrOff,
  experiments,
  hostName,
  hostNames,
  httpUrl,
  isLoopback,
  list,
  mailSender,
  mailUrl,
  onOff,
  port,
  portNumber,
  ports,
  privateKey,
  seconds,
  withoutSlash,
  zoneId,
} from '#server/setting-kinds.ts'

const PROVIDERS = ['templates', 'openai', 'anthropic', 'google', 'openai-compatible'] as const
export type ModelProvider = (typeof PROVIDERS)[number]

/** `provider:model`; the templates need no model name. */
export interface ModelName {
  provider: ModelProvider
  model: string
}

const modelName = z.string().transform((text, ctx): ModelName => {
  const [provider = '', ...rest] = text.split(':')
  const model = rest.join(':')
  // Settings of earlier releases call them so.
  const named = provider === 'designer' ? 'templates' : provider
  const known = PROVIDERS.find(name => name === named)
  if (known === 'templates') return { provider: known, model: known }
  if (known && model) return { provider: known, model }
  ctx.addIssue({
    code: 'custom',
    message: `must be "templates" or "provider:model" with a provider of ${PROVIDERS.join(', ')}`,
  })
  return z.NEVER
})

/** Every setting of the product, from the environment or `.dev.vars`. */
const settingsSchema = z.object({
  PORT: port(5173),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  BASE_URL: httpUrl.optional(),
  PREVIEW_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host name, with a port if it needs one')
    .optional(),
  PREVIEW_MODE: z.enum(['auto', 'host', 'port'], 'must be "auto", "host" or "port"').prefault('auto'),
  PREVIEW_PORT: portNumber.optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  VAULT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  MODEL_BEST: modelName.optional(),
  MODEL_AGENT: modelName.optional(),
  OPENAI_COMPATIBLE_BASE_URL: httpUrl.optional(),
  OPENAI_COMPATIBLE_API_KEY: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: httpUrl.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_BASE_URL: httpUrl.optional(),
  OLLAMA_URL: httpUrl.prefault('http://127.0.0.1:11434'),
  LM_STUDIO_URL: httpUrl.prefault('http://127.0.0.1:1234'),
  LOCAL_MODEL_PORTS: ports.prefault('1337,4891,5001,8000,8080'),
  MODEL_WINDOW: z
    .string()
    .transform(Number)
    .pipe(z.int('must be a whole number of tokens').min(4_000, 'must be 4000 or more'))
    .optional(),
  MODEL_FIRST_BYTE_S: seconds(180),
  MODEL_SILENCE_S: seconds(60),
  MODEL_RETRY_S: seconds(2),
  ROOM_TRANSPORT: z
    .enum(['y-websocket', 'liveblocks'], 'must be "y-websocket" or "liveblocks"')
    .prefault('y-websocket'),
  LIVEBLOCKS_SECRET_KEY: z
    .string()
    .regex(/^sk_\S+$/, 'must be the secret key of a Liveblocks project, as sk_prod_… or sk_dev_…')
    .optional(),
  LIVEBLOCKS_BASE_URL: httpUrl.prefault('https://api.liveblocks.io').transform(withoutSlash),
  VISITORS_PER_ADDRESS: count(200, 1),
  RELAYS_ABOVE: countOrOff(1),
  CANVAS_LIVE_FRAMES: count(12, 0, 50),
  PLANS: onOff.prefault('off'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w+$/, 'must be a secret or restricted key, as sk_test_… or sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of an endpoint, as whsec_…')
    .optional(),
  STRIPE_API_URL: httpUrl.optional(),
  /** The first is sold; who pays by one of the others keeps his plan. */
  STRIPE_PRICE_INDIVIDUAL: list,
  STRIPE_PRICE_TEAM: list,
  PERSONAL_KEYS: onOff.prefault('off'),
  PERSONAL_KEY_ADDRESSES: addresses,
  GUESTS: onOff.optional(),
  ADMIN_USER_IDS: list,
  ADMIN_EMAILS: list.transform(emails => emails.map(email => email.toLowerCase())),
  SUPPORT_URL: z
    .url({ protocol: /^(?:https?|mailto)$/, error: 'must be an http, https or mailto address' })
    .optional(),
  EXPERIMENTS: experiments,
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_FORMAT: z.enum(['json', 'text', 'off'], 'must be "json", "text" or "off"').optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: httpUrl.prefault('https://github.com').transform(withoutSlash),
  GITHUB_API_URL: httpUrl.prefault('https://api.github.com').transform(withoutSlash),
  GITHUB_APP_ID: appNumber.optional(),
  GITHUB_APP_PRIVATE_KEY: privateKey.optional(),
  GITHUB_APP_SLUG: appSlug.optional(),
  GITHUB_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_URL: httpUrl.optional(),
  SSO_ADDRESSES: addresses,
  REFERENCE_HOSTS: hostNames,
  DOH_URL: httpUrl.prefault('https://cloudflare-dns.com/dns-query'),
  SITES_DOMAIN: hostName.optional(),
  SITES_IP: z.ipv4('must be an address such as 203.0.113.7').optional(),
  CLOUDFLARE_API_TOKEN: z.string().optional(),
  CLOUDFLARE_ZONE_ID: zoneId.optional(),
  CLOUDFLARE_API_URL: httpUrl.prefault('https://api.cloudflare.com/client/v4').transform(withoutSlash),
  MAIL_URL: mailUrl.optional(),
  MAIL_KEY: z.string().optional(),
  MAIL_FROM: mailSender.optional(),
})

export type SettingName = keyof typeof settingsSchema.shape

export interface Settings
  extends Omit<
    Parsed,
    'BASE_URL' | 'PREVIEW_DOMAIN' | 'PREVIEW_PORT' | 'GUESTS' | 'LOG_FORMAT' | 'SITES_DOMAIN'
  > {
  BASE_URL: string
  /** Host and port below which every design has its own label. */
  PREVIEW_DOMAIN: string
  /** Where previews come from when names below the domain cannot be reached; null where there is no such port. */
  PREVIEW_PORT: number | null
  /** What domains of people's own are pointed at. */
  SITES_DOMAIN: string
  GUESTS: boolean
  /** How requests, runs and errors are written down. */
  LOG_FORMAT: 'json' | 'text' | 'off'
  /** The listening address and BASE_URL are both this machine. */
  isLocal: boolean
}

export const SETTING_NAMES = Object.keys(settingsSchema.shape) as SettingName[]

export class SettingError extends Error {}

type Variables = Record<string, string | undefined>
type Parsed = z.output<typeof settingsSchema>

export interface SettingFault {
  name: SettingName
  /** Names the variable, and says what it must be. */
  sentence: string
  /** What is there asks for it: without these nothing of it would be missing. */
  askedBy?: readonly SettingName[]
}

/** Every setting that is wrong, in the order of the settings. */
export function settingFaults(variables: Variables): SettingFault[] {
  const given = givenOf(variables)
  const parsed = settingsSchema.safeParse(given)
  if (parsed.success) return [...missingForModels(parsed.data), ...missingForOthers(parsed.data)]
  const names = new Set(parsed.error.issues.map(({ path }) => path[0] as SettingName))
  return [...names].map(name => ({ name, sentence: sentence(name, parsed.error, given) }))
}

const givenOf = (variables: Variables): Variables =>
  Object.fromEntries(SETTING_NAMES.map(name => [name, variables[name] || undefined]))

/** Models that cannot be asked with what is there. */
function missingForModels(settings: Parsed): SettingFault[] {
  return (['MODEL_BEST', 'MODEL_AGENT'] as const).flatMap(name => {
    const provider = settings[name]?.provider
    const { needs, give } = (provider && NEEDED[provider]) ?? {}
    if (!needs || settings[needs]) return []
    const sentence = `${needs} is missing: MODEL_BEST or MODEL_AGENT names a model of ${provider}, so give ${give}.`
    return [{ name, sentence }]
  })
}

const APP = ['GITHUB_APP_ID', 'GITHUB_APP_PRIVATE_KEY', 'GITHUB_APP_SLUG'] as const
const EDGE = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ZONE_ID'] as const

/** Settings that are of use only together: any of the first ask for all of the second. */
const WHOLES: [askedBy: readonly SettingName[], needed: readonly SettingName[], why: string][] = [
  [['MAIL_URL'], ['MAIL_FROM'], 'MAIL_URL sends mail, so give its sender’s address.'],
  [
    APP,
    [...APP, 'GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
    'designs are linked to repositories by the whole of an app.',
  ],
  [EDGE, EDGE, 'certificates of custom domains are made with a token, in a zone.'],
  [
    ['ROOM_TRANSPORT'],
    ['LIVEBLOCKS_SECRET_KEY'],
    'ROOM_TRANSPORT is “liveblocks”, so give the key of a project there.',
  ],
]

/** What stands where nothing is set. */
const UNSET = settingsSchema.parse({})

const missingForOthers = (settings: Parsed): SettingFault[] =>
  WHOLES.flatMap(([askedBy, needed, why]) =>
    askedBy.some(name => settings[name] !== UNSET[name])
      ? needed.flatMap(name =>
          settings[name] ? [] : [{ name, askedBy, sentence: `${name} is missing: ${why}` }],
        )
      : [],
  )

/** Parses the settings; throws a SettingError of one sentence that names the variable. */
export function parseSettings(variables: Variables): Settings {
  const [fault] = settingFaults(variables)
  if (fault) throw new SettingError(fault.sentence)
  const settings = settingsSchema.parse(givenOf(variables))
  const baseUrl =
    (settings.BASE_URL && withoutSlash(settings.BASE_URL)) ?? `http://localhost:${settings.PORT}`
  const { hostname, port: basePort } = new URL(baseUrl)
  const isLocal = isLoopback(settings.HOST) && isLoopback(hostname)
  // Browsers take what is directly below "localhost" for sites of their own, so no design sets cookies for another.
  const previewDomain = settings.PREVIEW_DOMAIN ?? `localhost${basePort ? `:${basePort}` : ''}`
  return {
    ...settings,
    BASE_URL: baseUrl,
    PREVIEW_DOMAIN: previewDomain,
    SITES_DOMAIN: settings.SITES_DOMAIN ?? previewDomain.replace(/:\d+$/, ''),
    PREVIEW_PORT: previewPort(settings, baseUrl),
    GUESTS: settings.GUESTS ?? isLocal,
    LOG_FORMAT: settings.LOG_FORMAT ?? (isLocal ? 'off' : 'json'),
    isLocal,
  }
}

/** What a provider cannot be asked without. */
const NEEDED: Partial<Record<ModelProvider, { needs: keyof Parsed; give: string }>> = {
  openai: { needs: 'OPENAI_API_KEY', give: 'the key of an OpenAI account' },
  anthropic: { needs: 'ANTHROPIC_API_KEY', give: 'the key of an Anthropic account' },
  google: { needs: 'GOOGLE_GENERATIVE_AI_API_KEY', give: 'the key of a Google AI account' },
  'openai-compatible': {
    needs: 'OPENAI_COMPATIBLE_BASE_URL',
    give: 'the address of its server, such as http://localhost:11434/v1',
  },
}

/** The next port, unless told; a secure address has a domain of its own for previews, and 0 means no such port. */
function previewPort(
  { PREVIEW_PORT, PORT }: { PREVIEW_PORT?: number | undefined; PORT: number },
  baseUrl: string,
): number | null {
  if (baseUrl.startsWith('https:') || PREVIEW_PORT === 0) return null
  if (PREVIEW_PORT !== undefined) return PREVIEW_PORT
  return PORT > 0 && PORT < 65_535 ? PORT + 1 : null
}

function sentence(name: SettingName, error: z.ZodError, given: Variables): string {
  const issue = error.issues.find(({ path }) => path[0] === name)
  return `${name}${isSecretName(name) ? '' : ` is "${given[name] ?? ''}" but`} ${issue?.message ?? 'is not valid'}.`
}

/** Whether what is given under this name is to be told to nobody. */
export const isSecretName = (name: string): boolean =>
  /SECRET|TOKEN|PASSWORD|KEY(?!S$|_ADDRESSES$)/i.test(name)
