const HOPS_MAX = 3

/**
 * Asks a provider with its key. The platform would follow a redirect anywhere and take the key along; here one that stays
 * on the server that was asked is followed, and one that leaves it is an answer like that of a wrong address.
 */
export async function keyedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  let url = new URL(input instanceof Request ? input.url : input)
  const { origin } = url
  for (let hops = 0; hops <= HOPS_MAX; hops++) {
    const response = await fetch(url, { ...init, redirect: 'manual' })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || !location) return response
    await response.body?.cancel()
    // Any other redirect asks for a GET, which says nothing to a provider.
    const keepsBody = response.status === 307 || response.status === 308
    const next = URL.parse(location, url)
    if (!keepsBody || next?.origin !== origin) return leadsElsewhere(next?.origin ?? location)
    url = next
  }
  return leadsElsewhere(url.origin)
}

const leadsElsewhere = (place: string): Response =>
  Response.json(
    { error: { message: `This address leads to ${place.slice(0, 200)}, which was not asked.` } },
    { status: 404 },
  )
