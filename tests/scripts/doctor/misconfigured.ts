import type { ConnectedFact, Facts } from '#scripts/doctor/facts.ts'
import { settingFacts } from '#scripts/doctor/gather.ts'
import type { Variables } from '#scripts/settings.ts'
import type { ModelProblem } from '#shared/models.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-26T12:00:00Z')
export const KEY = 'sk-canary-0123456789abcdef'
export const SECRET = 'a secret that is long enough, 0123456789'
export const PUBLIC = {
  ...{ BASE_URL: 'https://design.example.org', PREVIEW_DOMAIN: 'preview.example.net' },
  ...{ HOST: '0.0.0.0', ADMIN_EMAILS: 'ada@example.org' },
}

export interface Given {
  file?: Variables
  environment?: Variables
  isFileOpenToOthers?: boolean
  machine?: Partial<Facts['machine']>
  data?: Partial<Facts['data']>
  server?: Partial<Facts['server']>
  models?: Partial<Facts['models']>
  backups?: Facts['backups']
  secondFactors?: Facts['secondFactors']
  singleSignOns?: Facts['singleSignOns']
}

/** An installation in which nothing is wrong, but for what is given. */
export const facts = ({
  file = {},
  environment = {},
  isFileOpenToOthers = false,
  ...given
}: Given = {}): Facts => ({
  machine: {
    ...{ node: '24.3.0', now: NOW, newestFile: NOW - DAY_MS, freeBytes: 50e9 },
    ...{ isBuilt: true, isVendorBuilt: true, browser: '/usr/bin/chromium' },
    ...given.machine,
  },
  data: { path: '/srv/maquette/.data', isThere: true, fault: null, openToOthers: [], ...given.data },
  server: {
    ...{ holder: { pid: 42, port: 5173 }, answers: true, portFault: null, previewPortFault: null },
    ...given.server,
  },
  settings: { ...settingFacts(file, environment), isFileOpenToOthers },
  models: { connected: [], found: [], checks: null, ...given.models },
  secondFactors: given.secondFactors ?? { all: 2, unreadable: [] },
  singleSignOns: given.singleSignOns ?? { all: 0, unreadable: [] },
  backups:
    given.backups === undefined
      ? { path: '/backups', fault: null, newestAt: NOW - 3_600_000 }
      : given.backups,
})
export const connected = (
  key: ConnectedFact['key'],
  baseUrl = 'https://api.openai.com/v1',
): ConnectedFact[] => [{ name: 'openai:gpt-x', baseUrl, key }]
export const checked = (problem: ModelProblem, detail: string | null = null) => [
  { name: 'openai:gpt-x', check: { problem, detail, canCallTools: false, canSeeImages: false, tookMs: 9 } },
]
export const STOPPED = { holder: null, answers: false }

