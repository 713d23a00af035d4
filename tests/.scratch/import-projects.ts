import { readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { Person } from '#tests/support/people/person.ts'
const [folder = '', out = '', only = ''] = process.argv.slice(2)
const url = 'http://localhost:5305'
mkdirSync(out, { recursive: true })
const browser = await launchBrowser()
const person = await Person.guest(url)
const rows: unknown[] = []
for (const name of readdirSync(folder).filter(n => n.endsWith('.zip') && n.includes(only))) {
  const bytes = readFileSync(join(folder, name))
  const begun = Date.now()
  const response = await person.fetch(`/api/import?name=${encodeURIComponent(name)}`, { method: 'POST', body: bytes, headers: { 'content-type': 'application/zip', ...person.headers } } as RequestInit)
  const body = (await response.json()) as any
  const took = Date.now() - begun
  if (!response.ok) { console.log(name, response.status, JSON.stringify(body)); rows.push({ name, status: response.status, body }); continue }
  const groups = new Map<string, string[]>()
  for (const { path, reason } of body.leftOut) groups.set(reason, [...(groups.get(reason) ?? []), path])
  const pattern = (await (await person.fetch(`/api/chatPattern/${body.id}`, {})).json()) as any
  const artifact = (await (await person.fetch(`/api/artifact/${pattern.activeArtifactId}`, {})).json()) as any
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addCookies(person.cookie.split('; ').map(c => { const i = c.indexOf('='); return { name: c.slice(0, i), value: c.slice(i + 1), url } }))
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', e => errors.push(e.message.slice(0, 200)))
  page.on('console', m => { if (m.type() === 'error') errors.push('console: ' + m.text().slice(0, 200)) })
  const shown = Date.now()
  let paint = -1
  let text = ''
  try {
    await page.goto(`${url}/c/${body.id}`)
    const frame = page.frameLocator('iframe[title="Preview"]')
    await frame.locator('body').filter({ hasText: /\S{3}/ }).first().waitFor({ timeout: 25_000 })
    paint = Date.now() - shown
    await page.waitForTimeout(2500)
    text = (await frame.locator('body').innerText()).replace(/\s+/g, ' ').slice(0, 160)
  } catch (e) { errors.push('look: ' + String(e).slice(0, 120)) }
  await page.screenshot({ path: join(out, name.replace('.zip', '.png')) })
  await context.close()
  const row = { name, took, status: artifact.status, error: artifact.errorMessage?.slice(0, 300), preset: pattern.config, files: artifact.sourceFiles?.length, paint, text, errors: [...new Set(errors)].slice(0, 6), leftOut: [...groups].map(([reason, paths]) => [reason, paths.length, paths.slice(0, 6)]), names: artifact.sourceFiles?.map((f: any) => f.name).slice(0, 12) }
  rows.push(row)
  console.log(JSON.stringify(row, null, 1))
  writeFileSync(join(out, 'rows.json'), JSON.stringify(rows, null, 1))
}
await browser.close()
process.exit(0)
