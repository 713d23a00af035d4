// `npm run bench:busy`: healthy designs opened and restored beside busy processes; how many are called broken.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhole } from '#scripts/build-whole.ts'
import { runCommand } from '#scripts/fail.ts'
import { serve } from '#scripts/serve.ts'
import { People } from '#tests/support/people/people.ts'
import { startBusyProcesses } from '#tests/support/product/busy-processes.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { BusyEditor } from './busy-editor.ts'

const { values } = parseArgs({
  options: {
    opens: { type: 'string', default: '50' },
    restores: { type: 'string', default: '50' },
    busy: { type: 'string', default: '8' },
    mode: { type: 'string', default: 'auto' },
  },
})

await runCommand(async () => {
  await buildWhole()
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-busy-'))
  const port = await freePort()
  const product = await serve(
    {
      PORT: String(port),
      BASE_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      PREVIEW_MODE: values.mode,
    },
    { isQuiet: true, isLimited: false },
  )
  const people = new People(product.url)
  const editor = await BusyEditor.start(people)
  const stop = startBusyProcesses(Number(values.busy))
  try {
    const rows = {
      opens: await editor.open(Number(values.opens)),
      restores: await editor.restore(Number(values.restores)),
    }
    console.log(`\nHealthy designs beside ${values.busy} busy processes\n`)
    console.table(rows)
    for (const line of editor.faults) console.log(line)
  } finally {
    stop()
    await people.leave()
    await product.dispose()
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.exit(0)
})
