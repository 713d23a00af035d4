import { expect, test } from 'vitest'
import { styleCompiler } from '#shared/compile/style-sheet.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'

test.each([
  ['in one line', "@plugin '@tailwindcss/forms';"],
  ['with options', '@plugin "@tailwindcss/forms" {\n  strategy: base;\n}'],
  ['a config file', '@config "../tailwind.config.js";'],
])('a plugin of Tailwind leaves the rest of its sheet as it is: %s', async (_, plugin) => {
  const css = `@import "tailwindcss";\n${plugin}\n.card { color: teal }`
  const build = await styleCompiler({
    files: virtualFiles([{ name: 'index.css', code: css }]),
    config: { designSystem: 'html', styling: 'tailwind' },
    sheets: [],
    moduleCss: '',
    named: { tailwindcss: '@tailwind utilities;' },
  })
  const sheet = build(['flex'])
  expect(sheet).toContain('.card')
  expect(sheet).toContain('display: flex')
  expect(sheet).not.toContain('forms')
})
