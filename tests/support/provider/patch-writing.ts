const TICKS = '```'
/** A file that no step touches, so that the anchor there is the fault and nothing else. */
const STEADY = 'steady.ts'

export const FAULTS = [
  'none',
  'missing anchor',
  'two anchors',
  'elision',
  'path escape',
  'written twice',
  'binary noise',
  'broken code',
  'cut off',
  'continued',
] as const
export type Fault = (typeof FAULTS)[number]

/** What a patch does, in plain terms. */
export type Step =
  | { kind: 'write'; file: string; code: string }
  | { kind: 'edit'; file: string; search: string; replace: string }
  | { kind: 'delete'; file: string }
  | { kind: 'rename'; from: string; to: string }

/** A step as some model would write it. */
export function written(step: Step, dice: number): string {
  if (step.kind === 'write') {
    const { file, code } = step
    const forms = [
      `${TICKS}tsx ${file}\n${code}${TICKS}`,
      `**${file}**\n${TICKS}ts\n${code}${TICKS}`,
      `${TICKS}tsx path="${file}"\n${code}${TICKS}`,
      `<file path="${file}">\n${code}</file>`,
      JSON.stringify({ name: 'write_file', arguments: { path: file, code } }),
      `${TICKS}json\n${JSON.stringify({ tool: 'write_file', path: file, content: code }, null, 2)}\n${TICKS}`,
    ]
    return forms[dice % forms.length] ?? ''
  }
  if (step.kind === 'edit') {
    const { file, search, replace } = step
    const marks = `<<<<<<< SEARCH\n${search}\n=======\n${replace === '' ? '' : `${replace}\n`}>>>>>>> REPLACE`
    const forms = [
      `${TICKS}tsx ${file}\n${marks}\n${TICKS}`,
      `${file}\n${marks}`,
      `${file}\n${TICKS}\n${marks}\n${TICKS}`,
      `<tool_call>\n${JSON.stringify({ name: 'edit_file', arguments: { path: file, search, replace } })}\n</tool_call>`,
      JSON.stringify({
        function: {
          name: 'edit_file',
          arguments: JSON.stringify({ path: file, old_string: search, new_string: replace }),
        },
      }),
    ]
    return forms[dice % forms.length] ?? ''
  }
  const call =
    step.kind === 'delete'
      ? { name: 'delete_file', parameters: { path: step.file } }
      : { name: 'rename_file', parameters: { from: step.from, to: step.to } }
  return dice % 2 ? JSON.stringify(call) : `<tool_call>${JSON.stringify(call)}</tool_call>`
}

const PROSE = [
  'I will change this.',
  '',
  'Now the next part:',
  '- done\n- and done',
  'See `App.tsx` for more.',
]

/** The reply with its fault, and what must come of it; null where a boundary may leave a shorter whole reply. */
export function spoil(
  blocks: string[],
  fault: Fault,
  dice: number[],
): [reply: string, expected: 'applied' | 'refused' | null] {
  const withProse = (list: string[]) =>
    list.map((block, at) => `${PROSE[(dice[at] ?? 0) % PROSE.length]}\n\n${block}\n`).join('\n')
  const roll = dice.at(-1) ?? 0
  const insert = (block: string) => withProse(blocks.toSpliced(roll % (blocks.length + 1), 0, block))
  const edit = (file: string, search: string, replace: string) =>
    `${TICKS}tsx ${file}\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n${TICKS}`
  switch (fault) {
    case 'none':
      return [withProse(blocks), 'applied']
    case 'continued':
      return [withProse(blocks), 'applied']
    case 'missing anchor':
      return [insert(edit(STEADY, 'const nowhere = true', 'const x = 1')), 'refused']
    case 'two anchors':
      return [insert(edit(STEADY, '// twice', '// once')), 'refused']
    case 'elision':
      return [
        insert(`${TICKS}tsx extra.tsx\nexport const a = 1\n// ... rest of the code stays the same\n${TICKS}`),
        'refused',
      ]
    case 'path escape':
      return [
        insert(
          `${TICKS}tsx ${['../x.tsx', 'a/../../b.ts', '..\\c.ts', 'a//b.ts'][roll % 4]}\nexport const a = 1\n${TICKS}`,
        ),
        'refused',
      ]
    case 'written twice':
      return [
        withProse([...blocks, ...[1, 2].map(n => `${TICKS}tsx extra.tsx\nexport const a = ${n}\n${TICKS}`)]),
        'refused',
      ]
    case 'binary noise':
      return [
        insert(
          `${TICKS}tsx extra.tsx\nexport const a = '${['\u0000', '\ufffd', '\u001b', '\ud800'][roll % 4]}'\n${TICKS}`,
        ),
        'refused',
      ]
    case 'broken code':
      return [insert(`${TICKS}tsx extra.tsx\nexport const a = (\n${TICKS}`), 'refused']
    case 'cut off': {
      const reply = withProse(blocks)
      return [reply.slice(0, roll % reply.length), null]
    }
  }
}
