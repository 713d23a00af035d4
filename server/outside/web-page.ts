/** Why a page of the web was not read, as the end of a sentence. */
export class PageRefused extends Error {}

interface PageRules {
  /** The only hosts that are asked, by the operator's word. */
  hosts: readonly string[]
  timeoutMs: number
  maxBytes: number
  /** The network; another one in tests. */
  ask?: typeof fetch
}

const REDIRECTS_MAX = 3
const ADDRESS_LITERAL = /^(?:\[.*\]|[\d.]+|0x[\da-f.x]+)$/i

/** The HTML of a page on a host that the operator named; led elsewhere, it is not read. */
export async function readWebPage(address: string, rules: PageRules): Promise<string> {
  const signal = AbortSignal.timeout(rules.timeoutMs)
  const ask = rules.ask ?? fetch
  let url = checkedAddress(address, rules.hosts)
  try {
    for (let step = 0; step <= REDIRECTS_MAX; step++) {
      const headers = { accept: 'text/html', 'user-agent': 'Maquette' }
      const response = await ask(url, { headers, redirect: 'manual', signal })
      const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
      if (next === null) return await htmlOf(response, rules.maxBytes)
      await response.body?.cancel()
      url = checkedAddress(new URL(next, url).href, rules.hosts)
    }
  } catch (error) {
    if (error instanceof PageRefused) throw error
    throw new PageRefused(signal.aborted ? 'it did not answer in time' : 'it cannot be reached')
  }
  throw new PageRefused('it leads from one address to the next')
}

/** Over https, by a name, on a host of the list, and on its usual port. */
function checkedAddress(address: string, hosts: readonly string[]): string {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:') throw new PageRefused('only addresses with https are read')
  if (url.username || url.password || url.port)
    throw new PageRefused('addresses with a password or a port are not read')
  if (ADDRESS_LITERAL.test(url.hostname)) throw new PageRefused('addresses in numbers are not read')
  if (!hosts.includes(url.hostname))
    throw new PageRefused(
      `${url.hostname} is not among the hosts that this server may read (REFERENCE_HOSTS)`,
    )
  return url.href
}

async function htmlOf(response: Response, maxBytes: number): Promise<string> {
  const isHtml = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(response.headers.get('content-type') ?? '')
  const refusal = !response.ok ? `it answered ${response.status}` : isHtml ? null : 'it is no page of HTML'
  if (refusal) {
    await response.body?.cancel()
    throw new PageRefused(refusal)
  }
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  let [text, bytes] = ['', 0]
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || !value) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader?.cancel()
      throw new PageRefused(`it has more than ${maxBytes / 1_000_000} MB`)
    }
    text += decoder.decode(value, { stream: true })
  }
}
