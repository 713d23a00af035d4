import { api } from '#shared/api/index.ts'
import { type CallInput, fillPath, type Route, type RouteReply } from '#shared/api/route.ts'
import { newId } from '#shared/ids.ts'

export interface Answer<R extends Route> {
  status: number
  /** The parsed reply, or the error body. */
  body: RouteReply<R> & { error?: { code: string; message: string } }
  headers: Headers
}

/** Everybody's. */
export const PASSWORD = 'correct horse'

/** Somebody who uses the product over HTTP, with cookies of their own. */
export class Person {
  readonly url: string
  cookie = ''
  id = ''
  email = ''
  name = ''

  constructor(url: string) {
    this.url = url
  }

  /** Signs in as a guest, as the first prompt does. */
  static async guest(url: string): Promise<Person> {
    const person = new Person(url)
    await person.post('/api/auth/sign-in/anonymous', {})
    return person.known()
  }

  static async withAccount(url: string, name = 'Ada Lovelace'): Promise<Person> {
    return new Person(url).signUp(name)
  }

  async signUp(name: string, email = `${newId()}@example.org`): Promise<Person> {
    const response = await this.post('/api/auth/sign-up/email', { name, email, password: PASSWORD })
    if (!response.ok) throw new Error(`sign-up answered ${response.status}: ${await response.text()}`)
    return this.known()
  }

  /** As whom the cookies sign in. */
  async known(): Promise<this> {
    const { body } = await this.call(api.users.session, {})
    if (!body.user) throw new Error('not signed in')
    Object.assign(this, { id: body.user.id, name: body.user.name, email: body.user.email ?? '' })
    return this
  }

  get headers(): Record<string, string> {
    return { origin: new URL(this.url).origin, ...(this.cookie ? { cookie: this.cookie } : {}) }
  }

  async post(path: string, body: unknown): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: JSON.stringify(body) })
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(new URL(path, this.url), {
      redirect: 'manual',
      ...init,
      headers: { 'content-type': 'application/json', ...this.headers, ...init.headers },
    })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    return response
  }

  async call<R extends Route>(route: R, input: CallInput<R>): Promise<Answer<R>> {
    const {
      path = {},
      query = {},
      body,
    } = input as { path?: Record<string, string>; query?: Record<string, string>; body?: unknown }
    const search = new URLSearchParams(query).toString()
    const response = await this.fetch(`/api${fillPath(route.path, path)}${search && `?${search}`}`, {
      method: route.method,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return {
      status: response.status,
      body: (await response.json()) as Answer<R>['body'],
      headers: response.headers,
    }
  }

  /** The reply of a call that must succeed. */
  async must<R extends Route>(route: R, input: CallInput<R>): Promise<RouteReply<R>> {
    const { status, body } = await this.call(route, input)
    if (status !== 200)
      throw new Error(`${route.method} ${route.path} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }

  async newPattern(access: 'public' | 'private' = 'private'): Promise<string> {
    const { id } = await this.must(api.patterns.create, { body: { name: 'A design' } })
    if (access === 'public') await this.must(api.sharing.access, { path: { id }, body: { access } })
    return id
  }

  /** Invites somebody, who opens the link: nobody becomes a member in any other way. */
  async letIn(person: Person, id: string, permissionLevel: 'read' | 'write' = 'write'): Promise<void> {
    const body = { emails: person.email, permissionLevel }
    const { invites } = await this.must(api.sharing.invite, { path: { id }, body })
    const token = invites[0]?.link.split('/').at(-1) ?? ''
    await person.must(api.sharing.acceptInvite, { body: { token } })
  }

  /** The same person with a session cookie whose signature was changed. */
  withForgedSession(): Person {
    const pairs = this.cookie.split('; ')
    const forged = pairs.map(pair =>
      pair.includes('maquette_session=') ? `${pair.slice(0, -8)}AAAAAAA%3D` : pair,
    )
    return Object.assign(new Person(this.url), { cookie: forged.join('; ') })
  }

  #keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';')
    const name = pair.split('=')[0] ?? ''
    const others = this.cookie.split('; ').filter(known => known && !known.startsWith(`${name}=`))
    const isGone = /max-age=0/i.test(setCookie)
    this.cookie = [...others, ...(isGone ? [] : [pair])].join('; ')
  }
}
