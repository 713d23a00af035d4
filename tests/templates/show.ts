// `npm run templates`: serves a page with every template in each preset that it has, light and dark, wide and narrow.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runCommand } from '#scripts/fail.ts'
import { templateCards, templateIn } from '#scripts/place-templates.ts'
import { untilStopped } from '#scripts/until-stopped.ts'
import { compileOutputSchema } from '#server/compiler/compiler-port.ts'
import { PRESET_NAMES, PRESETS } from '#shared/design.ts'
import { type RenderBench, startRenderBench } from '#tests/support/render-bench.ts'

const MODES = ['light', 'dark']
const WIDTHS = ['1440', '390']

await runCommand(async () => {
  const bench = await startRenderBench()
  const server = createServer((request, response) => {
    void pageAt(bench, request.url ?? '/')
      .catch((error: unknown) => ({ status: 500, html: escaped(String(error)) }))
      .then(({ status, html }) => {
        response.writeHead(status, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        })
        response.end(`<!doctype html><html lang="en"><title>Templates</title><style>${STYLE}</style>${html}`)
      })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  untilStopped(async () => {
    server.closeAllConnections()
    server.close()
    await bench.dispose()
  })
  console.log(`Templates: http://localhost:${(server.address() as AddressInfo).port}/`)
})

interface Shown {
  status: number
  html: string
}

/** The list, or `/{template}/{preset}/{light or dark}/{width}`, read and compiled anew each time. */
async function pageAt(bench: RenderBench, address: string): Promise<Shown> {
  if (address === '/') return { status: 200, html: list() }
  const [id, presetName, mode, width] = address.split('/').slice(1)
  const card = templateCards().find(each => each.id === id)
  const preset = PRESET_NAMES.find(name => name === presetName)
  if (!card || !preset || !MODES.includes(mode ?? '') || !WIDTHS.includes(width ?? ''))
    return { status: 404, html: 'There is no such template.' }
  const made = templateIn(card.id, preset)
  if ('reason' in made) return { status: 404, html: escaped(`Not in ${preset}: ${made.reason}.`) }
  const config = PRESETS[preset]
  const body = JSON.stringify({ files: made.files, config })
  const response = await fetch(`${bench.compilerUrl}/compile`, { method: 'POST', body })
  const compiled = compileOutputSchema.parse(await response.json())
  const found = compiled.diagnostics.map(({ file, message }) => `${file ?? ''}: ${message}`).join('\n')
  const source = bench.hostPage(bench.publish({ compiled, config, isDarkMode: mode === 'dark' }))
  const frame = `<iframe title="${escaped(card.title)}" style="width:${width}px" src="${escaped(source)}"></iframe>`
  return { status: 200, html: `<p><a href="/">All templates</a></p><pre>${escaped(found)}</pre>${frame}` }
}

function list(): string {
  const entries = templateCards().map(({ id, title }) => {
    const links = PRESET_NAMES.map(preset => {
      const made = templateIn(id, preset)
      if ('reason' in made) return `<li>${preset}: not there, ${escaped(made.reason)}</li>`
      const ways = MODES.flatMap(mode =>
        WIDTHS.map(width => `<a href="/${id}/${preset}/${mode}/${width}">${mode} ${width}</a>`),
      )
      return `<li>${preset}: ${ways.join(' ')}</li>`
    })
    return `<section><h2>${escaped(title)} (${id})</h2><ul>${links.join('')}</ul></section>`
  })
  return `<h1>Templates</h1>${entries.join('')}`
}

const STYLE =
  'body{font:15px system-ui;margin:24px}iframe{border:1px solid #888;height:900px;max-width:none}h2{font-size:16px}'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
