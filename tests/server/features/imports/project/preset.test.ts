import { beforeAll, describe, expect, test } from 'vitest'
import { buildVendor } from '#scripts/vendor.ts'
import { answerTo } from '#server/features/imports/import-work.ts'
import { type ImportSources, toDesign } from '#server/features/imports/project/to-design.ts'
import { importSources } from '#tests/support/people/exported-project.ts'

let sources: ImportSources
beforeAll(async () => {
  await buildVendor({ log: () => undefined })
  sources = importSources()
}, 300_000)

const encoder = new TextEncoder()
const named = (made: Awaited<ReturnType<typeof answerTo>>): string => {
  if ('code' in made) throw new Error(made.message)
  return `${made.config.designSystem}-${made.config.styling}`
}
const presetOf = async (as: 'html' | 'react', code: string) =>
  named(await answerTo({ as, folder: '' }, encoder.encode(code), sources))
const presetOfProject = async (files: Readonly<Record<string, string>>) => {
  const entries = Object.entries(files).map(([path, text]) => ({ path, bytes: encoder.encode(text) }))
  return named(await toDesign(entries, sources))
}

describe('the preset is that of what the code uses', () => {
  const shows = (jsx: string) => `export default () => (${jsx})`

  test.each([
    ['one class of Tailwind', shows('<p className="bg-blue-500">Hi</p>'), 'html-tailwind'],
    [
      'icons and classes',
      `import { Star } from 'lucide-react'\n${shows('<p className="mine p-4"><Star className="size-4" /></p>')}`,
      'html-tailwind',
    ],
    ['a value in brackets', shows('<p className="w-[37px]">Hi</p>'), 'html-tailwind'],
    [
      'classes in a constant',
      `const look = 'rounded p-4 text-sm'\n${shows('<p className={look}>Hi</p>')}`,
      'html-tailwind',
    ],
    [
      'the kit, without a class',
      `import { Button } from '@/components/ui/button'\n${shows('<Button>Hi</Button>')}`,
      'shadcn-tailwind',
    ],
    [
      'Chakra UI',
      `import { Box } from '@chakra-ui/react'\n${shows('<Box className="p-4" p={4}>Hi</Box>')}`,
      'chakraUi-inline',
    ],
    ['styles', shows('<p style={{ color: "red" }}>Hi</p>'), 'html-inline'],
    ['classes that Tailwind does not know', shows('<p className="title card">Hi</p>'), 'html-inline'],
    [
      'words in a text',
      `const said = 'fixed table'\n${shows('<p className="title">{said}</p>')}`,
      'html-inline',
    ],
  ] as const)('%s', async (_, code, preset) => {
    expect(await presetOf('react', code)).toBe(preset)
  })

  test('a page of HTML likewise; classes of its own sheet are no sign of Tailwind', async () => {
    expect(await presetOf('html', '<h1 class="mt-4 text-3xl">Hi</h1>')).toBe('html-tailwind')
    const own = '<style>.container { width: 60rem } .hidden { display: none }</style>'
    expect(await presetOf('html', `${own}<p class="container hidden">Hi</p>`)).toBe('html-inline')
    const bootstrap = '<link rel="stylesheet" href="https://cdn.example/bootstrap.css">'
    const classes = 'd-flex btn btn-primary col-md-6 text-center'
    expect(await presetOf('html', `${bootstrap}<p class="${classes}">Hi</p>`)).toBe('html-inline')
  })

  test('a project that says which packages it has is believed', async () => {
    const app = { 'src/App.tsx': shows('<p className="hidden p-4">Hi</p>') }
    const said = { ...app, 'package.json': '{"dependencies":{"react":"19"}}' }
    expect(await presetOfProject(said)).toBe('html-inline')
    expect(await presetOfProject(app)).toBe('html-tailwind')
  })
})
