import { fittingLines } from '#server/generation/prompt/tokens.ts'
import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import { type CustomProperty, customProperties } from '#shared/compile/theme/custom-properties.ts'
import { hasDarkSide } from '#shared/theme-scheme.ts'

/** Counted low, as all of a prompt is. */
const MAX_TOKENS = 520
const LOOK_MAX_CHARACTERS = 400
const TOKENS_NAMED_MAX = 30
const VALUE_MAX_CHARACTERS = 40
const COMPONENTS_NAMED_MAX = 40

/** What is easily lost in the files: the look in the words that were written down, tokens with their values, own names. */
export function thisDesign(files: readonly SourceFile[]): string {
  const theme = files.find(({ name }) => name === THEME_FILE)?.code ?? ''
  const lines = [lookLine(theme), tokensLine(theme), componentsLine(files)].filter(Boolean)
  return lines.length === 0 ? '' : ['# This design', ...fittingLines(lines, MAX_TOKENS)].join('\n')
}

/** The comment that a theme begins with. */
function lookLine(theme: string): string {
  const start = theme.trimStart()
  if (!start.startsWith('/*')) return ''
  const end = start.indexOf('*/')
  const words = start
    .slice(2, end < 0 ? undefined : end)
    .replace(/\s+/g, ' ')
    .trim()
  return words.slice(0, LOOK_MAX_CHARACTERS)
}

function tokensLine(theme: string): string {
  const declared = customProperties(theme)
  const light = declared.filter(({ inside }) => /:root|html|:host/.test(inside.at(-1) ?? ''))
  const fonts = declared.filter(
    ({ name, inside }) => name.startsWith('--font-') && !light.some(each => each.inside === inside),
  )
  const told = [...fonts, ...light].filter(isTold).slice(0, TOKENS_NAMED_MAX)
  if (told.length === 0) return ''
  const sides = hasDarkSide(theme) ? 'a light and a dark side' : 'one side only'
  return `Tokens (${sides}): ${told.map(({ name, value }) => `${name.slice(2)} ${value}`).join('; ')}.`
}

const isTold = ({ value }: CustomProperty): boolean =>
  !value.startsWith('var(') && value.length <= VALUE_MAX_CHARACTERS

/** Names that can be used again, as the files export them. */
function componentsLine(files: readonly SourceFile[]): string {
  const names = files
    .filter(({ name }) => /\.[jt]sx$/.test(name) && !/(?:^|\/)components\/ui\//.test(name))
    .flatMap(({ code }) => [
      ...code.matchAll(/^export (?:default )?(?:async )?(?:function|const|class) ([A-Z]\w{1,60})/gm),
    ])
    .map(([, name = '']) => name)
    .filter(name => name !== 'App')
  const shown = [...new Set(names)].slice(0, COMPONENTS_NAMED_MAX)
  return shown.length === 0 ? '' : `Own components: ${shown.join(', ')}.`
}
