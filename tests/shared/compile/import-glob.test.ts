import { expect, test } from 'vitest'
import { writeOutGlobs } from '#shared/compile/import-glob.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'

const files = virtualFiles(
  ['src/App.tsx', 'src/layouts/Post.js', 'src/layouts/post.md', 'src/icons/a.svg', 'src/icons/b.svg'].map(
    name => ({ name, code: '' }),
  ),
)
const written = (code: string) => writeOutGlobs(code, 'src/App.tsx', files)
/** What the code comes to where every module is its own name. */
const run = (code: string, names: object = {}) =>
  new Function(
    'load',
    ...Object.keys(names),
    `return ${written(code).replace(/\b(?:require|import)\(/g, 'load(')}`,
  )((path: string) => path, ...Object.values(names))

test.each([
  [`require(\`./layouts/\${name}\`)`, 'Post', './layouts/Post.js'],
  ["require('./layouts/' + name)", 'Post', './layouts/Post.js'],
  ["require('./icons/' + name + '.svg')", 'b', './icons/b.svg'],
  [`import(\`./icons/\${name}.svg\`)`, 'a', './icons/a.svg'],
  [`require(\`@/layouts/\${name}.js\`)`, 'Post', '/src/layouts/Post.js'],
])('a name that is put together at run time is one of the files that it may be: %s', (code, name, path) => {
  expect(run(code, { name })).toBe(path)
})

test('one that no file has gives nothing, and what is no module is none of them', () => {
  expect(run(`require(\`./layouts/\${name}\`)`, { name: 'None' })).toBeUndefined()
  expect(written(`require(\`./layouts/\${name}\`)`)).not.toContain('post.md')
})

test.each([
  'require(name)',
  `require(\`\${name}/a\`)`,
  "loader.require('./icons/' + name)",
  "require('./layouts/Post')",
])('what cannot be known, and what is known, stays as it is: %s', code => {
  expect(written(code)).toBe(code)
})

test('every line stays where it was', () => {
  expect(
    written(`const a = import.meta.glob('./icons/*.svg')\nrequire(\`./layouts/\${a}\`)\nlast`).split('\n'),
  ).toHaveLength(3)
})
