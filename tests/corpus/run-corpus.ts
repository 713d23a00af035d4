// `node tests/corpus/run-corpus.ts <folder>`: compiles and renders artifacts by other people and says what fails.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { sourceFileSchema } from '#shared/artifacts.ts'
import { PRESETS } from '#shared/design.ts'
import { startRenderer } from '#tests/support/render-artifact.ts'
import { differenceOf } from './parity.ts'
import { renderLive } from './render-live.ts'
import { crashed, judgeArtifact, type Verdict } from './verdict.ts'

/** One artifact a file: `{ "name": "…", "preset": "shadcn-tailwind", "files": [{ "name", "code" }] }`. */
const artifactSchema = z.object({
  name: z.string(),
  preset: z.enum(Object.keys(PRESETS) as [keyof typeof PRESETS]),
  files: z.array(sourceFileSchema),
})

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    report: { type: 'string' },
    shots: { type: 'string' },
    seconds: { type: 'string', default: '3000' },
    parity: { type: 'boolean', default: false },
  },
})
const [folder] = positionals
if (!folder) {
  console.error(
    'node tests/corpus/run-corpus.ts <folder of artifacts> [--only text] [--sample 100 --seed 1] [--report out.json] [--shots folder] [--seconds 3000] [--parity]',
  )
  process.exit(2)
}

const names = pick(readdirSync(folder).filter(name => name.endsWith('.json')))
const verdicts: Verdict[] = []
const renderer = await startRenderer()
const until = performance.now() + Number(values.seconds) * 1_000
try {
  for (const name of names) {
    if (performance.now() > until) break
    const artifact = artifactSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
    const verdict = await verdictOf(artifact, name).catch(error => crashed(artifact, error))
    verdicts.push(verdict)
    if (!verdict.isPass) console.log(`✗ ${verdict.name}: ${verdict.why.join(' | ').slice(0, 400)}`)
    if (verdict.difference) console.log(`≠ ${verdict.name}: ${verdict.difference.slice(0, 400)}`)
  }
} finally {
  await renderer.dispose()
}
if (values.report) writeFileSync(values.report, JSON.stringify(verdicts, null, 1))
for (const preset of Object.keys(PRESETS))
  tell(
    preset,
    verdicts.filter(verdict => verdict.preset === preset),
  )
tell('all', verdicts)
process.exitCode = verdicts.every(({ isPass }) => isPass) ? 0 : 1

async function verdictOf(artifact: z.infer<typeof artifactSchema>, name: string): Promise<Verdict> {
  const config = PRESETS[artifact.preset]
  const shown = await renderer.render({ files: artifact.files, config })
  const verdict = judgeArtifact(artifact, shown)
  if (values.shots && !verdict.isPass)
    await shown.screenshot(join(values.shots, `${name.replace('.json', '')}.png`))
  if (values.parity) {
    const live = await renderLive(renderer.bench, artifact.files, config)
    verdict.difference = await differenceOf(shown, live)
    await live.close()
  }
  await shown.close()
  return verdict
}

function tell(name: string, of: readonly Verdict[]): void {
  if (of.length === 0) return
  const passed = of.filter(({ isPass }) => isPass).length
  const stubs = of.filter(({ unsupported }) => unsupported.length > 0).length
  console.log(
    `${name}: ${passed} of ${of.length} painted without an error (${((100 * passed) / of.length).toFixed(1)} %); ${stubs} with a stub for a package`,
  )
  if (!values.parity) return
  const same = of.filter(({ difference }) => difference === null).length
  console.log(`${name}: both compilers show the same of ${same} (${((100 * same) / of.length).toFixed(1)} %)`)
}

/** The same names for the same seed, spread over the whole list. */
function pick(all: readonly string[]): string[] {
  const wanted = values.only ? all.filter(name => name.includes(values.only!)) : [...all]
  if (!values.sample) return wanted
  let state = Number(values.seed)
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return wanted
    .map(name => ({ name, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, Number(values.sample))
    .map(({ name }) => name)
}
