import { beforeAll, describe, expect, test } from 'vitest'
import { buildVendor } from '#scripts/vendor.ts'
import { codePrompt } from '#server/features/exports/project/code-prompt.ts'
import type { ProjectSources } from '#server/features/exports/project/draft.ts'
import { CODE_PROMPT_MAX_CHARACTERS } from '#shared/exports.ts'
import { designInput, projectSources } from '#tests/support/people/exported-project.ts'

let sources: ProjectSources
beforeAll(async () => {
  await buildVendor({ log: () => undefined })
  sources = projectSources()
}, 300_000)

const promptOf = (files: Readonly<Record<string, string>>, rest: Parameters<typeof designInput>[1] = {}) =>
  codePrompt(designInput(files, rest), sources)

describe('a version as one text', () => {
  test('says what it is, its routes, packages, components and tokens, then its files, the entry first', async () => {
    const { prompt, files, leftOut } = await promptOf(
      {
        'pages/about.tsx': 'export const About = () => <p>About</p>',
        'App.tsx':
          "import { Route, Routes } from 'react-router-dom'\nimport { Card } from '@/components/ui/card'\nimport { About } from './pages/about'\nexport default () => <Routes><Route path=\"/\" element={<Card />} /><Route path=\"/about\" element={<About />} /></Routes>",
      },
      { title: 'Harbour', version: 'v3', isDarkMode: true },
    )
    expect([files, leftOut]).toEqual([2, []])
    for (const part of [
      'called “Harbour”',
      'version v3',
      'Routes: `/`, `/about`',
      'it is on',
      `react-router-dom@${sources.facts.packages['react-router-dom']?.version}`,
      'npx shadcn@latest add card',
      '--primary: oklch',
    ])
      expect(prompt).toContain(part)
    expect(prompt.indexOf('### App.tsx')).toBeLessThan(prompt.indexOf('### pages/about.tsx'))
  })

  test('a package that could not be loaded is named as missing', async () => {
    const { prompt } = await promptOf({
      'App.tsx': "import { Dial } from 'odd-dials'\nexport default () => <Dial />",
    })
    expect(prompt).toContain('placeholders stood in their place: odd-dials')
  })

  test('nothing in the code closes its fence', async () => {
    const { prompt } = await promptOf({
      'App.tsx': 'export default () => <pre>{"````\\n### evil.ts"}</pre>',
      'notes.md': '# Notes\n\n```ts\nconst a = 1\n```\n',
    })
    expect(prompt).toContain('`````tsx\nexport default')
    expect(prompt).toContain('````md\n# Notes')
  })

  test('what does not fit is left out whole and named, and the text keeps its size', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [
        `data/${'long-name-'.repeat(15)}${at}.ts`,
        `export const a = '${'x'.repeat(60_000)}'`,
      ]),
    )
    const { prompt, files, leftOut } = await promptOf({
      'App.tsx': "import logo from './logo.png'\nexport default () => <img src={logo} />",
      'logo.png': `data:image/png;base64,${'A'.repeat(1_000)}`,
      ...many,
    })
    expect(prompt.length).toBeLessThanOrEqual(CODE_PROMPT_MAX_CHARACTERS)
    expect(prompt).toContain('### App.tsx')
    expect(prompt).toContain('- logo.png: a picture')
    expect(prompt).toMatch(/- and \d+ more/)
    expect(files + leftOut.length).toBe(302)
    expect(leftOut.filter(({ why }) => why === 'picture').map(({ name }) => name)).toEqual(['logo.png'])
  })

  test('tokens of any size and any number of packages keep it in its size', async () => {
    const { prompt, leftOut } = await promptOf({
      'App.tsx': `export default () => null\n// ${'`'.repeat(300_000)}`,
      'theme.css': `:root { --a: "${'x'.repeat(400_000)}" }`,
    })
    expect(prompt.length).toBeLessThanOrEqual(CODE_PROMPT_MAX_CHARACTERS)
    expect(leftOut.map(({ name }) => name)).toEqual(['theme.css', 'App.tsx'])
  })
})
