import type { Reference } from '#shared/references.ts'
import type { Script, Speech } from '#tests/support/provider/scripted-provider.ts'
import { TICKS } from '#tests/support/rooms/generation-room.ts'

const APP = `import { Foot } from './foot'

export default function App() {
  return (
    <main>
      <h1>Harbour</h1>
      <p>Boats and water.</p>
      <Foot />
    </main>
  )
}
`
const FOOT = 'export const Foot = () => <footer>Old harbour</footer>\n'

/** The design before; its heading is selected. */
export const REACHED: Record<string, string> = { 'App.tsx': APP, 'foot.tsx': FOOT }
export const HEADING: Reference = {
  ...{ name: 'h1 “Harbour”', color: '#1d4ed8', url: '' },
  anchor: { file: 'App.tsx', line: 6, column: 6, path: null },
}

export interface OverReaching {
  name: string
  script: Script
  /** The design after it. */
  files: Record<string, string>
  /** What is named as left out. */
  outside: string[]
  versions: number
}

const WITH_QUAY = { ...REACHED, 'App.tsx': APP.replace('Harbour</h1>', 'Quay</h1>') }
const REWRITTEN = APP.replace('Harbour', 'Quay').replace('Boats and water.', 'Rewritten.')

const tools =
  (first: (say: Speech) => void): Script =>
  (say, request) =>
    request.messages.at(-1)?.role === 'tool' ? say.text('It is Quay now.') : first(say)
export const fenced = (files: Record<string, string>): string =>
  Object.entries(files)
    .map(([path, code]) => `${TICKS}tsx ${path}\n${code}${TICKS}\n`)
    .join('\n')

/** A heading was selected, and the model changes more than that, each in another way. */
export const OVER_REACHES: OverReaching[] = [
  {
    name: 'rewrites the whole file of the selection',
    script: tools(say => say.tool('write_file', { path: 'App.tsx', code: REWRITTEN })),
    files: WITH_QUAY,
    outside: ['App.tsx'],
    versions: 2,
  },
  {
    name: 'rewrites every file in fenced blocks',
    script: say =>
      say.text(
        `It is Quay now.\n\n${fenced({ 'App.tsx': REWRITTEN, 'foot.tsx': FOOT.replace('Old', 'New') })}`,
      ),
    files: WITH_QUAY,
    outside: ['App.tsx', 'foot.tsx'],
    versions: 2,
  },
  {
    name: 'edits another file beside it',
    script: tools(say => {
      say.tool('edit_file', { path: 'App.tsx', search: 'Harbour</h1>', replace: 'Quay</h1>' })
      say.tool('edit_file', { path: 'foot.tsx', search: 'Old', replace: 'New' })
    }),
    files: WITH_QUAY,
    outside: ['foot.tsx'],
    versions: 2,
  },
  {
    name: 'deletes a file and writes one that nothing in the selection needs',
    script: tools(say => {
      say.tool('write_file', {
        path: 'App.tsx',
        code: REWRITTEN.replace("import { Foot } from './foot'\n\n", ''),
      })
      say.tool('delete_file', { path: 'foot.tsx' })
      say.tool('write_file', { path: 'extra.tsx', code: 'export const Extra = () => <p>Extra</p>\n' })
    }),
    files: WITH_QUAY,
    outside: ['App.tsx', 'foot.tsx', 'extra.tsx'],
    versions: 2,
  },
  {
    name: 'changes only what was not selected',
    script: tools(say => say.tool('write_file', { path: 'foot.tsx', code: FOOT.replace('Old', 'New') })),
    files: REACHED,
    outside: ['foot.tsx'],
    versions: 1,
  },
]
