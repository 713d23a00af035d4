import { describe, expect, test } from 'vitest'
import { repairedCall } from '#server/generation/reply/repaired-call.ts'
import { toolsFor } from '#server/generation/reply/tools.ts'

const TOOLS = toolsFor('agent', false, () => '')
const repaired = (toolName: string, input: object | string) => {
  const call = repairedCall(
    { toolName, input: typeof input === 'string' ? input : JSON.stringify(input) },
    TOOLS,
  )
  return call && { ...JSON.parse(call.input), tool: call.toolName }
}

describe('design §7: native calls as other tools name them', () => {
  test.each([
    ['Write', { file_path: 'a.ts', content: 'x' }, { tool: 'write_file', path: 'a.ts', code: 'x' }],
    [
      'functions.create_file',
      { target_file: 'a.ts', contents: 'x' },
      { tool: 'write_file', path: 'a.ts', code: 'x' },
    ],
    [
      'Edit',
      { filePath: 'a.ts', oldString: 'x', newString: '' },
      { tool: 'edit_file', search: 'x', replace: '' },
    ],
    ['search-replace', { file: 'a.ts', old_text: 'x', new_text: 'y' }, { tool: 'edit_file', search: 'x' }],
    ['update_file', { path: 'a.ts', content: 'x' }, { tool: 'write_file', code: 'x' }],
    [
      'update_file',
      { path: 'a.ts', find: 'x', replacement: 'y' },
      { tool: 'edit_file', search: 'x', replace: 'y' },
    ],
    ['text_editor', { command: 'create', path: 'a.ts', file_text: 'x' }, { tool: 'write_file', code: 'x' }],
    ['grep', { pattern: 'x' }, { tool: 'search_files', text: 'x' }],
    ['npm_install', { package: 'x' }, { tool: 'install_package', name: 'x' }],
    ['attempt_completion', { result: 'Done.' }, { tool: 'finish', summary: 'Done.' }],
    ['view_file', { filename: 'a.ts' }, { tool: 'read_file', path: 'a.ts' }],
    ['write_file', '{"path": "a.ts", "code": "x\ny"}', { tool: 'write_file', code: 'x\ny' }],
  ])('%s %j', (name, input, wanted) => expect(repaired(name, input)).toMatchObject(wanted))

  test('what is named rightly is not taken from another name, and a part is never taken for a whole file', () => {
    expect(repaired('write_file', { path: 'a.ts', file: 'b.ts', code: 'x' })).toMatchObject({ path: 'a.ts' })
    expect(repaired('edit_file', { path: 'a.ts', content: 'x' })).toMatchObject({ tool: 'edit_file' })
    expect(repaired('edit_file', { path: 'a.ts', content: 'x' })).not.toHaveProperty('search')
  })

  test('a tool that nobody knows, and what is no JSON, stay what they are', () => {
    expect(repaired('launch_rocket', { when: 'now' })).toBe(null)
    expect(repaired('write_file', '{"path": "a.ts", "code": oops}')).toBe(null)
    expect(repaired('__proto__', {})).toBe(null)
    expect(repaired('write_file', '[]')).toMatchObject({ tool: 'write_file' })
  })
})
