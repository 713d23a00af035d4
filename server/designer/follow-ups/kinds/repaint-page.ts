import { COLOR_PATTERN, hexOf } from '#server/designer/direction/css-colors.ts'
import { fromHex, oklch, toHex } from '#server/designer/direction/oklch.ts'
import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { sceneOf } from '#server/designer/follow-ups/scene/scene.ts'
import { isShown, stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { dialectFor } from '#server/designer/follow-ups/style/dialect.ts'
import { themeOf } from '#server/designer/follow-ups/theme-code.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

const DARK =
  /^(?:use|make|switch|change|turn|go|set|enable|apply|add|convert)?\b.*\b(?:dark(?:[\s-]*(?:mode|theme))?|night mode)\b/i
const PAGE =
  /\b(?:mode|theme|(?:make|turn) (?:it|this|everything|the (?:page|site|design|app|website)) (?:all )?dark)\b/i
const MAIN =
  /^(?:make|turn|paint|colou?r|use|change|set|switch)\b.*\b(?:it|everything|the (?:page|site|design|app|website)|accents?|primary|main|brand|theme|colou?r scheme|palette)\b/i

/** Designs without a theme file: their own colours are turned round or given another hue, one by one. */
export const repaintPage: FollowUp = (instruction, bench) => {
  if (themeOf(bench) || bench.selection) return null
  const text = plainWords(instruction)
  if (
    /\b(?:toggle|button|switcher|header|footer|hero|section|cards?|text|headline|title|backgrounds?)\b/i.test(
      text,
    )
  )
    return null
  const wantsDark = DARK.test(text) && PAGE.test(text)
  const said = text.match(COLOR_PATTERN)?.at(-1)
  const hex = said ? hexOf(said) : null
  if (wantsDark)
    return onDarkRoot(
      bench,
      repaint(
        bench,
        inverted,
        hex ? text : '',
        'The page is dark now: its own greys are turned round and its other colours kept.',
      ),
    )
  if (!hex || !MAIN.test(text)) return null
  return repaint(
    bench,
    code => rehued(code, hex),
    '',
    `The main colour is ${said} now, wherever the page used a colour of its own.`,
  )
}

function repaint(bench: Workbench, change: (code: string) => string, accent: string, says: string): Outcome {
  const hex = hexOf(accent.match(COLOR_PATTERN)?.at(-1) ?? '')
  const operations = bench.files
    .filter(file => isShown(file.name) || file.name.endsWith('.css'))
    .flatMap(({ name: file, code }): OperationInput[] => {
      const next = hex ? rehued(change(code), hex) : change(code)
      return next === code ? [] : [{ op: 'write', file, code: next }]
    })
  if (operations.length === 0)
    return { trouble: 'This design has no colours of its own that I could read.', isSure: true }
  return { operations, says }
}

/** The root says that it is dark, so that fields, scroll bars and bare text follow. */
function onDarkRoot(bench: Workbench, outcome: Outcome): Outcome {
  const { root } = sceneOf(bench.files)
  const operations = 'operations' in outcome ? outcome.operations : []
  if (!root) return outcome
  const { items } = sceneOf(bench.files)
  if (items.filter(each => !each.parent && each.file === root.file && each.owner === root.owner).length > 1)
    return {
      trouble:
        'No single element stands around the whole page, so I cannot turn it dark as a whole; say which part shall be dark.',
      isSure: true,
    }
  const says = 'says' in outcome ? outcome.says : 'The page is dark now.'
  const at = { path: root.path }
  const sheet = bench.files.find(file => file.name.endsWith('.css'))
  const dialect = dialectFor(root, bench.files)
  if (dialect === 'tailwind') {
    const has = /\bbg-/.test(stringAttribute(root.node, 'className') ?? '')
    return {
      operations: [
        ...operations,
        {
          op: 'setClasses',
          file: root.file,
          at,
          add: ['scheme-dark', ...(has ? [] : ['bg-gray-950', 'text-gray-100'])],
        },
      ],
      says,
    }
  }
  if (sheet) {
    const written = operations.find(operation => operation.op === 'write' && operation.file === sheet.name)
    const code = written?.op === 'write' ? written.code : sheet.code
    const others = operations.filter(operation => operation !== written)
    return {
      operations: [
        ...others,
        { op: 'write', file: sheet.name, code: `${code.trimEnd()}\n\n:root { color-scheme: dark; }\n` },
      ],
      says,
    }
  }
  if (dialect === 'chakra') return { operations, says }
  return {
    operations: [...operations, { op: 'setStyle', file: root.file, at, set: { colorScheme: 'dark' } }],
    says,
  }
}

const GREYS = 'gray|slate|zinc|neutral|stone'
const HUED =
  'red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose'
const STEPS = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950']

/** Light greys become dark ones and the other way round; ink on a colour stays. */
function inverted(code: string): string {
  return code
    .replace(
      new RegExp(
        `(?<![\\w-])((?:[a-z-]+:)*(?:bg|text|border|divide|ring|placeholder))-(?:${GREYS})-(\\d{2,3})(?!\\d)`,
        'g',
      ),
      (all, prefix: string, step: string) =>
        prefix.endsWith('bg') && Number(step) >= 700 ? all : all.replace(`-${step}`, `-${other(step)}`),
    )
    .replace(/(?<![\w-])((?:[a-z-]+:)*bg)-white(?![\w-])/g, '$1-gray-900')
    .replace(
      /(\b\w+=)(["']gray\.)(\d{2,3})(["'])/g,
      (all, name: string, head: string, step: string, tail: string) =>
        /^(?:bg|background)=/.test(name) && Number(step) >= 700 ? all : `${name}${head}${other(step)}${tail}`,
    )
    .replace(/\b(bg|background)="white"/g, '$1="gray.900"')
    .replace(new RegExp(`\\b(bg|background)="(?:${HUED})\\.50"`, 'g'), '$1="gray.950"')
    .replace(
      /((?:background(?:-color|Color)?|border(?:-[a-z]+|[A-Z]\w+)?|(?<![\w-])color)\s*:\s*['"]?[^'";{}]*?)(#[\da-f]{3}(?:[\da-f]{3})?\b)/gi,
      (_, head: string, hex: string) => head + turned(hex, head),
    )
}

const other = (step: string): string => STEPS[STEPS.length - 1 - STEPS.indexOf(step)] ?? step

function turned(hex: string, head: string): string {
  const color = fromHex(hex)
  if (!color || color.c > 0.05) return hex
  const isInk = /(?:^|[^-\w])color\s*:/i.test(head) && !/background/i.test(head)
  if (isInk && color.l > 0.9) return hex
  if (!isInk && color.l < 0.4) return hex
  if (isInk) return toHex(oklch(Math.min(0.95, Math.max(0.72, 1.12 - color.l)), color.c, color.h))
  return toHex(
    oklch(color.l > 0.985 ? 0.235 : Math.max(0.18, 0.19 + (0.97 - color.l) * 0.9), color.c, color.h),
  )
}

/** Every loud colour gets the hue that was asked for, and keeps how light it is. */
function rehued(code: string, hex: string): string {
  const wanted = fromHex(hex)
  if (!wanted) return code
  const name = nearest(wanted.h)
  return code
    .replace(
      new RegExp(
        `(?<![\\w-])((?:[a-z-]+:)*(?:bg|text|border|ring|from|via|to|outline|accent)-)(?:${HUED})-(\\d{2,3})(?!\\d)`,
        'g',
      ),
      (all, prefix: string, step: string) =>
        /-(?:green|red)-(?:6|7|8)00/.test(all) && /text-/.test(prefix) ? all : `${prefix}${name}-${step}`,
    )
    .replace(new RegExp(`\\b(colorPalette|colorScheme)="(?:${HUED})"`, 'g'), `$1="${name}"`)
    .replace(/#[\da-f]{6}\b|#[\da-f]{3}\b/gi, found => {
      const color = fromHex(found)
      return !color || color.c < 0.08 ? found : toHex(oklch(color.l, Math.max(color.c, 0.1), wanted.h))
    })
}

const DEGREES: Record<string, number> = {
  red: 25,
  orange: 48,
  yellow: 90,
  green: 149,
  teal: 183,
  cyan: 215,
  blue: 262,
  indigo: 277,
  violet: 293,
  purple: 300,
  pink: 354,
}
const CHAKRA = /^(?:red|orange|yellow|green|teal|cyan|blue|purple|pink)$/
const nearest = (hue: number): string =>
  Object.entries(DEGREES)
    .filter(([name]) => CHAKRA.test(name))
    .sort(([, a], [, b]) => gap(a, hue) - gap(b, hue))[0]?.[0] ?? 'blue'
const gap = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))
