import { rmSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { ask, keptPicture, toldByPorts } from '#tests/support/product/open-ports.ts'
import { StartedProduct } from '#tests/support/product/started-product.ts'

afterEach(() => StartedProduct.killAll())

describe.runIf(process.platform === 'linux')('only our own entry answers, in development too', () => {
  test.each([
    ['on this machine', {}],
    ['open to a network', { HOST: '0.0.0.0' }],
  ])('npm run dev, %s', { timeout: 240_000 }, async (_, variables) => {
    const port = await freePort()
    // Inside of the folder whose sources are served.
    const dataDir = inRoot('.data', `dev-${port}`)
    const product = await StartedProduct.start({ PORT: String(port), DATA_DIR: dataDir, ...variables }, 'dev')
    const picture = await keptPicture(product.url)
    expect(await toldByPorts(product, port, picture, [])).toEqual([])
    const files = ['auth.secret', 'held-by.json'].flatMap(name => [
      `/.data/dev-${port}/${name}`,
      `/@fs${dataDir}/${name}`,
      `/.data/dev-${port}/${name}?raw`,
      `/@fs${dataDir}/${name}?raw&import`,
      `/.data/dev-${port}/${name}?url`,
    ])
    for (const path of [...files, '/.dev.vars', '/.git/config', `/@fs${inRoot('.git')}`]) {
      const { status, body } = await ask(port, `localhost:${port}`, { path })
      expect(`${path}: ${status} ${body.subarray(0, 60)}`).toMatch(/: (?:403|404) /)
    }
    await product.kill9()
    rmSync(dataDir, { recursive: true, force: true })
  })
})
