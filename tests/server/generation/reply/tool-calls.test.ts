import { beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { makeItem, readChat } from '#room-schema/chat.ts'
import { chatOf, draftOf } from '#room-schema/editor-room.ts'
import type { ReferenceTools } from '#server/generation/reference-tools.ts'
import { ProjectFiles } from '#server/generation/reply/project-files.ts'
import { Talk } from '#server/generation/reply/talk.ts'
import { ToolCalls } from '#server/generation/reply/tool-calls.ts'
import type { ToolName } from '#server/generation/reply/tools.ts'
import { RunWriter } from '#server/generation/reply/write-to-room.ts'
import { editsHere } from '#tests/support/edits-here.ts'

const CODE = 'export default () => "first"'
const ITEM = 'assistant-item'

const reference: ReferenceTools = {
  listTemplates: async () => 'landing (page): Landing page.',
  readTemplate: async (id, file) => `${id} ${file}`,
  readComponent: async name => `source of ${name}`,
}

let doc: Y.Doc
let writer: RunWriter
let calls: ToolCalls

beforeEach(() => {
  doc = new Y.Doc()
  const fields = {
    userId: null,
    actor: null,
    requestId: 'r',
    role: 'assistant',
    timeCreated: 1,
    metadata: {},
  }
  chatOf(doc).push([makeItem({ ...fields, id: ITEM, content: [] } as never)])
  writer = new RunWriter(change => doc.transact(() => change(doc)), 'r', ITEM)
  calls = new ToolCalls({
    files: new ProjectFiles([], editsHere()),
    writer,
    changing: () => undefined,
    compile: async () => null,
    notDone: async () => null,
    importsRefused: async () => null,
    look: async () => '',
    builtPackages: async () => () => true,
    reference,
    talk: new Talk(writer, false),
    record: () => undefined,
  })
})

const streamed = (id: string, input: object, characters = 7) => {
  calls.start(id, 'write_file')
  const json = JSON.stringify(input)
  for (let at = 0; at < json.length; at += characters) calls.grow(id, json.slice(at, at + characters))
  writer.flush()
}
const part = (at: number) => {
  writer.flush()
  const content = (chatOf(doc).get(0).get('content') as Y.Array<Y.Map<unknown>>).toArray()
  return content[at]?.toJSON()
}

test('a file is closed when its code ends, though the model goes on and no tool has been run', () => {
  streamed('a', { path: 'App.tsx', code: CODE })
  expect(part(0)).toMatchObject({ toolParam: 'App.tsx', endTime: expect.any(Number) })
  expect(draftOf(doc).get('App.tsx')?.toString()).toBe(CODE)

  calls.start('b', 'write_file')
  calls.grow('b', '{"path":"card.tsx","code":"export const')
  expect(part(1)).toMatchObject({ toolParam: 'card.tsx', endTime: null })
  expect(readChat(doc)).toBeDefined()
})

test('a draft that is what the file becomes is not written again', async () => {
  streamed('a', { path: 'App.tsx', code: CODE })
  let changes = 0
  draftOf(doc).observeDeep(() => changes++)
  await calls.execute({
    name: 'write_file',
    input: { path: 'App.tsx', code: CODE },
    id: 'a',
    step: 0,
  } as never)
  expect(part(0)).toMatchObject({ linesAdded: 1 })
  expect(changes).toBe(0)
})

test('a draft that was overwritten meanwhile is written again', async () => {
  streamed('a', { path: 'App.tsx', code: CODE })
  streamed('b', { path: 'App.tsx', code: 'export default () => "second"' })
  const run = (id: string, code: string) =>
    calls.execute({ name: 'write_file', input: { path: 'App.tsx', code }, id, step: 0 } as never)
  await run('a', CODE)
  await run('b', 'export default () => "second"')
  writer.flush()
  expect(draftOf(doc).get('App.tsx')?.toString()).toBe('export default () => "second"')
})

const APP = { name: 'App.tsx', code: 'export default () => <h1>Old</h1>\n' }

function agent(isPlanOnly = false) {
  const writer = new RunWriter(() => undefined, 'r', 'i')
  const files = new ProjectFiles([APP], editsHere())
  const calls = new ToolCalls({
    files,
    writer,
    changing: () => undefined,
    compile: async () => null,
    notDone: async () => null,
    importsRefused: async () => null,
    look: async () => '',
    builtPackages: async () => () => true,
    reference,
    talk: new Talk(writer, isPlanOnly),
    record: () => undefined,
  })
  let step = 0
  const call = (name: ToolName, input: object) => calls.execute({ name, input, id: `call-${++step}`, step })
  return { files, calls, call }
}
const edit = (search: string, replace: string) => ({ path: 'App.tsx', search, replace })

describe('design §7: an agent ends with all of its changes made, or knowing which were not', () => {
  test('a refused change holds it back once; its word counts then', async () => {
    const { files, calls, call } = agent()
    expect(await call('edit_file', edit('Old', 'New'))).toBe('Done.')
    expect(await call('edit_file', edit('nowhere', 'x'))).toMatch(/^Refused/)
    expect(await call('finish', { summary: '' })).toMatch(
      /^Refused: these changes were not made.*call finish again/s,
    )
    expect(calls.isFinished).toBe(false)
    expect(await call('finish', { summary: '' })).toBe('Finished.')
    expect(calls.isFinished).toBe(true)
    expect(files.unrepaired).toEqual([])
    expect(files.read('App.tsx')).toContain('New')
  })

  test('one that was made in another way does not', async () => {
    const { calls, call } = agent()
    await call('edit_file', edit('nowhere', 'x'))
    await call('edit_file', edit('Old', 'New'))
    expect(await call('finish', { summary: '' })).toBe('Finished.')
    expect(calls.isFinished).toBe(true)
  })

  test.each(['./App.tsx', '/App.tsx', ' App.tsx'])('%s is App.tsx', async path => {
    const { files, call } = agent()
    expect(await call('read_file', { path })).toContain('Old')
    expect(await call('edit_file', { ...edit('Old', 'New'), path })).toBe('Done.')
    expect(files.files).toHaveLength(1)
    expect(await call('write_file', { path: '/../x.ts', code: '' })).toMatch(/^Refused/)
  })

  test('a file that could not be read is held back, which is said, and an edit mends it', async () => {
    const { files, call } = agent()
    const written = { path: 'b.tsx', code: 'export default () => <p>\n' }
    expect(await call('write_file', written)).toMatch(/^Refused: .*<p> of line 1 .*held back: edit_file/)
    const mended = { path: 'b.tsx', search: '<p>', replace: '<p />' }
    expect(await call('edit_file', mended)).toBe('Done.')
    expect(files.read('b.tsx')).toContain('<p />')
    expect(await call('finish', { summary: '' })).toBe('Finished.')
  })

  test('without a word at the end it counts as it did', async () => {
    const { files, call } = agent()
    await call('edit_file', edit('nowhere', 'x'))
    expect(files.unrepaired).toHaveLength(1)
  })
})

test('an agent reads templates and the kit, and neither changes the design', async () => {
  const asked = (name: ToolName, input: object, id: string) => calls.execute({ name, input, id, step: 1 })
  expect(await asked('list_templates', {}, 'a')).toContain('landing (page)')
  expect(await asked('read_template', { id: 'landing', file: 'App.tsx' }, 'b')).toBe('landing App.tsx')
  expect(await asked('read_component', { name: 'sidebar' }, 'c')).toBe('source of sidebar')
  expect([part(0), part(1), part(2)].map(each => each?.toolParam)).toEqual(['', 'landing', 'sidebar'])
  expect(part(1)).toMatchObject({ toolAction: 'read', endTime: expect.any(Number) })
  expect(draftOf(doc).size).toBe(0)
})
