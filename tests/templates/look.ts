// `node scripts/boot.mjs tests/templates/look.ts <name>…`: opens templates, pictures them, and says what is wrong with them.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '#scripts/fail.ts'
import { filesOfTemplate } from '#scripts/place-templates.ts'
import { inRoot } from '#scripts/root.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { faultsOf, lookAt } from '#tests/support/people/look-at.ts'
import { startRenderer } from '#tests/support/render-artifact.ts'

const OUT = inRoot('tests', 'templates', 'out')

await runCommand(async () => {
  mkdirSync(OUT, { recursive: true })
  const renderer = await startRenderer()
  try {
    for (const name of process.argv.slice(2)) {
      const findings = faultsOf(
        await lookAt(renderer, {
          ...{ files: filesOfTemplate(name), config: DEFAULT_CONFIG, shots: join(OUT, name), isQuick: false },
        }),
      )
      console.log(
        `${findings.length ? '✗' : '✓'} ${name}${findings.map(finding => `\n    ${finding}`).join('')}`,
      )
    }
  } finally {
    await renderer.dispose()
  }
  process.exit(0)
})
