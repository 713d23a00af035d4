import { expect, test } from 'vitest'
import { filesOfTemplate, templateCards } from '#scripts/place-templates.ts'
import { readPage } from '#server/templates/acts-in-words/page.ts'
import { readActs } from '#server/templates/acts-in-words/read-acts.ts'
import { textEdits } from '#shared/edits/operations/text-edits.ts'

const NAMES = templateCards().map(({ id }) => id)

/** Of each template, so that all of them take a second. */
const TEXTS = 8

test.each(NAMES)(
  '[24.3] on the template %s a text is changed where it is written, and nothing else',
  name => {
    const files = filesOfTemplate(name)
    const texts = [...new Set(readPage(files).texts.map(({ text }) => text))]
    let done = 0
    for (const text of texts.filter(each => each.length > 3 && !each.includes('"')).slice(0, TEXTS)) {
      const reading = readActs(`Change "${text}" to "Zyx wvu"`, files, null)
      if (!('acts' in reading)) continue
      done++
      const changed = reading.files.filter((file, at) => file !== files[at])
      expect(changed).toHaveLength(1)
      const [file] = changed
      const before = files.find(each => each.name === file?.name)?.code ?? ''
      const edits = textEdits(before, file?.code ?? '')
      const [first, last] = [edits[0], edits.at(-1)]
      // What differs lies within the one literal that says it.
      expect(file?.code.split('Zyx wvu')).toHaveLength(2)
      const [start = 0, end = 0] = [first?.at, (last?.at ?? 0) + (last?.remove ?? 0)]
      expect(end - start).toBeLessThanOrEqual(text.length * 2 + 40)
      const back = readActs(`Change "Zyx wvu" to "${text}"`, reading.files, null)
      expect('acts' in back).toBe(true)
    }
    expect(done).toBeGreaterThan(2)
  },
)
