import { join } from 'node:path'
import type { RoomAddress, RoomServer, ServerKind } from '#tests/bench/rooms/servers/room-server.ts'
import { ServerProcess } from '#tests/bench/rooms/servers/server-process.ts'
import { Person } from '#tests/support/people/person.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { until } from '#tests/support/until.ts'

const PROCESS = join(import.meta.dirname, 'product-process.ts')

/** Maquette: its working copy is the document people write, its room document carries presence. */
export const product: ServerKind = {
  name: 'Maquette',
  hasDocument: true,
  start: () => ProductServer.start(),
}

export class ProductServer implements RoomServer {
  readonly #process: ServerProcess
  readonly person: Person
  /** The model of its generations. */
  readonly provider: ScriptedProvider

  private constructor(process: ServerProcess, person: Person, provider: ScriptedProvider) {
    this.#process = process
    this.person = person
    this.provider = provider
  }

  static async start(variables: Record<string, string> = {}): Promise<ProductServer> {
    const provider = await ScriptedProvider.start()
    const process = await ServerProcess.start(PROCESS, [], {
      MODEL_BEST: 'openai-compatible:scripted',
      MODEL_AGENT: 'openai-compatible:scripted',
      OPENAI_COMPATIBLE_BASE_URL: provider.url,
      VISITORS_PER_ADDRESS: '100000',
      ...variables,
    })
    const url = `http://localhost:${process.port}`
    await until(() => isHealthy(url), 'the product answers', 60)
    return new ProductServer(process, await Person.withAccount(url), provider)
  }

  get pid(): number {
    return this.#process.pid
  }

  async openRoom(): Promise<RoomAddress> {
    return this.addressOf(await this.person.newPattern('public'))
  }

  addressOf(patternId: string): RoomAddress {
    const presenceUrl = `ws://localhost:${this.#process.port}/rooms/editor/${patternId}`
    return { url: `${presenceUrl}/files`, presenceUrl, headers: this.person.headers, documentName: null }
  }

  /** Its layout is what people share, its room document carries presence. */
  boardAddress(spaceId: string): RoomAddress {
    const presenceUrl = `ws://localhost:${this.#process.port}/rooms/canvas/${spaceId}`
    return { url: `${presenceUrl}/layout`, presenceUrl, headers: this.person.headers, documentName: null }
  }

  async stop(): Promise<void> {
    await this.#process.stop()
    await this.provider.stop()
  }
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/api/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