export const MISCONFIGURED: [what: string, given: Given, says: RegExp, next: RegExp][] = [
  [
    'a code host of one’s own whose API is still the public one',
    { file: { GITHUB_URL: 'https://git.house.example' } },
    /its API is still looked for at https:\/\/api\.github\.com/,
    /both GITHUB_URL and GITHUB_API_URL/,
  ],
  ['an old Node', { machine: { node: '18.20.0' } }, /Node 18\.20\.0 is too old/, /Install Node\.js 24/],
  [
    'client secrets that were sealed with another secret',
    { singleSignOns: { all: 2, unreadable: ['https://login.example.org'] } },
    /VAULT_SECRET is not the one.*https:\/\/login\.example\.org/,
    /under Manage Team/,
  ],
  [
    'second factors that were sealed with another secret',
    { secondFactors: { all: 2, unreadable: ['ada'] } },
    /1 of 2 second factors was sealed with another auth\.secret/,
    /--forget-second-factors/,
  ],
  [
    'a clock that is behind',
    { machine: { newestFile: NOW + 9 * DAY_MS } },
    /clock says 2026-11-26.*2026-12-05/,
    /Set the date/,
  ],
  [
    'a data folder of somebody else',
    { data: { fault: 'EACCES' } },
    /cannot be written \(EACCES\)/,
    /DATA_DIR/,
  ],
  [
    'data that others can read',
    { data: { openToOthers: ['/srv/maquette/.data'] } },
    /Others .* can read \/srv/,
    /chmod -R go=/,
  ],
  ['a full disk', { machine: { freeBytes: 100e6 } }, /Only 100 MB are free/, /Make room/],
  [
    'no backup anywhere, where others rely on it',
    { environment: PUBLIC, backups: null },
    /BACKUP_DIR is not set/,
    /npm run backup daily/,
  ],
  [
    'backups that were never made',
    { backups: { path: '/backups', fault: null, newestAt: null } },
    /no whole backup in \/backups/,
    /npm run backup/,
  ],
  [
    'backups that have stopped',
    { backups: { path: '/backups', fault: null, newestAt: NOW - 3 * DAY_MS } },
    /72 hours old/,
    /look why cron did not/,
  ],
  [
    'backups of another user',
    { backups: { path: '/backups', fault: 'EACCES', newestAt: null } },
    /cannot be read \(EACCES\)/,
    /Give BACKUP_DIR/,
  ],
  [
    'a secret that monitors are told',
    { environment: { AUTH_SECRET: SECRET, METRICS_TOKEN: SECRET } },
    /METRICS_TOKEN is one of the two secrets/,
    /openssl rand/,
  ],
  [
    'a port that is taken',
    { server: { ...STOPPED, portFault: 'EADDRINUSE' } },
    /Port 5173 is taken/,
    /PORT=5174 npm start/,
  ],
  [
    'a port that is not for this user',
    { environment: { PORT: '80' }, server: { ...STOPPED, portFault: 'EACCES' } },
    /cannot listen on 127\.0\.0\.1:80 \(EACCES\)/,
    /HOST and PORT/,
  ],
  ['a server that hangs', { server: { answers: false } }, /Process 42 holds the data folder/, /kill 42/],
  [
    'a server of before the settings changed',
    { environment: { PORT: '6000' } },
    /PORT is 6000 now.*5173/,
    /Restart/,
  ],
  [
    'a value that is none',
    { environment: { PLANS: 'yes' } },
    /PLANS is "yes" but must be "on" or "off"/,
    /Set PLANS right/,
  ],
  [
    'plans that are sold and never told of',
    { environment: { PLANS: 'on', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PRICE_TEAM: 'price_1' } },
    /sold without STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_INDIVIDUAL/,
    /docs\/plans\.md/,
  ],
  [
    'payments to a server of one’s own',
    {
      environment: {
        ...{ ...PUBLIC, PLANS: 'on', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
        ...{
          STRIPE_PRICE_TEAM: 'price_1',
          STRIPE_PRICE_INDIVIDUAL: 'price_2',
          STRIPE_API_URL: 'http://a.example',
        },
      },
    },
    /STRIPE_API_URL is set/,
    /Leave it out/,
  ],
  [
    'a misspelt setting',
    { file: { OPENAI_APIKEY: KEY } },
    /\.dev\.vars has OPENAI_APIKEY/,
    /Call it OPENAI_API_KEY/,
  ],
  [
    'the name of another program',
    { file: { GEMINI_API_KEY: KEY } },
    /\.dev\.vars has GEMINI_API_KEY/,
    /Call it GOOGLE_GENERATIVE_AI_API_KEY/,
  ],
  [
    'a file of secrets that others can read',
    { file: { OPENAI_API_KEY: KEY }, isFileOpenToOthers: true },
    /can read \.dev\.vars/,
    /chmod 600/,
  ],
  [
    'a key of another provider',
    { environment: { OPENAI_API_KEY: 'sk-ant-canary-0123456789' } },
    /OPENAI_API_KEY begins like a key for ANTHROPIC_API_KEY/,
    /Move it/,
  ],
  [
    'a key with a blank',
    { environment: { ANTHROPIC_API_KEY: 'sk-ant-canary 0123456789' } },
    /ANTHROPIC_API_KEY has a blank/,
    /Copy the key again/,
  ],
  [
    'a model without its key',
    { environment: { MODEL_BEST: 'openai:gpt-x' } },
    /OPENAI_API_KEY is missing/,
    /Set MODEL_BEST right/,
  ],
  [
    'a key without its server',
    { environment: { OPENAI_COMPATIBLE_API_KEY: KEY } },
    /OPENAI_COMPATIBLE_API_KEY is set without OPENAI_COMPATIBLE_BASE_URL/,
    /often ends in \/v1/,
  ],
  [
    'two ports that are one',
    { environment: { PREVIEW_PORT: '5173' } },
    /PREVIEW_PORT is 5173, as PORT is/,
    /Leave PREVIEW_PORT out/,
  ],
  [
    'an address below a path',
    { environment: { ...PUBLIC, BASE_URL: 'https://example.org/maquette' } },
    /BASE_URL has a path \(\/maquette\)/,
    /host of its own/,
  ],
  [
    'open to others, and called localhost',
    { environment: { HOST: '0.0.0.0', ADMIN_EMAILS: 'ada@example.org' } },
    /HOST is 0\.0\.0\.0.*BASE_URL is http:\/\/localhost:5173/,
    /Set BASE_URL/,
  ],
  [
    'passwords in the clear',
    { environment: { ...PUBLIC, BASE_URL: 'http://design.example.org' } },
    /not encrypted: passwords go over the internet/,
    /TLS/,
  ],
  [
    'previews nobody can reach',
    { environment: { ...PUBLIC, PREVIEW_DOMAIN: '' } },
    /PREVIEW_DOMAIN is missing/,
    /subdomains lead here/,
  ],
  [
    'domains that are pointed at the app itself',
    { environment: { ...PUBLIC, SITES_DOMAIN: 'design.example.org' } },
    /SITES_DOMAIN is the host of BASE_URL/,
    /name of their own/,
  ],
  [
    'certificates at the edge without a zone',
    { environment: { ...PUBLIC, CLOUDFLARE_API_TOKEN: 'cf-token-123456' } },
    /CLOUDFLARE_ZONE_ID is missing/,
    /Set CLOUDFLARE_ZONE_ID right/,
  ],
  [
    'previews on the app’s own host',
    { environment: { ...PUBLIC, PREVIEW_DOMAIN: 'design.example.org' } },
    /PREVIEW_DOMAIN is the host of BASE_URL/,
    /host of their own/,
  ],
  [
    'nobody who may connect a model',
    { environment: { ...PUBLIC, ADMIN_EMAILS: '' } },
    /No admin is named/,
    /Set ADMIN_EMAILS/,
  ],
  [
    'an admin without an address',
    { environment: { ADMIN_EMAILS: 'ada@example.org;bob' } },
    /ADMIN_EMAILS has what is no e-mail address: ada@example\.org;bob/,
    /commas/,
  ],
  [
    'another VAULT_SECRET',
    { environment: { VAULT_SECRET: SECRET }, models: { connected: connected('lost') } },
    /VAULT_SECRET is not the one.*openai:gpt-x/,
    /former VAULT_SECRET/,
  ],
  [
    'a model server that is off',
    { models: { connected: connected('none', 'http://127.0.0.1:11434/v1') } },
    /nothing answers at http:\/\/127\.0\.0\.1:11434\/v1/,
    /Start Ollama/,
  ],
  [
    'a key that is refused',
    {
      environment: { OPENAI_API_KEY: KEY, MODEL_BEST: 'openai:gpt-x' },
      models: { checks: checked('badKey', `Bad key ${KEY}`) },
    },
    /openai:gpt-x: .*did not accept the key.* It said: Bad key …/,
    /Check OPENAI_API_KEY/,
  ],
  [
    'a model that does not exist',
    { models: { connected: connected('readable'), checks: checked('noSuchModel') } },
    /does not know a model of this name/,
    /MODEL_BEST or MODEL_AGENT, or the model in Settings/,
  ],
]
