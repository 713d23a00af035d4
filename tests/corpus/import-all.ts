// `node tests/corpus/import-all.ts`: imports everything that is built in a real frame and says what cannot be loaded.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VENDOR_OUT } from '#scripts/vendor.ts'
import { vendorManifestSchema } from '#shared/vendor.ts'
import { type Renderer, startRenderer } from '#tests/support/render-artifact.ts'

const AT_ONCE = 12

const { hash } = JSON.parse(readFileSync(join(VENDOR_OUT, 'current.json'), 'utf8')) as { hash: string }
const manifest = vendorManifestSchema.parse(
  JSON.parse(readFileSync(join(VENDOR_OUT, hash, 'manifest.json'), 'utf8')),
)
const specifiers = Object.keys(manifest.specifiers).sort()
const only = process.argv[2]
const wanted = only ? specifiers.filter(specifier => specifier.includes(only)) : specifiers
const renderer = await startRenderer()
let failed = 0
try {
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const group = wanted.slice(at, at + AT_ONCE)
    if ((await problemOf(renderer, group)) === null) continue
    for (const specifier of group) {
      const problem = await problemOf(renderer, [specifier])
      if (problem === null) continue
      failed++
      console.log(`✗ ${specifier}: ${problem}`)
    }
  }
} finally {
  await renderer.dispose()
}
console.log(`${wanted.length - failed} of ${wanted.length} can be loaded`)
process.exitCode = failed === 0 ? 0 : 1

async function problemOf(by: Renderer, group: readonly string[]): Promise<string | null> {
  const imports = group.map((name, at) => `import * as p${at} from ${JSON.stringify(name)}`).join('\n')
  const counts = group.map((_, at) => `Object.keys(p${at}).length`).join(' + ')
  const code = `${imports}\nconst n = ${counts}\nexport default () => <p>{n} names</p>`
  const shown = await by.render({ files: [{ name: 'App.tsx', code }] })
  const [diagnostic] = shown.diagnostics
  const problem = diagnostic?.message ?? shown.errors[0]?.message ?? null
  await shown.close()
  return problem ?? (shown.painted === 'painted' ? null : (shown.painted ?? 'it said nothing'))
}
