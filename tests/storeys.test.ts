import { describe, expect, test } from 'vitest'
import { faultsOfThisHouse, storeyFaults } from '#scripts/storeys.ts'

/** The faults of these files alone; what they import is there too. */
function faultsOf(files: Record<string, string>): string[] {
  const imported = Object.values(files).flatMap(code =>
    [...code.matchAll(/'#([^']+)'/g)].map(([, path]) => path!),
  )
  const empty = imported.filter(path => !(path in files)).map(path => [path, ''] as const)
  return storeyFaults(new Map([...Object.entries(files), ...empty]))
}

const importing = (path: string): string => `import { x } from '#${path}'\n\nexport const planted = x\n`

test('this house keeps to its storeys and has no circle', () => {
  expect(faultsOfThisHouse()).toEqual([])
})

describe('who stands lower imports nothing that stands higher', () => {
  test.each([
    ['server/features/artifacts/planted.ts', 'server/features/chat/chat-routes.ts'],
    ['server/serve.ts', 'server/auth/auth-routes.ts'],
    ['server/features/chat/planted-queries.ts', 'server/features/chat/credits-or-throw.ts'],
    ['server/access/planted-queries.ts', 'server/bindings.ts'],
    ['server/features/sharing/planted-routes.ts', 'server/events/tell-rooms.ts'],
    ['server/auth/planted.ts', 'server/features/mail/hand-over.ts'],
    ['server/features/support/planted.ts', 'server/features/mail/letters/letter-of.ts'],
    ['server/generation/run/planted.ts', 'server/rooms/editor/versions.ts'],
    ['server/generation/reply/planted.ts', 'server/rooms/canvas/nodes.ts'],
    ['server/rooms/base/planted.ts', 'server/rooms/editor/working-copy.ts'],
    ['server/bindings.ts', 'server/rooms/editor/editor-room-object.ts'],
    ['server/bindings.ts', 'shared/ids.ts'],
    ['client/lib/planted.ts', 'client/ui/toast.ts'],
    ['client/lib/planted.ts', 'client/actions/leave.ts'],
    ['client/ui/planted.tsx', 'client/state/dialogs.ts'],
    ['client/ui/planted.tsx', 'shared/ids.ts'],
    ['client/api/planted.ts', 'client/room/document/meta-hooks.ts'],
    ['client/api/planted.ts', 'client/frames/port.ts'],
    ['client/api/planted.ts', 'client/ui/toast.ts'],
    ['client/api/planted.ts', 'client/features/share/share-dialog.tsx'],
  ])('%s does not import %s', (from, to) => {
    expect(faultsOf({ [from]: importing(to) })).toEqual([expect.stringContaining(`${from} imports ${to}: `)])
  })

  test.each([
    ['server/app.ts', 'server/features/chat/chat-routes.ts'],
    ['server/features/patterns/patterns-queries.ts', 'server/events/events-queries.ts'],
    ['server/features/patterns/patterns-queries.ts', 'server/db/schema/patterns.ts'],
    ['server/rooms/editor/planted.ts', 'server/generation/run/runs.ts'],
    ['server/features/sharing/planted-routes.ts', 'server/events/commit-and-tell.ts'],
    ['server/generation/run/planted.ts', 'server/rooms/base/document.ts'],
    ['server/bindings.ts', 'server/env.ts'],
    ['client/ui/planted.tsx', 'client/lib/keys.ts'],
    ['client/api/planted.ts', 'client/state/login-count.ts'],
    ['client/actions/planted.ts', 'client/api/call.ts'],
  ])('%s may import %s', (from, to) => {
    expect(faultsOf({ [from]: importing(to) })).toEqual([])
  })
})

describe('however it is imported', () => {
  const to = 'server/rooms/editor/versions.ts'
  const from = 'server/generation/run/planted.ts'
  test.each([
    ['its types', `import type { Versions } from '#${to}'\n`],
    ['over several lines', `import {\n  type Versions,\n  versions,\n} from '#${to}'\n`],
    ['for what it does', `import '#${to}'\n`],
    ['passed on', `export { versions } from '#${to}'\n`],
    ['later', `export const load = () => import('#${to}')\n`],
    ['as the type of a module', `export type Versions = import('#${to}').Versions\n`],
    ['by a path', `import { versions } from '../../rooms/editor/versions.ts'\n`],
  ])('%s', (_, code) => {
    expect(
      storeyFaults(
        new Map([
          [from, code],
          [to, ''],
        ]),
      ),
    ).toEqual([expect.stringContaining(`${from} imports ${to}: `)])
  })

  test('but not what is only mentioned', () => {
    expect(faultsOf({ [from]: `// As in #${to}.\nexport const path = '#${to}'\n` })).toEqual([])
  })
})

describe('no circles', () => {
  test('of values, of types, or of both', () => {
    const a = "import { b } from './b.ts'\nexport const a = () => b\n"
    const b = "import type { C } from './c.ts'\nexport const b = (c: C) => c\n"
    const c = "export const a = () => import('./a.ts')\nexport type C = 1\n"
    expect(faultsOf({ 'shared/a.ts': a, 'shared/b.ts': b, 'shared/c.ts': c })).toEqual([
      expect.stringMatching(/^shared\/a\.ts → shared\/b\.ts → shared\/c\.ts → shared\/a\.ts: a circle/),
    ])
  })
})
