import { generateKeyPairSync } from 'node:crypto'
import type { ConnectedFact, Facts } from '#scripts/doctor/facts.ts'
import { settingFacts } from '#scripts/doctor/gather.ts'
import type { Variables } from '#scripts/settings.ts'
import type { ModelProblem } from '#shared/models.ts'

export const DAY_MS = 86_400_000
export const NOW = Date.parse('2026-11-26T12:00:00Z')
export const KEY = 'sk-canary-0123456789abcdef'
export const SECRET = 'a secret that is long enough, 0123456789'
export const APP_KEY = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({
  ...{ type: 'pkcs8', format: 'pem' },
}) as string
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
  liveblocks?: Facts['liveblocks']
}

export type Misconfigured = [what: string, given: Given, says: RegExp, next: RegExp]

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
  liveblocks: given.liveblocks ?? null,
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
export const AT_LIVEBLOCKS = {
  ROOM_TRANSPORT: 'liveblocks',
  LIVEBLOCKS_SECRET_KEY: 'sk_dev_canary_0123456789',
}
export const STOPPED = { holder: null, answers: false }
