// `npm run bench:choice -- prompts.json expected.json`: sums only, so that a set stays unread; a third word lists what failed.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { choose } from '#server/templates/choose.ts'
import { templateIndex } from '#server/templates/template-index.ts'
import { TEMPLATE_SHAPES } from '#shared/templates.ts'

const promptSchema = z.object({ prompt: z.string() })
const expectedSchema = z.object({
  shape: z.enum(TEMPLATE_SHAPES),
  /** The templates that would fit, `-` for none; not every set says it. */
  kinds: z.array(z.string()).optional(),
})
const [prompts = '', expected = '', verbose] = process.argv.slice(2)
const read = <T>(path: string, schema: z.ZodType<T>): T[] =>
  z.array(schema).parse(JSON.parse(readFileSync(path, 'utf8')))

const index = templateIndex()
const wanted = read(expected, expectedSchema)
const found = read(prompts, promptSchema).map(({ prompt }, at) => {
  const id = choose(prompt, index)?.id ?? '-'
  const { shape, kinds } = wanted[at] ?? {}
  return {
    at,
    prompt,
    id,
    shape,
    kinds,
    isShape: index[id]?.shape === shape,
    isKind: kinds?.includes(id) ?? false,
  }
})
const count = (isIt: (each: (typeof found)[number]) => boolean) => found.filter(isIt).length
console.table({
  prompts: found.length,
  'with a template': count(({ id }) => id !== '-'),
  'of the shape that was meant': count(({ isShape }) => isShape),
  'of a kind that was meant, or rightly none': count(({ isKind }) => isKind),
  'another kind than was meant': count(({ id, kinds, isKind }) => Boolean(kinds) && id !== '-' && !isKind),
})
if (verbose)
  for (const { at, prompt, id, kinds, isKind, isShape, shape } of found)
    if (!isKind || !isShape)
      console.log(
        at,
        id,
        isKind ? `shape ${shape}` : `want ${kinds?.join()}`,
        '|',
        prompt.slice(0, 90).replaceAll('\n', ' '),
      )
