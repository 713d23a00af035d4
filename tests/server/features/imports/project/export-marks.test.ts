import { expect, test } from 'vitest'
import { marksOf } from '#server/features/imports/project/export-marks.ts'
import { treeOf } from '#server/features/imports/project/tree.ts'

const marksWith = (links: Readonly<Record<string, string>>) => {
  const json = JSON.stringify({ maquette: { made: [], moved: {}, links } })
  return marksOf(treeOf([{ path: 'package.json', bytes: new TextEncoder().encode(json) }]))
}

test('links of an export come back as the design had them, in either quotes', () => {
  const { original } = marksWith({ '@/compat/next/link': 'next/link', '@/compat/lucide': 'lucide-react' })
  const code = `import Link from '@/compat/next/link'\nimport { X } from "@/compat/lucide"\nconst it = "it's"\n`
  expect(original(code)).toBe(
    `import Link from 'next/link'\nimport { X } from "lucide-react"\nconst it = "it's"\n`,
  )
})

test('links that name each other do not double what is written with each of them', () => {
  const chain = Array.from({ length: 40 }, (_, at) => [`a${at}`, `a${at + 1}' 'a${at + 1}`] as const)
  expect(marksWith(Object.fromEntries(chain)).original("'a0'").length).toBeLessThan(100)
})

test('links that grow a file beyond what it was are none of an export', () => {
  const code = "'a'".repeat(100_000)
  expect(marksWith({ a: 'b'.repeat(300) }).original(code)).toBe(code)
  expect(marksWith({ a: 'b'.repeat(10_000) }).original("'a'")).toBe("'a'")
})
