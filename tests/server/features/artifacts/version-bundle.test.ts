import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { bundleAnswer, bundleOf, findBundle, writeBundle } from '#server/features/artifacts/version-bundle.ts'
import { packKeyOf, readSource, writeSource } from '#server/features/artifacts/version-files.ts'
import { putZipped } from '#server/zipped-objects.ts'
import { MemoryBucket } from '#tests/support/product/memory-bucket.ts'

const KEY = packKeyOf('pattern', 'version')
const SOURCE = [{ name: 'App.tsx', code: 'export default () => <p>Ünïcode</p>' }]
const MADE = {
  compiledFiles: [
    { name: 'app.js', code: 'console.info("ünïcode")' },
    { name: 'app.css', code: 'p{}' },
  ],
  imports: ['react'],
  unsupportedPackages: ['left-pad'],
}
let bucket: MemoryBucket

beforeEach(() => {
  bucket = new MemoryBucket()
})

const answer = (name: string, headers = {}) =>
  bundleAnswer(bucket.r2, KEY, name, {
    request: new Request('http://x/', { headers }),
    cacheControl: 'no-cache',
  })

describe('a version’s bundle is served without unpacking the pack', () => {
  beforeEach(async () => {
    await writeSource(bucket.r2, KEY, SOURCE)
    await writeBundle(bucket.r2, KEY, MADE)
    bucket.read.length = 0
  })

  test('the page reads one small list, a file reads itself, and nobody reads the pack', async () => {
    expect(await bundleOf(bucket.r2, KEY)).toEqual({
      ...{ files: ['app.js', 'app.css'], imports: ['react'], unsupportedPackages: ['left-pad'] },
    })
    await answer('app.js')
    expect(new Set(bucket.read)).toEqual(
      new Set(['bundles/pattern/version/bundle.json', 'bundles/pattern/version/app.js.gz']),
    )
  })

  test('whoever can unpack gets it as it is kept, everybody else gets it unpacked', async () => {
    const packed = await answer('app.js', { 'accept-encoding': 'gzip, br' })
    expect(packed?.headers.get('content-encoding')).toBe('gzip')
    const bytes = new Uint8Array((await packed?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(gunzipSync(bytes).toString()).toBe('console.info("ünïcode")')
    const plain = await answer('app.js')
    expect(plain?.headers.get('content-encoding')).toBeNull()
    expect(await plain?.text()).toBe('console.info("ünïcode")')
    expect(plain?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  test('a name that is none of its files is never looked for', async () => {
    for (const name of ['bundle.json', 'App.tsx', '..', 'app.js.gz']) expect(await answer(name)).toBeNull()
    expect(new Set(bucket.read)).toEqual(new Set(['bundles/pattern/version/bundle.json']))
  })
})

describe('packs of before bundles were objects of their own', () => {
  beforeEach(async () => {
    await putZipped(bucket.r2, KEY, JSON.stringify({ sourceFiles: SOURCE, ...MADE }))
  })

  test('are read as they are', async () => {
    expect(await readSource(bucket.r2, { id: 'version', packKey: KEY })).toEqual(SOURCE)
    expect(await (await answer('app.css'))?.text()).toBe('p{}')
  })

  test('are unpacked for their bundle once, by whoever looks first', async () => {
    const first = await bundleOf(bucket.r2, KEY)
    await Promise.all([answer('app.js'), answer('app.css'), answer('missing.js')])
    expect(await bundleOf(bucket.r2, KEY)).toEqual(first)
    expect(bucket.read.filter(key => key === KEY)).toHaveLength(1)
  })
})

test('what is not there is no bundle, and of a version on record an error', async () => {
  expect(await findBundle(bucket.r2, KEY)).toBeNull()
  expect(await answer('app.js')).toBeNull()
  await expect(bundleOf(bucket.r2, KEY)).rejects.toThrow('missing')
  await expect(readSource(bucket.r2, { id: 'version', packKey: KEY })).rejects.toThrow('missing')
})
