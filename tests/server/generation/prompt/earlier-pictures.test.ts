import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChat } from '#room-schema/chat.ts'
import { cachedOf } from '#tests/support/provider/cached-prefix.ts'
import { type Script, ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import type { ProviderRequest, WireName } from '#tests/support/provider/wires/wire.ts'
import { redPng } from '#tests/support/red-png.ts'
import { FAMILIES, playTurns } from '#tests/support/rooms/played-turns.ts'

let provider: ScriptedProvider
beforeAll(async () => {
  provider = await ScriptedProvider.start()
})
afterAll(() => provider.stop())

const says =
  (words: string): Script =>
  say =>
    say.text(words)
const FILES = [{ name: 'App.tsx', code: 'export default () => <main />\n' }]
const picture = (width: number) => Buffer.from(redPng(width, 8)).toString('base64')

test.each(Object.keys(FAMILIES) as WireName[])(
  'a picture stays with the request it came with, also where later ones have none: %s',
  async family => {
    const turns = [
      { prompt: 'Like this picture', script: says('I see it.'), attached: [redPng(30, 8)] },
      { prompt: 'Brighter', script: says('It is brighter.') },
      { prompt: 'And like that one', script: says('I see both.'), attached: [redPng(40, 8)] },
      { prompt: 'What was in the first?', script: says('A red one.') },
    ]
    const { asked } = await playTurns(provider, family, { files: FILES, turns })
    const [first, second, third, fourth] = asked.flat() as [ProviderRequest, ...ProviderRequest[]]
    expect(asked.flat()).toHaveLength(4)
    expect(first.images).toEqual([picture(30)])
    expect(second?.images).toEqual([picture(30)])
    expect(third?.images).toEqual([picture(30), picture(40)])
    expect(fourth?.images).toEqual([picture(30), picture(40)])
    const words = JSON.stringify(fourth?.body)
    expect(words.indexOf('Like this picture')).toBeLessThan(words.indexOf(picture(30)))
    expect(words.indexOf(picture(30))).toBeLessThan(words.indexOf('Brighter'))
    const { shared, tokens } = cachedOf(third as ProviderRequest, fourth as ProviderRequest)
    expect(shared / tokens).toBeGreaterThan(0.9)
  },
)

test.each([
  ['four', 'google', [31, 32, 33, 34, 35]],
  ['two, in a small window,', 'chat', [33, 34, 35]],
] as const)('of many pictures the newest %s stay', async (_, family, widths) => {
  const turns = Array.from({ length: 6 }, (__, n) => ({
    ...{ prompt: `Picture ${n}`, script: says('Seen.'), attached: [redPng(30 + n, 8)] },
  }))
  const { asked } = await playTurns(provider, family, { files: FILES, turns })
  expect(asked.at(-1)?.[0]?.images).toEqual(widths.map(picture))
})

test('a model that cannot see them is asked without those of earlier requests', async () => {
  const blind: Script = (say, { images }) =>
    images.length > 0 ? say.fail(400, 'This model does not support image input') : say.text('Fine.')
  const turns = [
    { prompt: 'Like this', script: says('I see it.'), attached: [redPng(30, 8)] },
    { prompt: 'Brighter', script: blind },
    { prompt: 'Like that', script: blind, attached: [redPng(40, 8)] },
  ]
  const { asked, on } = await playTurns(provider, 'chat', { files: FILES, turns })
  expect(asked[1]?.map(({ images }) => images.length)).toEqual([1, 0])
  // What comes with the request itself is not left out in silence.
  expect(asked[2]?.map(({ images }) => images.length)).toEqual([2, 1])
  const ends = readChat(on.room.doc).filter(({ role }) => role === 'assistant')
  expect(ends.map(({ content }) => content.some(({ type }) => type === 'error'))).toEqual([
    false,
    false,
    true,
  ])
})
