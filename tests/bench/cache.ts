// `npm run bench:cache`: how much of each request of ten turns its provider has read in the one before, for every format.
import { runCommand } from '#scripts/fail.ts'
import { table } from '#tests/bench/rooms/table.ts'
import type { Cached } from '#tests/support/provider/cached-prefix.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import type { WireName } from '#tests/support/provider/wires/wire.ts'
import { FAMILIES, type PlayedTurn } from '#tests/support/rooms/played-turns.ts'
import { cachedTurns, changes, DESIGN, QUESTIONS } from '#tests/support/rooms/ten-turns.ts'

await runCommand(async () => {
  const provider = await ScriptedProvider.start()
  try {
    console.log(await tableOf(provider, 'Ten questions: no file changes', QUESTIONS))
    console.log(await tableOf(provider, 'Ten changes, each of one file', changes(DESIGN)))
    console.log(
      '\nA share: the longest common prefix with the request before, of all its tokens; for Anthropic, after the stroke, what of it stands before a mark of both.',
    )
  } finally {
    await provider.stop()
  }
})

async function tableOf(
  provider: ScriptedProvider,
  title: string,
  turns: readonly PlayedTurn[],
): Promise<string> {
  const lines: string[][] = []
  for (const family of Object.keys(FAMILIES) as WireName[])
    lines.push(lineOf(family, await cachedTurns(provider, family, turns)))
  const head = ['format', ...turns.slice(1).map((_, at) => `turn ${at + 2}`), 'mean', 'tokens']
  return `\n${title}\n\n${table(head, lines)}`
}

function lineOf(family: WireName, cached: readonly Cached[]): string[] {
  const isMarked = family === 'anthropic'
  const percent = (share: number) => `${Math.round(share * 100)} %`
  const mean = (of: (turn: Cached) => number) =>
    cached.reduce((sum, turn) => sum + of(turn), 0) / cached.length
  const both = (shared: number, kept: number) =>
    isMarked ? `${percent(shared)} / ${percent(kept)}` : percent(shared)
  return [
    family,
    ...cached.map(({ shared, kept, tokens }) => both(shared / tokens, kept / tokens)),
    both(
      mean(({ shared, tokens }) => shared / tokens),
      mean(({ kept, tokens }) => kept / tokens),
    ),
    String(Math.round(mean(({ tokens }) => tokens))),
  ]
}
