// `npm run bench:design-tool [-- <template>…] [--out <folder>] [--unseen]`: exports templates to SVG and compares where everything stands.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '#scripts/fail.ts'
import { filesOfTemplate, templateCards } from '#scripts/place-templates.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { percentile, type RoundTrip, roundTrip } from '#tests/support/design-tool/round-trip.ts'
import { startRenderer } from '#tests/support/render-artifact.ts'

const COUNT = 30
/** Every third is kept apart while the export is worked on. */
const isUnseen = (_: unknown, at: number): boolean => at % 3 === 2

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, unseen: { type: 'boolean' }, all: { type: 'boolean' } },
  })
  const first = templateCards()
    .map(({ id }) => id)
    .sort()
    .slice(0, COUNT)
  const asked = values.all ? first : first.filter((id, at) => isUnseen(id, at) === (values.unseen ?? false))
  const names = positionals.length > 0 ? positionals : asked
  const renderer = await startRenderer()
  const done: RoundTrip[] = []
  try {
    console.log(
      '| artifact | text nodes | lines | as text | p50 | p95 line | p95 box | layers | JSON kB | SVG kB |\n|---|---|---|---|---|---|---|---|---|---|',
    )
    for (const name of names) {
      const out = values.out ? join(resolve(values.out)) : null
      const trip = await roundTrip(renderer, {
        name,
        files: filesOfTemplate(name),
        config: DEFAULT_CONFIG,
        out,
      })
      done.push(trip)
      console.log(row(trip))
      for (const missing of trip.missing.slice(0, 8)) console.log(`<!-- not found: ${missing} -->`)
      for (const worst of trip.worst) console.log(`<!-- off by ${worst} -->`)
    }
    const lines = done.flatMap(({ lineErrors }) => lineErrors).sort((a, b) => a - b)
    const boxes = done.flatMap(({ boxErrors }) => boxErrors).sort((a, b) => a - b)
    const [all, found] = [sum(done, 'lines'), sum(done, 'linesFound')]
    console.log(
      `\n${done.length} artifacts: ${found} of ${all} lines as text (${((found / all) * 100).toFixed(2)} %), p95 of lines ${percentile(lines, 0.95).toFixed(2)} px, of ${boxes.length} boxes ${percentile(boxes, 0.95).toFixed(2)} px`,
    )
  } finally {
    await renderer.dispose()
  }
  process.exit(0)
})

function sum(trips: readonly RoundTrip[], of: 'lines' | 'linesFound'): number {
  return trips.reduce((all, trip) => all + trip[of], 0)
}

function row({
  name,
  textNodes,
  lines,
  linesFound,
  lineErrors,
  boxErrors,
  layers,
  bytes,
}: RoundTrip): string {
  const kB = (size: number) => Math.round(size / 1024)
  const share = ((linesFound / Math.max(1, lines)) * 100).toFixed(1)
  const offs = [percentile(lineErrors, 0.5), percentile(lineErrors, 0.95), percentile(boxErrors, 0.95)]
  return `| ${[name, textNodes, lines, `${share} %`, ...offs.map(off => off.toFixed(2)), layers, kB(bytes.json), kB(bytes.svg)].join(' | ')} |`
}
