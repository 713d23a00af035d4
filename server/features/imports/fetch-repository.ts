import type { Settings } from '#server/env.ts'
import { AppError } from '#shared/errors.ts'
import { IMPORT_HOST_MAX_S, IMPORT_MAX_BYTES } from '#shared/imports.ts'
import type { Repository } from './repository-address.ts'

const REDIRECTS_MAX = 3

type Hosts = Pick<Settings, 'GITHUB_URL' | 'GITHUB_API_URL'>

/** So that the words are there when the time is over. */
const MARGIN_MS = 2_000

/** All that is asked of the host for one import, which ends in words, whatever hangs. */
export async function withinTime<T>(hosts: Hosts, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        reject(new AppError('host_failed', slow(hosts)))
        controller.abort()
      },
      IMPORT_HOST_MAX_S * 1_000 - MARGIN_MS,
    )
  })
  try {
    return await Promise.race([work(controller.signal), over])
  } finally {
    clearTimeout(timer)
  }
}

/** The host's archive of a repository: one that everybody may read, or with a token; counted while it comes. */
export async function fetchRepository(
  hosts: Hosts,
  repository: Repository,
  signal: AbortSignal,
  token: string | null = null,
): Promise<Uint8Array> {
  const { owner, name, ref } = repository
  const archive = `${hosts.GITHUB_API_URL}/repos/${owner}/${name}/zipball${ref ? `/${encodeURIComponent(ref)}` : ''}`
  try {
    const response = await follow(archive, { hosts, token, signal })
    if (!response.ok) {
      await response.body?.cancel()
      throw refusalOf(response, repository, hosts)
    }
    return await readAtMost(response, IMPORT_MAX_BYTES)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError(
      'host_failed',
      signal.aborted ? slow(hosts) : `${hostOf(hosts)} cannot be reached right now.`,
    )
  }
}

/** Only to hosts that belong to it: an address that it gives may be anything. */
async function follow(
  address: string,
  { hosts, token, signal }: { hosts: Hosts; token: string | null; signal: AbortSignal },
): Promise<Response> {
  const api = new URL(hosts.GITHUB_API_URL).origin
  let url = address
  for (let step = 0; step <= REDIRECTS_MAX; step++) {
    const headers = {
      ...{ 'user-agent': 'Maquette', accept: 'application/vnd.github+json' },
      // The address that it leads to proves itself, and no other host is told the token.
      ...(token && new URL(url).origin === api ? { authorization: `Bearer ${token}` } : {}),
    }
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (next === null) return response
    await response.body?.cancel()
    const led = URL.canParse(next, url) ? new URL(next, url) : null
    if (!led || !isOfHost(led, hosts)) break
    url = led.href
  }
  throw new AppError(
    'host_failed',
    `${hostOf(hosts)} sent the download somewhere else, so it was not followed.`,
  )
}

/** The host itself, its API, and the one that it serves archives from. */
function isOfHost({ origin, protocol, host }: URL, { GITHUB_URL, GITHUB_API_URL }: Hosts): boolean {
  const [web, api] = [new URL(GITHUB_URL), new URL(GITHUB_API_URL)]
  return (
    origin === web.origin ||
    origin === api.origin ||
    (protocol === web.protocol && host === `codeload.${web.host}`)
  )
}

const hostOf = ({ GITHUB_URL }: Hosts): string => new URL(GITHUB_URL).host
const slow = (hosts: Hosts): string =>
  `${hostOf(hosts)} did not send the repository within ${IMPORT_HOST_MAX_S} seconds. Try again, or import a zip of it.`

function refusalOf({ status, headers }: Response, { owner, name, ref }: Repository, hosts: Hosts): AppError {
  const what = `${owner}/${name}${ref ? ` at ${ref}` : ''}`
  if (status === 404 || status === 401)
    return new AppError(
      'not_found',
      `There is no repository ${what} that everybody may read. Import a zip of a private one.`,
    )
  if (status === 429 || (status === 403 && headers.get('x-ratelimit-remaining') === '0'))
    return new AppError(
      'host_failed',
      `${hostOf(hosts)} allows this server no more downloads for now. Try again later, or import a zip.`,
    )
  if (status >= 500)
    return new AppError(
      'host_failed',
      `${hostOf(hosts)} has trouble of its own right now (${status}). Whether ${what} is there could not be asked: try again later.`,
    )
  return new AppError('host_failed', `${hostOf(hosts)} refused the download of ${what} (${status}).`)
}

async function readAtMost(response: Response, maxBytes: number): Promise<Uint8Array> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || !value) break
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader?.cancel()
      throw new AppError('too_large', TOO_LARGE)
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

const TOO_LARGE = `This repository has more than ${IMPORT_MAX_BYTES / 1024 / 1024} MB. Import a zip of it without large pictures and videos.`
