import type { FollowUp } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { isShown } from '#server/designer/follow-ups/scene/words.ts'
import { isCodeFile } from '#shared/edits/syntax.ts'

const NAMES: [RegExp, string, string][] = [
  [/^(?:us )?dollars?$|^usd$|^\$$/i, '$', 'USD'],
  [/^euros?$|^eur$|^€$/i, '€', 'EUR'],
  [/^(?:british )?pounds?(?: sterling)?$|^gbp$|^£$/i, '£', 'GBP'],
  [/^(?:japanese )?yen$|^jpy$|^¥$/i, '¥', 'JPY'],
]
const WORD =
  '((?:us |british |japanese )?(?:dollars?|euros?|pounds?(?: sterling)?|yen|usd|eur|gbp|jpy)|[$€£¥])'
const ASKS = [
  new RegExp(
    `^(?:change|switch|convert|set|turn|put|show)\\s+(?:the\\s+|all\\s+(?:the\\s+)?)?(?:currency|prices?|pricing|amounts?|${WORD})(?:\\s+from\\s+${WORD})?\\s+(?:to|into|in|as)\\s+${WORD}$`,
    'i',
  ),
  new RegExp(`^use\\s+${WORD}(?:\\s+(?:for (?:the |all )?prices?))?(?:\\s+instead of\\s+${WORD})?$`, 'i'),
]

/** "change the currency to euros": the signs before and after amounts; the amounts stay as they are. */
export const changeCurrency: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction.replace(/[.!\s]+$/, ''))
  const found = ASKS.map(pattern => pattern.exec(text)).find(Boolean)
  if (!found || bench.selection) return null
  const isUse = /^use\b/i.test(text)
  const to = meant(isUse ? found[1] : found[3])
  if (!to) return null
  const files = bench.files.filter(({ name }) => isCodeFile(name) && (isShown(name) || /\.[jt]s$/.test(name)))
  const changed = files.flatMap(({ name, code }) => {
    const next = inCurrency(code, to)
    return next === code ? [] : [{ op: 'write' as const, file: name, code: next }]
  })
  if (changed.length === 0)
    return {
      trouble: `I found no amounts in another currency than ${to[1]}, so I changed nothing.`,
      isSure: true,
    }
  return {
    operations: changed,
    says: `Amounts are shown in ${to[2]} now; the numbers are the same as before, not converted.`,
  }
}

const meant = (said = '') => NAMES.find(([pattern]) => pattern.test(said.trim())) ?? null

function inCurrency(code: string, [, sign, short]: [RegExp, string, string]): string {
  return code
    .replace(/[$€£¥](?=\s?\d)/g, sign)
    .replace(/(?<=\d\s?)[€£¥]/g, sign)
    .replace(/(>|["'])[$€£¥](?=<\/|["'])/g, (_, before: string) => before + sign)
    .replace(/(>\s*)[$€£¥](?=\{)/g, (_, before: string) => before + sign)
    .replace(/(`[^`$]*)[$€£¥](?=\$\{)/g, (_, before: string) => before + sign)
    .replace(/(["'])(?:USD|EUR|GBP|JPY)\1/g, (_, quote: string) => quote + short + quote)
}
