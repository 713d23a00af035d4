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

test('a sheet that is imported by its address in brackets is read as a sheet', async () => {
  const build = await styleCompiler({
    files: virtualFiles([
      {
        name: 'css/a.css',
        code: '@import url("fonts/b.css") screen;\n@import url(c.css);\n.a { color: teal }',
      },
      { name: 'css/fonts/b.css', code: '/* "from a generator */ .b { color: plum }' },
      { name: 'css/c.css', code: '.c { color: navy }' },
    ]),
    config: { designSystem: 'html', styling: 'inline' },
    sheets: ['/css/a.css'],
    moduleCss: '',
    named: {},
  })
  const sheet = build([])
  for (const color of ['teal', 'plum', 'navy']) expect(sheet).toContain(color)
  expect(sheet).not.toContain('data:')
})
