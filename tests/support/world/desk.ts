import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { html } from 'hono/html'
import type { TYPES, Type, ZoneServer } from '#tests/support/dns/zone-server.ts'
import { sendOn, sendPage } from '#tests/support/plain-page.ts'
import type { MailSink, SinkMail } from '#tests/support/product/mail-sink.ts'

interface Outside {
  mails: MailSink
  zone: ZoneServer
}

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/

/** The pages of what has none of its own: the mails that were sent, and the records of the DNS, which are set here. */
export class Desk {
  readonly #server: Server
  readonly #outside: Outside

  private constructor(outside: Outside) {
    this.#outside = outside
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(error => response.writeHead(500).end(String(error)))
    })
  }

  static async open(outside: Outside): Promise<Desk> {
    const desk = new Desk(outside)
    await new Promise<void>(done => desk.#server.listen(0, '127.0.0.1', done))
    return desk
  }

  get mailsUrl(): string {
    return `${this.#url}/mails`
  }

  get dnsUrl(): string {
    return `${this.#url}/dns`
  }

  get #url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(done => this.#server.close(done))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const piece of request) text += piece
    const { mails, zone } = this.#outside
    if (request.url === '/mails')
      return sendPage(response, {
        ...{ title: 'Mails', double: 'What a real mail server took, newest first.' },
        body: html`${mails.mails.toReversed().map(shownMail)} ${mails.mails.length === 0 ? 'None yet.' : ''}`,
      })
    if (request.url !== '/dns') return void response.writeHead(404).end('Not here')
    if (request.method !== 'POST') return showZone(zone, response)
    setRecord(zone, new URLSearchParams(text))
    sendOn(response, '/dns')
  }
}

const shownMail = ({ to, parsed }: SinkMail) =>
  html`<article>
    <h2>${parsed.subject}</h2>
    <p>To ${to.join(', ')}</p>
    <pre>${(parsed.text ?? '')
      .split(ADDRESS)
      .map((piece, at) => (at % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : piece))}</pre>
  </article>`

const showZone = (zone: ZoneServer, response: ServerResponse) =>
  sendPage(response, {
    ...{ title: 'DNS records', double: 'A real DNS server, which only this product asks.' },
    body: html`<table>
        <thead><tr><th>Name</th><th>Type</th><th>Value</th></tr></thead>
        <tbody>${recordsOf(zone).map(
          each => html`<tr><td>${each.name}</td><td>${each.type}</td><td>${each.value}</td></tr>`,
        )}</tbody>
      </table>
      <section>
        <h2>Set a record</h2>
        <p>It stands in place of those of the same name and type; without a value they are gone.</p>
        <form method="post">
          <label>Name <input name="name" placeholder="_maquette.sailing.example.org" required /></label>
          <label>Type <select name="type">
            ${TYPE_NAMES.map(type => html`<option>${type}</option>`)}
          </select></label>
          <label>Value <input name="value" placeholder="maquette=…" /></label>
          <button type="submit">Set</button>
        </form>
      </section>`,
  })

const TYPE_NAMES = ['TXT', 'CNAME', 'A', 'AAAA'] as const satisfies readonly (keyof typeof TYPES)[]

const recordsOf = ({ zones }: ZoneServer) =>
  [...zones].flatMap(([name, records]) =>
    records === 'SERVFAIL'
      ? [{ name, type: 'none', value: 'its servers fail' }]
      : Object.entries(records).flatMap(([type, values]) => values.map(value => ({ name, type, value }))),
  )

function setRecord(zone: ZoneServer, given: URLSearchParams): void {
  const name = (given.get('name') ?? '').trim().toLowerCase()
  const type = TYPE_NAMES.find(each => each === given.get('type')) as Type | undefined
  const value = (given.get('value') ?? '').trim()
  if (name === '' || !type) return
  const before = zone.zones.get(name)
  zone.set(name, { ...(before === 'SERVFAIL' ? {} : before), [type]: value ? [value] : [] })
}
