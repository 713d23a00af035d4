// `npm run eval -- --model <provider:model>`: prompts and follow-ups through the product in a real browser, measured and pictured.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildWhole } from '#scripts/build-whole.ts'
import { Problem, runCommand } from '#scripts/fail.ts'
import { readSettings } from '#scripts/settings.ts'
import { listPrice } from '#shared/list-prices.ts'
import { costOfTokens } from '#shared/token-cost.ts'
import { People } from '#tests/support/people/people.ts'
import { connectedProduct } from './connected-product.ts'
import { type ModelChoice, readModelChoice, secretsOf, settingsFor } from './model-choice.ts'
import { type EvalOptions, readOptions } from './options.ts'
import { playCase } from './play-case.ts'
import { chosenCases, type EvalCase, readPrompts } from './prompts.ts'
import { resultPage } from './result-page.ts'
import { ResultFolder, type Results, readResults } from './results.ts'
import { capReached, spentOn } from './spending.ts'
import { totalsOf } from './totals.ts'

/** Templates, and answers that are played again. */
const FREE = { input: 0, cached: 0, output: 0 }

await runCommand(async () => {
  // What serves ends with this process; a browser alone would keep it from ending.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))
  const options = readOptions(process.argv.slice(2))
  const cases = chosenCases(readPrompts(options.prompts), options.only)
  const against = options.against.map(folder => readResults(resolve(folder)))
  const instructions = instructionsOf(options)
  const choice = readModelChoice(options.model)
  if (choice.kind === 'recorded' && resolve(choice.folder) === resolve(options.out))
    throw new Problem('--out is the folder of the recorded answers, which would be written over.')
  const about = {
    ...{ model: options.model, mode: options.mode },
    instructions: instructions && createHash('sha256').update(instructions).digest('hex').slice(0, 8),
  }
  const { settings } = readSettings(settingsFor(null, ''))
  const folder = new ResultFolder(resolve(options.out), about, secretsOf(settings))
  const isWhole = await playAll(cases, folder, options, { choice, instructions })
  writePage(folder, [readResults(folder.path), ...against], options.isBlind)
  process.exit(isWhole ? 0 : 1)
})

/** Each case that is not finished yet; false where a cap ended it. */
async function playAll(
  cases: readonly EvalCase[],
  folder: ResultFolder,
  options: EvalOptions,
  asked: { choice: ModelChoice; instructions: string | null },
): Promise<boolean> {
  const done = cases.flatMap(each => folder.finished(each.id, each) ?? [])
  const open = cases.filter(({ id }) => !done.some(each => each.id === id))
  if (done.length > 0) console.log(`${done.length} of ${cases.length} are finished already.`)
  if (open.length === 0) return true
  await buildWhole()
  const { product, tap, recorded, provider, model, dispose } = await connectedProduct(asked)
  const people = new People(product.url)
  const price = provider && !recorded ? listPrice(provider, model) : FREE
  const caps = { usd: options.maxUsd, tokens: options.maxTokens }
  let isWhole = true
  try {
    for (const each of open) {
      rmSync(join(folder.path, 'recorded', each.id), { recursive: true, force: true })
      const playing = playCase(each, {
        ...{ people, url: product.url, mode: options.mode, folder: folder.path, log: console.log },
        maxMinutes: options.maxMinutes,
        begin: (id, turn) => {
          recorded?.begin(id, turn)
          tap?.into(join(folder.path, 'recorded', id, String(turn)))
        },
        requests: () => tap?.requests ?? null,
        priceOf: tokens => price && costOfTokens(price, tokens),
        stopBefore: () => capReached(spentOn(folder.spent), caps),
        spend: turn => folder.spend(turn),
      })
      const result = await playing.catch((error: Error) => error)
      if (result === null) return false
      if (result instanceof Error) {
        // The next run plays it again; the others need not wait for that.
        console.log(`${each.id} was not finished: ${result.message}`)
        isWhole = false
      } else folder.keep(result, each)
    }
    if (recorded && recorded.missing.length > 0)
      console.log(
        `${recorded.missing.length} requests were more than the recorded answers, and were told so.`,
      )
    return isWhole
  } finally {
    await people.leave()
    await dispose()
  }
}

function instructionsOf({ instructions, model }: EvalOptions): string | null {
  if (instructions === undefined) return null
  if (model === 'templates') throw new Problem('--instructions are for a model: templates read none.')
  if (!existsSync(instructions)) throw new Problem(`There is no file ${instructions}.`)
  return readFileSync(instructions, 'utf8')
}

function writePage(folder: ResultFolder, all: readonly Results[], isBlind: boolean): void {
  const columns = all.map(({ name, folder: path, cases }) => ({
    ...{ name, cases },
    picture: (file: string) => `data:image/png;base64,${readFileSync(join(path, file)).toString('base64')}`,
  }))
  folder.write(
    'results.json',
    JSON.stringify(
      all.map(({ name, about, cases }) => ({ name, about, totals: totalsOf(cases), cases })),
      null,
      2,
    ),
  )
  folder.write(isBlind ? 'blind.html' : 'index.html', resultPage(columns, isBlind))
  console.table(Object.fromEntries(all.map(({ name, cases }) => [name, totalsOf(cases)])))
  console.log(`${join(folder.path, isBlind ? 'blind.html' : 'index.html')}, with results.json beside it.`)
}
