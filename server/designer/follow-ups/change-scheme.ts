import type { FollowUp, Outcome } from '#server/designer/follow-ups/follow-up.ts'
import { isDarkByDefault, themeOf } from '#server/designer/follow-ups/theme-code.ts'

const DARK = /\b(?:dark(?:[\s-]*(?:mode|theme|version|design|look))?|night mode|dunkel\w*|sombre|oscuro)\b/i
const LIGHT =
  /\b(?:light[\s-]*(?:mode|theme|version|design|look)|bright (?:mode|theme|version)|(?:make|turn|have|want|keep) (?:it|this|the page|everything|the (?:site|design|app)) (?:all )?(?:light|bright)(?:er)?(?= again| instead| please|[.! ]*$)|hell\w* (?:modus|design))\b/i
const VERB = /\b(?:use|make|switch|change|turn|go|set|enable|activate|convert|default|in|to)\b/i

/** A part of the page has no theme of its own. */
const PART =
  /\b(?:side ?bar|header|footer|hero|section|cards?|sections|faq|pricing|testimonials?|features?|buttons?|footers?|gallery|menu|hero|images?|background of|nav(?:igation)?(?: ?bar)?|tables?|form|text|headline|chart)\b(?!.*\b(?:mode|theme)\b)/i

/** "dark mode please" needs no verb. */
const MOST_BARE_WORDS = 4

/** "use dark mode": the dark theme becomes the one that is shown; the other stays in the file. */
export const changeScheme: FollowUp = (instruction, bench) => {
  if (PART.test(instruction)) return null
  const wantsLight = LIGHT.test(instruction)
  const wantsDark =
    !wantsLight &&
    DARK.test(instruction) &&
    !/\bdark (?:blue|green|red|grey|gray|orange|brown)\b/i.test(instruction)
  const isToggle = /\b(?:toggle|switcher|button)\b/i.test(instruction)
  const isCommand = VERB.test(instruction) || instruction.trim().split(/\s+/).length <= MOST_BARE_WORDS
  if ((!wantsDark && !wantsLight) || !isCommand || isToggle) return null
  const theme = themeOf(bench)
  if (!theme) return { trouble: 'This design has no theme file, so there is no dark theme to show.' }
  if (isDarkByDefault(theme.code) === wantsDark)
    return { trouble: `The page is ${wantsDark ? 'dark' : 'light'} already.` }
  return showScheme(theme, wantsDark)
}

/** The other theme becomes the one that is shown. */
export const showScheme = (theme: { name: string; code: string }, isDark: boolean): Outcome =>
  isDark ? toDark(theme) : toLight(theme)

const LIGHT_FIRST = /:root,\s*\.light \{/
const PLAIN_LIGHT = /:root \{/
const DARK_RULE = /(^|\n)\.dark \{/
const DARK_FIRST = /:root:not\(\.light\),\s*\.dark \{/
const VARIANT = '@custom-variant dark (&:not(.light *));\n\n'

function toDark({ name, code }: { name: string; code: string }): Outcome {
  const light = LIGHT_FIRST.test(code) ? LIGHT_FIRST : PLAIN_LIGHT
  if (!light.test(code) || !DARK_RULE.test(code)) return { trouble: `${name} has no dark theme to show.` }
  const isOurs = light === LIGHT_FIRST
  const swapped = code
    .replace(light, isOurs ? '.light {' : ':root {')
    .replace(DARK_RULE, '$1:root:not(.light),\n.dark {')
    .replace('@theme inline', `${VARIANT}@theme inline`)
  return {
    operations: [{ op: 'write', file: name, code: keepRadius(code, swapped) }],
    says: 'The dark theme is the one people see now. The light one is still there for the switch.',
  }
}

function toLight({ name, code }: { name: string; code: string }): Outcome {
  const swapped = code
    .replace(DARK_FIRST, '.dark {')
    .replace(/(^|\n)\.light \{/, '$1:root,\n.light {')
    .replace(VARIANT, '')
    .replace(/\n@custom-variant dark \(&:not\(\.light \*\)\);\n/, '')
  return {
    operations: [{ op: 'write', file: name, code: swapped }],
    says: 'The light theme is the one people see now. The dark one is still there for the switch.',
  }
}

/** What both themes share stood in the light rule, which no longer applies by itself. */
function keepRadius(before: string, after: string): string {
  const radius = /\n( *--radius: [^;]+;)/.exec(before)?.[1]
  if (!radius || !/\.light \{/.test(after)) return after
  return after.replace(':root:not(.light),\n.dark {\n', `:root:not(.light),\n.dark {\n${radius}\n`)
}
