import { isImage } from '#shared/compile/assets.ts'
import { routesIn } from '#shared/compile/routes.ts'
import { configLabel } from '#shared/design.ts'
import { CODE_PROMPT_MAX_CHARACTERS, type CodePrompt, type LeftOutFile } from '#shared/exports.ts'
import type { Draft, ProjectInput, ProjectSources } from './draft.ts'
import { drafted } from './drafted.ts'
import { pausing } from './pausing.ts'
import { dependenciesOf } from './settings-part.ts'

/** Kept for the list of what did not fit. */
const LIST_CHARACTERS = 12_000
const LISTED = 50
const FENCES: Readonly<Record<string, string>> = { mjs: 'js', svg: 'xml' }

/** A version as one text that another tool can go on from: what it is, what it needs, its tokens and its files. */
export async function codePrompt(input: ProjectInput, sources: ProjectSources): Promise<CodePrompt> {
  const { draft, reached } = await drafted(input, sources, pausing())
  const parts = [aboutIt(draft)]
  let left = CODE_PROMPT_MAX_CHARACTERS - LIST_CHARACTERS - parts[0]!.length
  const leftOut: LeftOutFile[] = []
  const order = [...tokensFirst(draft), ...reached.files, ...draft.design.paths().sort()]
  let files = 0
  for (const name of new Set(order)) {
    const code = draft.design.text(name)
    if (code === undefined) continue
    const why = isImage(name) && !name.endsWith('.svg') ? 'picture' : null
    const part = `\n### ${name}\n\n${fenced(name, code)}\n`
    if (why || part.length > left) {
      leftOut.push({ name, characters: code.length, why: why ?? 'size' })
      continue
    }
    left -= part.length
    files++
    parts.push(part)
  }
  if (leftOut.length > 0) parts.push(leftOutList(leftOut))
  return { prompt: parts.join(''), files, leftOut }
}

/** Tokens before what uses them. */
const tokensFirst = ({ design }: Draft): string[] =>
  ['theme.css', 'src/theme.css'].filter(path => design.text(path) !== undefined)

function aboutIt(draft: Draft): string {
  const { input, entry, standIns, kitPlaces, kit, design } = draft
  const kitNames = [...kitPlaces.keys()]
    .flatMap(path => /^components\/ui\/([\w-]+)$/.exec(path)?.[1] ?? [])
    .sort()
  const packages = Object.entries(dependenciesOf(draft).used).map(([name, version]) => `${name}@${version}`)
  const routes = routesIn(input.files).map(route => `\`${cut(route)}\``)
  const hasTokens = tokensFirst(draft).length > 0 || input.config.designSystem !== 'shadcn'
  const lines = [
    `Here is the whole code of a web interface called “${cut(input.title)}”. Set it up as a project that shows the same page, and keep its texts, layout and behaviour.`,
    '## What it is',
    [
      `- React with TypeScript, ${configLabel(input.config)}, version ${input.version}.`,
      `- It starts at \`${entry.path}\`${entry.mountsItself ? ', which mounts itself' : ', whose default export is the page'}. \`@/\` means the folder of the files below.`,
      `- Routes: ${routes.join(', ')}.`,
      `- Dark mode is the class \`dark\` on \`<html>\`; it is ${input.isDarkMode ? 'on' : 'off'}.`,
    ].join('\n'),
    '## Packages',
    packages.join('\n'),
    ...(kitNames.length > 0
      ? [
          '## Components it relies on',
          `These of shadcn/ui are imported from \`@/components/ui/…\` and are not below: ${kitNames.join(', ')}.\n\n\`npx shadcn@latest add ${kitNames.join(' ')}\``,
        ]
      : []),
    ...(standIns.used().length > 0
      ? [
          '## What is missing',
          `These packages could not be loaded, so placeholders stood in their place: ${standIns.used().map(cut).join(', ')}. Write what the page needs of them.`,
        ]
      : []),
    ...(hasTokens ? [] : ['## Design tokens', 'The style sheet of the kit:', fenced('theme.css', kit.theme)]),
    `## Files${design.paths().length > 1 ? ', tokens and the entry first' : ''}`,
    '',
  ]
  return lines.join('\n\n')
}

const cut = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 200)

/** A fence that nothing in the code can close. */
function fenced(name: string, code: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${FENCES[ending] ?? ending}\n${code}${code.endsWith('\n') ? '' : '\n'}${fence}`
}

function leftOutList(leftOut: readonly LeftOutFile[]): string {
  const lines = leftOut
    .slice(0, LISTED)
    .map(({ name, characters, why }) =>
      why === 'picture'
        ? `- ${name}: a picture`
        : `- ${name}: ${characters} characters, too long for this text`,
    )
  const more = leftOut.length > LISTED ? [`- and ${leftOut.length - LISTED} more`] : []
  return `\n## Left out of this text\n\n${[...lines, ...more].join('\n')}\n`
}
