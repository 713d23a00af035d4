import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import type { Variables } from '#scripts/settings.ts'
import { api } from '#shared/api/index.ts'
import type { CustomDomain } from '#shared/custom-domains.ts'
import { SITES, ZoneServer } from '#tests/support/dns/zone-server.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { openDatabaseFile } from '#tests/support/product/database-file.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { getPage, type PreviewAnswer } from '#tests/support/product/preview-request.ts'

/** What the TXT record of a design says. */
export const tokenRecord = ({ records }: CustomDomain): string => records?.[0]?.value ?? ''

/** A product whose DNS is the test's, with somebody who has designs there. */
export class DomainProduct {
  readonly zone: ZoneServer
  readonly product: Running
  readonly dataDir: string
  readonly ada: Person
  #count = 0

  private constructor(zone: ZoneServer, product: Running, dataDir: string, ada: Person) {
    this.zone = zone
    this.product = product
    this.dataDir = dataDir
    this.ada = ada
  }

  static async start(more: Variables = {}): Promise<DomainProduct> {
    const zone = await ZoneServer.start()
    const dataDir = mkdtempSync(join(tmpdir(), 'maquette-domains-'))
    const product = await ownProduct({ DATA_DIR: dataDir, ...zone.settings, ...more })
    return new DomainProduct(zone, product, dataDir, await Person.withAccount(product.url))
  }

  async stop(): Promise<void> {
    await this.product.dispose()
    await this.zone.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  get port(): string {
    return new URL(this.product.url).port
  }

  /** A name that no other test has. */
  freshHost = (): string => `shop${++this.#count}.example.org`

  design = async (person = this.ada): Promise<string> => (await savedDesign(person)).patternId

  connect = (id: string, incoming: string, person = this.ada) =>
    person.call(api.customDomains.setUp, { path: { id }, body: { incoming } })

  /** As if the last look were older than anything asked again. */
  forgetLook = (id: string, set = 'last_look_at = 0'): void => {
    const database = openDatabaseFile(this.dataDir)
    database.exec(`update custom_domains set ${set} where pattern_id = '${id}'`)
    database.close()
  }

  look = async (id: string, person = this.ada): Promise<CustomDomain> => {
    this.forgetLook(id)
    return person.must(api.customDomains.get, { path: { id } })
  }

  /** What visitors of a host are answered. */
  visit = (host: string, path = '/'): Promise<PreviewAnswer> =>
    getPage(`http://${host}:${this.port}${path}`, { accept: 'text/html' })

  point = (host: string): void => this.zone.set(host, { CNAME: [SITES] })

  prove = (host: string, ...values: string[]): void => this.zone.set(`_maquette.${host}`, { TXT: values })

  verified = async (host = this.freshHost(), person = this.ada) => {
    const id = await this.design(person)
    const { body } = await this.connect(id, host, person)
    this.point(host)
    this.prove(host, tokenRecord(body))
    expect(await this.look(id, person)).toMatchObject({ status: 'VERIFIED' })
    return { id, host, value: tokenRecord(body) }
  }
}
