import { describe, expect, test } from 'vitest'
import { newSend } from '#tests/support/people/made-design.ts'
import type { Script } from '#tests/support/provider/scripted-provider.ts'
import { APP, generationRoom, TICKS, writesApp } from '#tests/support/rooms/generation-room.ts'

const on = generationRoom()
const block = (path: string, code: string) => `${TICKS}tsx ${path}\n${code}${TICKS}\n`
const edit = (path: string, search: string, replace: string) =>
  block(path, `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n`)

/** Answers with these scripts in turn, whatever is asked. */
const inTurn = (...scripts: Script[]): Script => {
  let at = 0
  return (say, request) => scripts[Math.min(at++, scripts.length - 1)]?.(say, request)
}

async function withApp(): Promise<void> {
  on.provider.script = writesApp()
  await on.send('A page')
  await on.ended()
}

describe('design §7: edits, whole or asked for again', () => {
  test('as long as each round makes something the rest is asked for again, and saying it again makes nothing', async () => {
    await withApp()
    const head = (from: string, to: string) => edit('App.tsx', from, to)
    const other = block('a.tsx', 'export const A = 1\n')
    on.provider.script = inTurn(
      say => say.text(other + edit('a.tsx', 'const B', 'const C') + head('Haven', 'Quay')),
      say => say.text(edit('a.tsx', 'const A', 'const C') + head('Haven', 'Quay')),
      say => say.text(head('Harbour', 'Quay')),
    )
    await on.send('Call it Quay')
    await on.ended(2)
    expect(on.parts('error')).toEqual([])
    expect(await on.activeFiles()).toEqual({
      'a.tsx': 'export const C = 1\n',
      'App.tsx': APP.replace('Harbour', 'Quay'),
    })
  })

  test('what only its end shows to have been thoughts goes to them, with the files it drafted on the way', async () => {
    await withApp()
    on.provider.script = say => {
      say.text(
        `I could.\n${block('App.tsx', 'export default null\n')}${block('b.tsx', 'export const b = 1\n')}`,
      )
      say.text(`No, better:\n</think>\n\nHere.\n${block('a.tsx', 'export const a = 1\n')}`)
    }
    await on.send('Change it')
    await on.ended(2)
    expect(await on.activeFiles()).toEqual({ 'App.tsx': APP, 'a.tsx': 'export const a = 1\n' })
    expect(on.parts('thinking')).toMatchObject([
      { thoughts: expect.stringMatching(/^I could\.(?:.|\n)*No, better:/) },
    ])
    expect(on.parts('text').map(part => part.message.trim())).toEqual(['Here.'])
    expect(on.parts('toolCall')).toMatchObject([{ toolParam: 'a.tsx' }])
  })
})

describe('design §7: agent mode', () => {
  test('looks, changes, checks and finishes; each call is a part with its times, its lines and its diff', async () => {
    await withApp()
    const calls: [string, object][] = [
      ['list_files', {}],
      ['read_file', { path: 'App.tsx' }],
      ['search_files', { text: 'Harbour' }],
      ['install_package', { name: 'nobody-wrote-this' }],
      ['write_file', { path: 'old.tsx', code: 'export const Dock = () => <p>Dock</p>\n' }],
      ['rename_file', { from: 'old.tsx', to: 'dock.tsx' }],
      ['write_file', { path: 'extra.ts', code: 'export const a = 1\n' }],
      ['delete_file', { path: 'extra.ts' }],
      ['edit_file', { path: 'App.tsx', search: 'Harbour', replace: 'Dock' }],
      ['check_compile', {}],
      ['finish', { summary: 'It is called Dock now.' }],
    ]
    on.provider.script = (say, request) => {
      const done = request.messages.filter(message => message.role === 'tool').length
      const [name, input] = calls[done] ?? ['list_files', {}]
      say.tool(name, input)
    }
    await on.send('Call it Dock', newSend(), 'agent')
    await on.ended(2)
    const parts = on.parts('toolCall')
    expect(parts.map(part => part.toolAction)).toEqual([
      ...[
        'list',
        'read',
        'search',
        'install',
        'write',
        'rename',
        'write',
        'delete',
        'edit',
        'check',
        'finish',
      ],
    ])
    for (const part of parts) expect(part.endTime).toBeGreaterThanOrEqual(part.startTime)
    expect(parts.find(part => part.toolAction === 'edit')).toMatchObject({
      toolParam: 'App.tsx',
      linesAdded: 1,
      linesRemoved: 1,
      diff: {
        originalSnippet: expect.stringContaining('Harbour'),
        newSnippet: expect.stringContaining('Dock'),
      },
    })
    expect(on.parts('text').at(-1)?.message).toBe('It is called Dock now.')
    expect(JSON.stringify(on.provider.requests)).toContain('We do not currently support nobody-wrote-this')
    expect(Object.keys(await on.activeFiles()).sort()).toEqual(['App.tsx', 'dock.tsx'])
  })

  test('an agent that is done with code that does not compile is sent back once', async () => {
    on.provider.script = (say, request) => {
      const done = request.messages.filter(message => message.role === 'tool').length
      const code = done === 0 ? `import { Hero } from './hero'\n${APP.replace('Harbour', '<Hero />')}` : APP
      if (done === 0 || done === 2) return say.tool('write_file', { path: 'App.tsx', code })
      say.tool('finish', { summary: 'Done.' })
    }
    await on.send('A page', newSend(), 'agent')
    await on.ended()
    expect(await on.activeFiles()).toEqual({ 'App.tsx': APP })
    expect(on.parts('toolCall').map(part => part.toolAction)).toEqual(['write', 'finish', 'write', 'finish'])
    expect(await on.used()).toBe(1)
  })
})
