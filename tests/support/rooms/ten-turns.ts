import { filesOfTemplate } from '#scripts/place-templates.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { type Cached, cachedOf } from '#tests/support/provider/cached-prefix.ts'
import type { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import type { WireName } from '#tests/support/provider/wires/wire.ts'
import { type PlayedTurn, playTurns } from '#tests/support/rooms/played-turns.ts'

/** A real design of some 20 files. */
export const DESIGN: SourceFile[] = filesOfTemplate('dashboard')

const PANES = [918, 640, 1_180]

/** Ten questions: what people look at changes with each, the files do not. */
export const QUESTIONS: PlayedTurn[] = Array.from({ length: 10 }, (_, n) => ({
  prompt: `Question ${n + 1}: which of the figures on this page would you leave out, and why that one?`,
  look: {
    width: PANES[n % PANES.length] ?? 918,
    ...{ height: 700 + n, path: n % 2 === 0 ? '/' : '/orders', scheme: null, language: 'en-GB' },
  },
  script: say =>
    say.text(`The ${n + 1}th: it says what the one beside it says already, and nobody acts on it.`),
}))

/** Where people change a page: the same few places again and again, now and then another. */
const TOUCHED = [0, 0, 1, 0, 2, 2, 0, 3, 0, 0]

/** Ten changes, each of one file; some files are changed again and again. */
export const changes = (files: readonly SourceFile[]): PlayedTurn[] => {
  const code = files.filter(({ name }) => name.endsWith('.tsx')).toReversed()
  return TOUCHED.map((at, n) => {
    const path = code[at]?.name ?? ''
    return {
      prompt: `Change ${n + 1} of ${path}`,
      script: (say, request) => {
        if (request.messages.at(-1)?.role === 'tool') return say.text('It is changed.')
        const search = /^export /m.exec(code[at]?.code ?? '')?.[0] ?? ''
        const first = code[at]?.code.slice(code[at].code.indexOf(search)).split('\n')[0] ?? ''
        say.text('I mark it.')
        say.tool('edit_file', { path, search: first, replace: `// change ${n + 1}\n${first}` })
      },
    }
  })
}

/** For each of the turns 2 to 10: how much of its first request the last one before it had. */
export async function cachedTurns(
  provider: ScriptedProvider,
  family: WireName,
  turns: readonly PlayedTurn[],
): Promise<Cached[]> {
  const { asked } = await playTurns(provider, family, { files: DESIGN, turns })
  return asked.slice(1).flatMap((requests, at) => {
    const before = asked[at]?.at(-1)
    const [now] = requests
    return before && now ? [cachedOf(before, now)] : []
  })
}
