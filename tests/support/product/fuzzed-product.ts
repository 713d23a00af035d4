import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Person } from '#tests/support/people/person.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { StartedProduct } from '#tests/support/product/started-product.ts'
import { type FuzzModel, filesModel } from '#tests/support/rooms/fuzz-models.ts'
import { type FuzzResult, fuzzRoom } from '#tests/support/rooms/room-fuzz.ts'

/** Fuzzes one room a seed in a product that is killed and started again; the sum of all. */
export async function fuzzSeeds(
  seeds: number[],
  amount: { edits: number; lonelyKills: number },
  modelFor: (people: readonly [Person, Person]) => Promise<FuzzModel> = filesModel,
): Promise<Omit<FuzzResult, 'product'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-fuzz-'))
  const variables = { PORT: String(await freePort()), DATA_DIR: dataDir }
  const restart = () => StartedProduct.start(variables)
  const total = { edits: 0, acknowledged: 0, kills: 0 }
  try {
    let product = await restart()
    const people = [
      await Person.withAccount(product.url, 'Olga Owner'),
      await Person.withAccount(product.url, 'Willi Writer'),
    ] as const
    for (const seed of seeds) {
      const model = await modelFor(people)
      const result = await fuzzRoom({ ...amount, seed, model, people: [...people], product, restart })
      product = result.product
      for (const key of ['edits', 'acknowledged', 'kills'] as const) total[key] += result[key]
    }
    return total
  } finally {
    await StartedProduct.killAll()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
