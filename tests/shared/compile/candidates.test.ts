import { expect, test } from 'vitest'
import { extractCandidates } from '#shared/compile/candidates.ts'

test.each([
  ['<p className="p-4 md:hover:bg-red-500/50" />', ['p-4', 'md:hover:bg-red-500/50']],
  ['"grid 2xl:p-8 3xl:hover:flex 12:30"', ['2xl:p-8', '3xl:hover:flex']],
  [`cn('w-[calc(100%-2rem)]', ok && "-mt-2")`, ['w-[calc(100%-2rem)]', '-mt-2']],
  [`"[&_svg:not([class*='size-'])]:size-4"`, ["[&_svg:not([class*='size-'])]:size-4"]],
  [`"[:where(&_svg:not([class*='size-']))]:size-4"`, ["[:where(&_svg:not([class*='size-']))]:size-4"]],
  [
    `"[--cell-size:--spacing(8)] in-data-[slot=card]:p-2"`,
    ['[--cell-size:--spacing(8)]', 'in-data-[slot=card]:p-2'],
  ],
  [
    `'[&:first-child[data-selected=true]_button]:rounded-l-md'`,
    ['[&:first-child[data-selected=true]_button]:rounded-l-md'],
  ],
  ['"bg-(--brand) w-(--radix-x)"', ['bg-(--brand)', 'w-(--radix-x)']],
  [`"before:content-['a']"`, ["before:content-['a']"]],
  ['"font-[inherit]! !mt-1 *:data-[slot=x]:m-0"', ['font-[inherit]!', '!mt-1', '*:data-[slot=x]:m-0']],
  [
    '"has-[>svg]:px-3 has-data-[slot=x]:grid-cols-[1fr_auto]"',
    ['has-[>svg]:px-3', 'has-data-[slot=x]:grid-cols-[1fr_auto]'],
  ],
  [
    '"bg-[url(/a.png)] group-data-[side=left]:-right-4"',
    ['bg-[url(/a.png)]', 'group-data-[side=left]:-right-4'],
  ],
  [
    `const map = { primary: 'text-primary', 'is-on': \`grid \${x} gap-2\` }`,
    ['text-primary', 'grid', 'gap-2'],
  ],
  ['<p class=flex>', ['flex']],
  ['"@[480px]:p-4 text-sm/[1.2] bg-red-500/(--a)"', ['@[480px]:p-4', 'text-sm/[1.2]', 'bg-red-500/(--a)']],
  ['This is a flex, and a grid.', ['flex', 'grid']],
  ['"data-[state=open]:[&>svg]:rotate-180"', ['data-[state=open]:[&>svg]:rotate-180']],
])('%s', (code, wanted) => {
  const found = extractCandidates(code)
  for (const candidate of wanted) expect([...found]).toContain(candidate)
})

test('an index into a list is code and no value of a class', () => {
  expect([...extractCandidates('rows[0].map(row => row)')]).not.toContain('rows[0].map')
})

test('a text that never closes its bracket ends', () => {
  expect([...extractCandidates(`"w-[calc(100%" p-2`)]).toContain('p-2')
  expect(extractCandidates('['.repeat(10_000)).size).toBeLessThan(5)
})
