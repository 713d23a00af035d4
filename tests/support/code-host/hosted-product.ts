import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { type Answer, Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import type { HostInstallation } from './host-accounts.ts'
import { HostDouble } from './host-double.ts'
import type { RepositoryMade } from './repositories.ts'

/** A design of somebody's, linked to a repository. */
export interface Linked {
  person: Person
  id: string
  repository: RepositoryMade
  installation: HostInstallation
}

/** A product whose code host is a double with the real git behind it. */
export class HostedProduct {
  readonly host: HostDouble
  readonly #product: Running
  #made = 0

  private constructor(host: HostDouble, product: Running) {
    this.host = host
    this.#product = product
  }

  static async start(
    more: Record<string, string> = {},
    key: 'pkcs1' | 'pkcs8' = 'pkcs1',
  ): Promise<HostedProduct> {
    const host = await HostDouble.start()
    return new HostedProduct(host, await ownProduct({ ...host.settings(key), ...more }))
  }

  get url(): string {
    return this.#product.url
  }

  async stop(): Promise<void> {
    await this.#product.dispose()
    await this.host.stop()
  }

  /** Somebody with an account of the host that is connected here. */
  async connected(name = 'Ada'): Promise<{ person: Person; login: string; installation: HostInstallation }> {
    return this.withHostAccount(await Person.withAccount(this.url, name))
  }

  async withHostAccount(
    person: Person,
  ): Promise<{ person: Person; login: string; installation: HostInstallation }> {
    const login = `ada-${++this.#made}`
    this.host.accounts.addUser(login)
    const installation = this.host.accounts.install(login, [login])
    await this.connect(person, login)
    return { person, login, installation }
  }

  /** The way to the host and back, as a browser goes it. */
  async connect(person: Person, login: string): Promise<void> {
    const state = await this.stateOf(person)
    const body = { code: this.host.accounts.newCode(login), state }
    await person.must(api.codeHost.linkAccount, { body })
  }

  async stateOf(person: Person): Promise<string> {
    const { connectUrl, installUrl } = await person.must(api.codeHost.installations, { body: {} })
    return new URL(connectUrl ?? installUrl ?? '').searchParams.get('state') ?? ''
  }

  /** A design of one file, linked to a repository that this makes, or to one that is there. */
  async linked(given: { folder?: string; there?: (login: string) => RepositoryMade } = {}): Promise<Linked> {
    return this.#link(await this.connected(), given)
  }

  /** The same of somebody who is here already. */
  async linkedBy(person: Person): Promise<Linked> {
    return this.#link(await this.withHostAccount(person), {})
  }

  async #link(
    { person, login, installation }: Awaited<ReturnType<HostedProduct['connected']>>,
    given: { folder?: string; there?: (login: string) => RepositoryMade },
  ): Promise<Linked> {
    const { patternId: id } = await savedDesign(person)
    const there = given.there?.(login)
    const body = {
      ...{ installationId: installation.id, repositoryName: there?.name ?? 'site', editorRoomId: id },
      ...(given.folder === undefined ? {} : { folder: given.folder }),
    }
    await person.must(api.codeHost.linkRepository, { body })
    const repository = there ?? this.host.repositories.named(`${login}/site`)!
    return { person, id, repository, installation }
  }

  sync(
    { person, id }: Linked,
    body: { sideBranch?: boolean; message?: string; base?: string | null; requestId?: string } = {},
  ): Promise<Answer<typeof api.codeHost.sync>> {
    return person.call(api.codeHost.sync, { path: { id }, body })
  }

  pull({ person, id }: Linked, requestId?: string): Promise<Answer<typeof api.codeHost.pull>> {
    return person.call(api.codeHost.pull, { path: { id }, body: requestId ? { requestId } : {} })
  }

  async save({ person, id }: Pick<Linked, 'person' | 'id'>, files: Record<string, string>): Promise<void> {
    const list = Object.entries(files).map(([name, code]): SourceFile => ({ name, code }))
    await person.must(api.artifacts.save, { body: { id, files: list } })
  }

  /** The code of the active version. */
  async code({ person, id }: Linked): Promise<Record<string, string>> {
    const { activeArtifactId } = await person.must(api.patterns.get, { path: { id } })
    const { sourceFiles } = await person.must(api.artifacts.get, { path: { id: activeArtifactId ?? '' } })
    return Object.fromEntries(sourceFiles.map(({ name, code }) => [name, code]))
  }
}

export const page = (text: string): string =>
  `export default function App() {\n  return <h1>${text}</h1>\n}\n`
