import { depicted, depictedIn } from '#server/designer/art/depicting.ts'
import { type PartForm, partForm } from '#server/designer/sections/asked/part-form.ts'
import type { Brief } from '#server/designer/understanding/brief.ts'
import { readNamedParts } from '#server/designer/understanding/named-parts.ts'
import type { SourceFile } from '#shared/artifacts.ts'

interface AskedPart {
  title: string
  form: PartForm
}

const MOST = 12

/** What the request names and nothing on the page says yet, each with the shape it takes. */
export function missingParts(brief: Brief, files: readonly SourceFile[]): AskedPart[] {
  if (ONE_PURPOSE.has(brief.kind)) return []
  const said = saidIn(files)
  const kept: string[] = []
  for (const item of readNamedParts(brief.prompt)) {
    const meant = meaningOf(item)
    if (meant.length === 0 || DETAIL.test(item) || isName(item, brief)) continue
    if (meant.filter(word => said.has(word)).length / meant.length >= FOUND_FROM) continue
    for (const word of meant) said.add(word)
    kept.push(item)
  }
  return kept.slice(0, MOST).map(item => ({ title: headed(item), form: formOf(item, brief) }))
}

/** On a page that sells, a thing that can be drawn is shown rather than praised. */
function formOf(item: string, { shape, prompt }: Brief): PartForm {
  const form = partForm(item)
  const named = depicted(item)
  return form === 'feature' && shape === 'site' && named && depictedIn(prompt).includes(named)
    ? 'picture'
    : form
}

/** Screens for one thing, which a row of others would only distract from. */
const ONE_PURPOSE = new Set(['onboarding', 'form'])

const FOUND_FROM = 0.75

/** Details of what is there in any case, and the way it is built. */
const DETAIL =
  /\b(?:bubbles?|time ?stamps?|avatars?|icons?|dots?|overlays?|carets?|cursors?|tooltips?|states?|skeletons?|initials|dividers?|scroll\w*|drag\w*|drop(?!-?downs?\b)\w*|hero|header|footer|head(?:ing|line)s?|sub-?heads?|nav\w*|side ?bars?|keyboard|screen readers?|validation|persist\w*|local ?storage|api|web audio|real-?time|conversation|typing|indicator dots|pills?|descriptions?|mini-tags|tab bar|dark mode|light mode|logos?|word ?marks?|frame|canvas|tool ?bars?|rails?|(?:project|company|product|brand|page|app) names?)\b/i

const isName = (item: string, { brand }: Brief): boolean => item.toLowerCase() === brand.toLowerCase()

const headed = (item: string): string => item.charAt(0).toUpperCase() + item.slice(1)

/** Every word that can be read on the page, by its stem. */
export function saidIn(files: readonly SourceFile[]): Set<string> {
  const texts = files
    .filter(file => /\.tsx?$/.test(file.name))
    .flatMap(({ code }) => {
      const plain = code
        .replace(/^import\b[\s\S]*?from "[^"]*";?$/gm, ' ')
        .replace(/\bclassName\b[^\n]*?(?:"[^"]*"|`[^`]*`)/g, ' ')
      const outside = plain.replace(/\$?\{[^{}\n]*\}/g, ' ')
      return [...plain.matchAll(STRINGS), ...outside.matchAll(BETWEEN_TAGS)].map(
        match => match[1] ?? match[2] ?? '',
      )
    })
  const code = files.map(file => file.code).join('\n')
  const told = TOLD_BY_FORM.filter(([form]) => form.test(code)).map(([, words]) => words)
  return new Set(stems([...texts, ...told].join(' ')))
}

/** Words that a part says by what it is. */
const TOLD_BY_FORM: [RegExp, string][] = [
  [/type="range"/, 'slider'],
  [/role="switch"|<Switch\b/, 'toggle switch'],
  [/type="file"/, 'upload'],
  [/<RequestForm\b/, 'form'],
  [/<ThingCards\b/, 'price'],
  [/<(?:table|Table)\b/, 'table'],
  [/type="checkbox"|<Checkbox\b/, 'checkbox'],
  [
    /<(?:Picture|Illustration|Portrait|ProductArt|img)\b|<svg[^>]* role="img"/,
    'image picture photo illustration visual',
  ],
  [/kind: "pictures"/, 'screenshot'],
  [/<h1\b/, 'title name'],
  [/\bcolumns-[2-4]\b/, 'masonry'],
  [/aria-pressed/, 'toggle filter'],
  [/<(?:AreaChart|BarChart|LineChart)\b/, 'chart graph trend visualization'],
  [/<BarChart\b/, 'bar stack breakdown monthly'],
  [/<PieChart\b/, 'pie donut breakdown interactive'],
  [/<dl\b/, 'metadata facts'],
]

/** What is written in quotes, and what stands between tags or on a line of its own. */
const STRINGS = /"([^"\n]{2,})"|`([^`\n]{2,})`/g
const BETWEEN_TAGS = />([^<>={}();]{2,})<|^[ ]+([^<>{}=;():\n]{3,})$/gm

/** Words for the kinds of things on any page, which say nothing of what this one is. */
const KINDS_OF_THINGS =
  /^(?:buttons?|fields?|inputs?|box(?:es)?|bars?|grids?|sections?|panels?|menus?|cards?|rows?|strips?|areas?|views?|pages?|screens?|tabs?|blocks?|widgets?|displays?|features?|functions?|options?|items?|elements?|information|details|data|support|module|tools?|systems?|controls?|blank|empty|text|label|labels|content|main|user|users|user's|capabilit(?:y|ies)|management)$/i
const SMALL =
  /^(?:a|an|the|and|or|of|to|for|in|on|at|by|with|their|its|our|my|your|own|all|any|each|every|from|into|as|is|are|be|new|different|various|other|basic|simple|main|full|short|top|left|right|bottom|real|current|relevant|related|available|specific|corresponding|necessary|personal|custom|customized|online|quick|easy|clear|key)$/i

export const meaningOf = (item: string): string[] => [
  ...new Set(
    (item.replace(/([a-z])([A-Z])/g, '$1 $2').match(/\p{L}+/gu) ?? [])
      .filter(word => word.length > 2 && !SMALL.test(word) && !KINDS_OF_THINGS.test(word))
      .map(stem),
  ),
]

const stems = (text: string): string[] =>
  (text.replace(/([a-z])([A-Z])/g, '$1 $2').match(/\p{L}+/gu) ?? []).map(stem)

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ing|ed|es|s|er|ers|e|ment|ion|ions)$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/y$/, 'i')
