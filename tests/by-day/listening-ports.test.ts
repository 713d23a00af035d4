import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#tests/support/product/free-port.ts'
import { keptPicture, toldByPorts } from '#tests/support/product/open-ports.ts'
import { StartedProduct } from '#tests/support/product/started-product.ts'

/** What other users of the machine may read or enter. */
const openToOthers = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(name => join(folder, String(name)))
    .filter(path => lstatSync(path).mode & 0o077)

describe.runIf(process.platform === 'linux')(
  'only our own entry answers, on every port of the product',
  () => {
    let folder: string
    let port: number
    let object: string

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'maquette-ports-'))
      port = await freePort()
      const product = await StartedProduct.start({ PORT: String(port), DATA_DIR: folder })
      object = await keptPicture(product.url)
      expect(openToOthers(folder)).toEqual([])
      await product.kill9()
    }, 60_000)
    afterEach(() => StartedProduct.killAll())
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    test.each([
      ['on this machine', {}, []],
      ['open to a network', { HOST: '0.0.0.0' }, []],
      [
        'open to a network behind a proxy',
        { HOST: '0.0.0.0', BASE_URL: 'https://design.example.org', PREVIEW_DOMAIN: 'preview.example.net' },
        ['design.example.org', 'x.preview.example.net'],
      ],
    ])('npm start, %s', { timeout: 60_000 }, async (_, variables, hosts) => {
      const product = await StartedProduct.start({ PORT: String(port), DATA_DIR: folder, ...variables })
      expect(await toldByPorts(product, port, object, hosts)).toEqual([])
    })
  },
)
