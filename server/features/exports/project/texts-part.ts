import { hasWebImages } from '#shared/compile/web-images.ts'
import { configLabel } from '#shared/design.ts'
import { isCodeFile } from '#shared/edits/syntax.ts'
import type { Draft, ProjectFile } from './draft.ts'
import { licensesOf } from './settings-part.ts'

/** What a person should know of the project, and under which terms its parts come. */
export const textsPart = (draft: Draft): ProjectFile[] => [
  { name: 'README.md', content: readme(draft) },
  { name: 'LICENSES.md', content: licenses(draft) },
]

const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([\\`*_[\]<>#|])/g, '\\$1')
    .trim()
const code = (text: string): string => `\`${text.replace(/[`\r\n]/g, ' ')}\``

function readme(draft: Draft): string {
  const { input } = draft
  const sections = [
    `# ${oneLine(input.title) || 'Design'}`,
    `Version ${input.version} of a design made in Maquette: ${configLabel(input.config)}.${input.link ? `\n\nIts room: <${input.link}>` : ''}`,
    '```sh\nnpm install\nnpm run dev        # with hot reload\nnpm run build      # checks the types, then writes dist/\nnpm run preview    # serves dist/\n```',
    'Made with Vite, React and TypeScript. Every package has the version that the preview ran. The preview does not check types: where that stops a build, `npx vite build` builds the same page.',
    ...differences(draft),
  ]
  return `${sections.join('\n\n')}\n`
}

/** At the beginning of a line, as formatters write it. */
const DECORATOR = /^[ \t]*@[A-Za-z_$]/m

/** What is not as it was written, said rather than left to be found. */
function differences(draft: Draft): string[] {
  const { input, layout, standIns, webSheets } = draft
  const list = (items: readonly string[]) => items.map(item => `- ${item}`).join('\n')
  const some = (items: readonly string[], text: string) =>
    items.length > 0 ? [`${text}\n\n${list(items)}`] : []
  return [
    ...(input.bundle === null
      ? ['This version did not compile in Maquette, so it will not build as it is.']
      : []),
    ...some(
      standIns.used().map(code),
      'These could not be loaded in the preview. A labelled stand-in is in their place (`src/stand-ins`), here as there:',
    ),
    ...(draft.isOlderChakra
      ? [
          'The design uses Chakra UI as its version 2 was; `src/compat/chakra` gives those names to version 3.',
        ]
      : []),
    ...(draft.nextPlaces.size > 0
      ? [
          'The design uses parts of Next.js; `src/compat/next` has small stand-ins that work without its server.',
        ]
      : []),
    ...some(
      layout.renamed.map(({ from, to }) => `${code(from)} → ${code(to)}`),
      'These files have another name here, since the name would not work on every system or steers a tool:',
    ),
    ...some(
      [...webSheets].sort().map(code),
      'These style sheets of the web are left out, as in the preview:',
    ),
    ...(input.files.some(({ code }) => code.includes('import.meta.glob'))
      ? [
          'The design asks for files by patterns. Its files stand in `src` here, so patterns that begin with `/` need `/src` before them, and the keys they give begin with it.',
        ]
      : []),
    ...(input.files.some(({ name, code }) => isCodeFile(name) && DECORATOR.test(code))
      ? [
          'The design has decorators, which the preview turns into plain code and Vite leaves as they are: add a plugin that does, or browsers without them stop there.',
        ]
      : []),
    ...(hasWebImages(input.files)
      ? [
          'The design names pictures on the web. They are loaded here; previews load them only where the design allows it.',
        ]
      : []),
  ]
}

function licenses(draft: Draft): string {
  const { kitPlaces, nextPlaces, isOlderChakra, standIns, facts } = draft
  const hasOurs = kitPlaces.size > 0 || nextPlaces.size > 0 || isOlderChakra || standIns.used().length > 0
  const ours = [
    ...(kitPlaces.size > 0
      ? [
          'the components of the kit (`src/components/ui`, `src/hooks`, `src/lib`, `src/kit`) and `src/tokens.css`',
        ]
      : []),
    ...(nextPlaces.size > 0 || isOlderChakra ? ['`src/compat`'] : []),
    ...(standIns.used().length > 0 ? ['`src/stand-ins`'] : []),
  ]
  const rows = licensesOf(draft).map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
  return `# Licences

The code of the design is its author's.
${hasOurs ? `\nFrom Maquette, under the Apache License 2.0 below, except for files that the design has of its own: ${ours.join(', ')}.\n` : ''}
\`npm install\` brings these, each with its licence in its folder:

| package | version | licence |
|---|---|---|
${rows.join('\n')}
${hasOurs ? `\n---\n\n${facts.license.trim()}\n` : ''}`
}
