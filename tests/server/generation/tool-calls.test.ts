import { describe, expect, test } from 'vitest'
import { ProjectFiles } from '#server/generation/project-files.ts'
import { RunWriter } from '#server/generation/run-writer.ts'
import { ToolCalls } from '#server/generation/tool-calls.ts'
import type { ToolName } from '#server/generation/tools.ts'

const APP = { name: 'App.tsx', code: 'export default () => <h1>Old</h1>\n' }

function agent() {
  const files = new ProjectFiles([APP])
  const calls = new ToolCalls({
    files,
    writer: new RunWriter(() => undefined, 'r', 'i'),
    changing: () => undefined,
    compile: async () => null,
    builtPackages: async () => () => true,
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

  test('without a word at the end it counts as it did', async () => {
    const { files, call } = agent()
    await call('edit_file', edit('nowhere', 'x'))
    expect(files.unrepaired).toHaveLength(1)
  })
})
