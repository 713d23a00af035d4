import { Random } from '#tests/support/random.ts'

/** What patterns and loops stumble over, as pieces that are repeated, nested or left open. */
const PIECES = [
  ...[
    'a',
    'A',
    '1',
    '_',
    '-',
    '.',
    ',',
    '!',
    '?',
    '/',
    '\\',
    '*',
    '#',
    '@',
    '&',
    '%',
    '$',
    '^',
    '~',
    '=',
    '+',
    '|',
  ],
  ...[' ', '\t', '\n', '\r', '\r\n', '\u00a0', '\u2028', '\u200b', ' \n', '\n\n', '\t\n'],
  ...['"', "'", '`', '“', '”', '„', '’', '«', '“a', '"a ', "'s ", '``', '```', '```tsx\n', '~~~'],
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '<',
    '>',
    '([{',
    '}])',
    '()',
    '{}',
    '[]',
    '<>',
    '</',
    '/>',
    '<a>',
    '<a ',
    '</a>',
  ],
  ...[
    '<!--',
    '-->',
    '/*',
    '*/',
    '//',
    '/**/',
    '{/*',
    '<file path="a',
    '<think>',
    '</think>',
    '<|',
    '|>',
    '<｜',
  ],
  ...[
    '1. x\n',
    '- x\n',
    '# x\n',
    '* ',
    '1) ',
    'a: b\n',
    'a, ',
    'a and ',
    'a or b ',
    'the ',
    'to ',
    'and ',
    'with ',
  ],
  ...[
    'change the "',
    'make it ',
    'rename it to ',
    'replace "a" with "',
    'add a ',
    'for the ',
    'called ',
    'A B ',
    'a-b',
  ],
  ...[
    'import ',
    "import a from '",
    'export {',
    ' as ',
    'from ',
    'const a = ',
    '=> ',
    'return (',
    'a.b',
    'a?.b',
    'a ? b : ',
  ],
  ...[
    '@import ',
    '@config ',
    'url(',
    'url("a',
    '--a:',
    ':root{',
    'hover:',
    'focus-visible:',
    'w-[',
    '[&>',
    'oklch(',
  ],
  ...[
    '<<<<<<< SEARCH\n',
    '=======\n',
    '>>>>>>> REPLACE\n',
    '@@ -1 +1 @@\n',
    '--- a/a\n',
    '*** Begin Patch\n',
  ],
  ...[
    '{"name":"',
    '{"a":',
    '[{',
    '\\"',
    '\\n',
    '\\u',
    '<parameter=',
    '<invoke name="a">',
    '<to>',
    '[TOOL_CALLS]',
  ],
  ...[
    'é',
    'ß',
    '漢',
    '🙂',
    '👨‍👩‍👧',
    '\ud800',
    '\udc00',
    '\u202e',
    '\u0301',
    'א',
    'ع',
    '\u0000',
    '\ufffd',
    'ﬁ',
    'İ',
  ],
  ...[
    'http://',
    'https://a/',
    'a@b.',
    'mailto:',
    'data:',
    'image not supported ',
    'model a ',
    '$5 ',
    '10% ',
    '#abc ',
  ],
]

export type HostileShape = (piece: string, other: string, size: number) => string

const fill = (piece: string, size: number): string =>
  piece.repeat(Math.max(1, Math.floor(size / piece.length))).slice(0, size)

/** How pieces become a text of about a size. */
const SHAPES: Record<string, HostileShape> = {
  run: (piece, _, size) => fill(piece, size),
  'run, then another end': (piece, other, size) => fill(piece, size - other.length) + other,
  'run behind a beginning': (piece, other, size) => other + fill(piece, size - other.length),
  'two in turn': (piece, other, size) => fill(piece + other, size),
  'one half, the other half': (piece, other, size) => fill(piece, size / 2) + fill(other, size / 2),
  'lines of it': (piece, other, size) => fill(`${fill(piece, 60)}${other}\n`, size),
  'words of it': (piece, other, size) => fill(`${piece}${other} `, size),
}

export interface HostileText {
  name: string
  /** The same text of any size. */
  of(size: number): string
}

/** Every piece in the shapes of one, and pairs of pieces in all shapes, drawn by a seed. */
export function hostileTexts(count: number, seed = 1): HostileText[] {
  const random = new Random(seed)
  const shapes = Object.entries(SHAPES)
  const singles = PIECES.map((piece): HostileText => named('run', piece, '', SHAPES.run as HostileShape))
  const pairs = Array.from({ length: Math.max(0, count - singles.length) }, () => {
    const [name, shape] = random.pick(shapes)
    return named(name, random.pick(PIECES), random.pick(PIECES), shape)
  })
  return [...singles, ...pairs].slice(0, count)
}

const named = (shape: string, piece: string, other: string, make: HostileShape): HostileText => ({
  name: `${shape}: ${JSON.stringify(piece)}${other && ` ${JSON.stringify(other)}`}`,
  of: size => make(piece, other, size),
})
