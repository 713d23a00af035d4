import { customDomainsApi } from '#shared/api/custom-domains.ts'

const PATH = `/api${customDomainsApi.ask.path}`

/**
 * A proxy asks by an address of its own, such as 127.0.0.1 or a name in a network of containers, which is no host of
 * the app. This one question, of which nobody learns more than by visiting a domain, is answered there too.
 */
export const isAskOfProxy = (request: Request): boolean =>
  request.method === 'GET' && new URL(request.url).pathname === PATH
