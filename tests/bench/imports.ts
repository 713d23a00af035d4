// `npm run bench:imports -- <folder of zips> [--only text] [--out folder]`: imports projects by other people and says what came of each.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { runCommand } from '#scripts/fail.ts'
import { api } from '#shared/api/index.ts'
import { type LeftOut, ZIP_TYPE } from '#shared/imports.ts'
import { table } from '#tests/bench/rooms/table.ts'
import { People } from '#tests/support/people/people.ts'
import type { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'

const LONGEST_MS = 30_000

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', default: '' }, out: { type: 'string' } },
  })
  const folder = resolve(positionals[0] ?? '.')
  const out = values.out ? resolve(values.out) : null
  if (out) mkdirSync(out, { recursive: true })
  const names = readdirSync(folder).filter(name => name.endsWith('.zip') && name.includes(values.only))
  const product = await ownProduct()
  const people = new People(product.url)
  const rows: string[][] = []
  try {
    const { person, page } = await people.come('Ada')
    for (const name of names) {
      const { row, leftOut } = await imported(person, page, join(folder, name), product.url)
      rows.push(row)
      console.log(`\n${row.join(' | ')}`)
      for (const { path, reason } of leftOut) console.log(`  ${path}: ${reason}`)
      if (out) await page.screenshot({ path: join(out, `${basename(name, '.zip')}.png`) })
    }
  } finally {
    await people.leave()
    await product.dispose()
  }
  console.log(
    `\n${table(['project', 'files', 'left out', 'import s', 'compiled', 'painted s', 'said'], rows)}`,
  )
  process.exit(0)
})

async function imported(
  person: Person,
  page: Page,
  path: string,
  url: string,
): Promise<{ row: string[]; leftOut: readonly LeftOut[] }> {
  const name = basename(path, '.zip')
  const began = performance.now()
  const response = await person.fetch(`/api/import?name=${encodeURIComponent(basename(path))}`, {
    method: 'POST',
    body: readFileSync(path),
    headers: { 'content-type': ZIP_TYPE },
  })
  const took = seconds(began)
  const reply = (await response.json()) as { id: string; leftOut: LeftOut[]; error?: { message: string } }
  if (!response.ok) return { row: [name, '', '', took, 'no', '', reply.error?.message ?? ''], leftOut: [] }
  const { activeArtifactId } = await person.must(api.patterns.get, { path: { id: reply.id } })
  const artifact = await person.must(api.artifacts.get, { path: { id: activeArtifactId ?? '' } })
  const isCompiled = artifact.status === 'compiled'
  const opened = performance.now()
  await page.goto(`${url}/c/${reply.id}`)
  const isPainted = await painted(page)
  const painting = isPainted ? seconds(opened) : 'never'
  const said = [artifact.errorMessage, await saidOfPreview(page)].filter(text => text).join(' | ')
  return {
    row: [
      ...[name, String(artifact.sourceFiles.length), String(reply.leftOut.length), took],
      ...[isCompiled ? 'yes' : 'no', painting, said.replace(/\s+/g, ' ').slice(0, 300)],
    ],
    leftOut: reply.leftOut,
  }
}

/** Something with a size of its own stands in the preview. */
function painted(page: Page): Promise<boolean> {
  const first = page.frameLocator('iframe[title="Preview"]').locator('#root *:visible').first()
  return first.waitFor({ timeout: LONGEST_MS }).then(
    () => true,
    () => false,
  )
}

async function saidOfPreview(page: Page): Promise<string> {
  const alerts = page.getByRole('region', { name: 'Preview panel' }).getByRole('alert')
  return (await alerts.allInnerTexts()).join(' | ')
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1)
}
