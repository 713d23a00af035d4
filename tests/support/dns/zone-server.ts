import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import dns2 from 'dns2'

const { Packet } = dns2

/** What people point domains of their own at, and where that is. */
export const SITES = 'sites.maquette.test'
export const IP = '203.0.113.7'

export const TYPES = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const
export type Type = keyof typeof TYPES
/** `SERVFAIL` instead of records: the servers of the name do not answer as they should. */
type Zone = Partial<Record<Type, string[]>> | 'SERVFAIL'

/**
 * A DNS server for names that a test gives it, and in front of it what a public resolver is: DNS over HTTPS in JSON,
 * which follows names that stand for others.
 */
export class ZoneServer {
  readonly zones = new Map<string, Zone>()
  /** Every question, as `TXT name`. */
  readonly asked: string[] = []
  /** Held back until it is resolved, where a test lets two meet. */
  gate: Promise<void> = Promise.resolve()
  readonly #dns: dns2.DnsServer
  readonly #http: Server
  #ask: dns2.DnsResolver = async () => new Packet()

  private constructor() {
    this.#dns = dns2.createServer({
      udp: true,
      handle: (request, send) => send(this.#answer(request)),
    })
    this.#http = createServer(async (request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://dns')
      const answer = await this.#resolve(searchParams.get('name') ?? '', searchParams.get('type') as Type)
      response.setHeader('content-type', 'application/dns-json').end(JSON.stringify(answer))
    })
  }

  static async start(): Promise<ZoneServer> {
    const server = new ZoneServer()
    server.set(SITES, { A: [IP] })
    await server.#dns.listen({ udp: { port: 0, address: '127.0.0.1' } })
    const { port } = server.#dns.addresses().udp as AddressInfo
    server.#ask = dns2.UDPClient({ dns: '127.0.0.1', port })
    await new Promise<void>(done => {
      server.#http.listen(0, '127.0.0.1', done)
    })
    return server
  }

  /** What DOH_URL is set to. */
  get url(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}/dns-query`
  }

  /** What a product is started with to ask this one. */
  get settings(): Record<string, string> {
    return { DOH_URL: this.url, SITES_DOMAIN: SITES, SITES_IP: IP }
  }

  /** In place of what the name had. */
  set(name: string, zone: Zone): void {
    this.zones.set(name, zone)
  }

  async stop(): Promise<void> {
    await new Promise(done => {
      this.#http.close(done)
      this.#http.closeAllConnections()
    })
    await this.#dns.close()
  }

  #answer(request: dns2.Packet): dns2.Packet {
    const answer = Packet.createResponseFromRequest(request)
    const [question] = request.questions
    const name = question?.name.toLowerCase() ?? ''
    const zone = this.zones.get(name)
    if (zone === 'SERVFAIL') answer.header.rcode = Packet.RCODE.SERVFAIL
    else if (!zone) answer.header.rcode = Packet.RCODE.NXDOMAIN
    else {
      const type = (Object.keys(TYPES) as Type[]).find(each => TYPES[each] === question?.type)
      for (const data of (type && zone[type]) ?? []) answer.answers.push(record(name, type as Type, data))
    }
    return answer
  }

  /** As a resolver does: what a name stands for is asked in its place, and both are told. */
  async #resolve(name: string, type: Type) {
    this.asked.push(`${type} ${name}`)
    await this.gate
    const answers: { name: string; type: number; TTL: number; data: string }[] = []
    let status = 0
    let next: string | undefined = name
    while (next && answers.length < 8) {
      const of: string = next
      const told = await this.#ask(of, type)
      status = told.header.rcode
      answers.push(...told.answers.map(each => shown(of, each)))
      const alias: dns2.Packet | null = type === 'CNAME' ? null : await this.#ask(of, 'CNAME')
      const [cname] = alias?.answers ?? []
      if (cname) answers.push(shown(of, cname))
      next = cname && String(cname.domain)
    }
    return { Status: status, Answer: answers }
  }
}

const record = (name: string, type: Type, data: string) =>
  ({
    ...{ name, type: TYPES[type], class: 1, ttl: 1 },
    ...(type === 'TXT' ? { data } : type === 'CNAME' ? { domain: data } : { address: data }),
  }) as dns2.Packet.Resource

const shown = (name: string, { type, ttl, ...said }: dns2.Packet.Resource) => ({
  ...{ name, type: type as number, TTL: ttl as number },
  data:
    type === TYPES.TXT
      ? `"${[(said as { data: string | string[] }).data].flat().join('" "')}"`
      : type === TYPES.CNAME
        ? `${(said as { domain: string }).domain}.`
        : (said as { address: string }).address,
})
