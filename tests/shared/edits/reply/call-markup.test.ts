import { describe, expect, test } from 'vitest'
import { parseReply as parse, textIn } from '#tests/support/provider/parsed-reply.ts'

const TICKS = '```'

describe('design §7: calls that a model writes into its text in the markup of its kind', () => {
  const DELETE = '{"path": "a.ts"}'
  test.each([
    ['Qwen 3', '<tool_call>\n{"name": "delete_file", "arguments": {"path": "a.ts"}}\n</tool_call>'],
    [
      'Qwen 3 Coder',
      '<tool_call>\n<function=delete_file>\n<parameter=path>\na.ts\n</parameter>\n</function>\n</tool_call>',
    ],
    [
      'Qwen 3 Coder, half',
      '<function=delete_file>\n<parameter=path>a.ts</parameter>\n</function>\n</tool_call>',
    ],
    ['Llama 3.1', `<function=delete_file>${DELETE}</function>`],
    ['Llama 3.1 with a token', '<|python_tag|>{"name": "delete_file", "parameters": {"path": "a.ts"}}'],
    ['Mistral', '[TOOL_CALLS][{"name": "delete_file", "arguments": {"path": "a.ts"}}]'],
    ['Mistral, spaced', '[TOOL_CALLS] [\n  {"name": "delete_file", "arguments": {"path": "a.ts"}}\n]'],
    ['Mistral Small', `[TOOL_CALLS]delete_file[ARGS]${DELETE}`],
    [
      'Phi',
      '<|tool_call|>[{"type": "function", "function": {"name": "delete_file", "arguments": {"path": "a.ts"}}}]<|/tool_call|>',
    ],
    [
      'DeepSeek R1',
      `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>delete_file\n${TICKS}json\n${DELETE}\n${TICKS}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
    ],
    [
      'DeepSeek V3.1',
      `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>delete_file<｜tool▁sep｜>${DELETE}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
    ],
    [
      'Kimi',
      `<|tool_calls_section_begin|><|tool_call_begin|>functions.delete_file:0<|tool_call_argument_begin|>${DELETE}<|tool_call_end|><|tool_calls_section_end|>`,
    ],
    ['GLM', '<tool_call>delete_file\n<arg_key>path</arg_key>\n<arg_value>a.ts</arg_value>\n</tool_call>'],
    [
      'tags of parameters',
      '<function_calls>\n<invoke name="delete_file">\n<parameter name="path">a.ts</parameter>\n</invoke>\n</function_calls>',
    ],
    ['tags of names', '<delete_file>\n<path>a.ts</path>\n</delete_file>'],
    [
      'a closing tag at the end of the line',
      '<tool_call>\n{"name": "delete_file", "arguments": {"path": "a.ts"}}</tool_call>',
    ],
    ['no closing tag', '<tool_call>\n{"name": "delete_file", "arguments": {"path": "a.ts"}}'],
  ])('a call in markup, as of %s, wherever it stands and however it is cut', (_, call) => {
    const deleted = { type: 'call', operation: { op: 'delete', file: 'a.ts' } }
    for (const before of ['', 'I will.\n', 'I will. '])
      for (const after of ['', '\n', '\n\nDone.\n']) {
        if (after.includes('Done') && call.startsWith('<tool_call>') && !call.includes('</tool_call>'))
          continue
        const reply = before + call + after
        for (const cut of [[], [...reply].map((_letter, at) => at)]) {
          const events = parse(reply, cut)
          expect(events.filter(event => event.type !== 'text')).toEqual([deleted])
          expect(textIn(events).split(/\s+/).join(' ').trim()).toBe(
            `${before}${after}`.split(/\s+/).join(' ').trim(),
          )
        }
      }
  })

  test('code in markup keeps its breaks; raw breaks inside of JSON are read', () => {
    const code = 'export const a = `\n  x`\n'
    const xml = `<tool_call>\n<function=write_file>\n<parameter=path>\na.ts\n</parameter>\n<parameter=code>\n${code}\n</parameter>\n</function>\n</tool_call>`
    const json = `[TOOL_CALLS][{"name": "write_file", "arguments": {"path": "a.ts", "code": "${code}"}}]`
    for (const reply of [xml, json])
      expect(parse(reply)).toEqual([{ type: 'call', operation: { op: 'write', file: 'a.ts', code } }])
  })

  test('several calls in markup are several, and the words of finish are said', () => {
    const calls = ['a', 'b'].map(name => `[TOOL_CALLS]delete_file[ARGS]{"path": "${name}.ts"}`).join('')
    const events = parse(`${calls}[TOOL_CALLS]finish[ARGS]{"summary": "Both are gone."}`)
    expect(events.flatMap(event => (event.type === 'call' ? [event.operation] : []))).toEqual([
      { op: 'delete', file: 'a.ts' },
      { op: 'delete', file: 'b.ts' },
    ])
    expect(textIn(events)).toBe('Both are gone.\n')
  })

  test.each([
    [
      'cut off',
      '<tool_call>\n<function=write_file>\n<parameter=path>a.ts</parameter>\n<parameter=code>\nexport',
      'cannot be read',
    ],
    [
      'cut off in JSON',
      '[TOOL_CALLS][{"name": "write_file", "arguments": {"path": "a.ts", "co',
      'cannot be read',
    ],
    ['in another language', `${TICKS}tool_code\nwrite_file(path="a.ts")\n${TICKS}`, 'cannot be read'],
    [
      'without its input',
      '<tool_call>{"name": "write_file", "arguments": {"path": "a.ts"}}</tool_call>',
      'write_file lacks code',
    ],
    ['of no tool', '<function=launch_rocket>{"when": "now"}</function>', 'there is no tool launch_rocket'],
    [
      'to look around',
      '<tool_call>{"name": "read_file", "arguments": {"path": "a.ts"}}</tool_call>',
      'read_file cannot be called there',
    ],
  ])('a call in markup, %s, is refused and never shown', (_, reply, why) => {
    const events = parse(reply)
    expect(events).toMatchObject([{ type: 'unreadable', message: expect.stringContaining(why) }])
    expect(textIn(events)).toBe('')
  })

  test.each([
    'Models write `<tool_call>` there.',
    'Press [TOOL] or <Tabs>, then <b>go</b>.',
    'See [the docs](https://example.org) for a <function> of it.',
  ])('words about such things are words: %s', words => {
    for (const cut of [[], [...words].map((_letter, at) => at)])
      expect(parse(words, cut).every(event => event.type === 'text') && textIn(parse(words, cut))).toBe(words)
  })
})
