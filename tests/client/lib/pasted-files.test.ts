import { expect, test } from 'vitest'
import { pastedFiles } from '#client/lib/pasted-files.ts'

const picture = new File(['x'], 'image.png', { type: 'image/png' })

test.each([
  ['a screenshot', { Files: '' }, 1],
  ['a picture of a page', { 'text/html': '<img src="x">', Files: '' }, 1],
  ['a file, with its name', { 'text/plain': 'image.png', Files: '' }, 1],
  [
    'words of an office program, with a picture of them',
    { 'text/plain': 'Make it red', 'text/html': '<p>Make it red', 'text/rtf': '{', Files: '' },
    0,
  ],
])('what is attached of %s', (_, data: Record<string, string>, count) => {
  const files = [picture] as unknown as FileList
  const clipboard = { types: Object.keys(data), files, getData: (type: string) => data[type] ?? '' }
  expect(pastedFiles(clipboard)).toHaveLength(count)
})
