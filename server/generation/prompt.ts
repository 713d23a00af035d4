import type { ModelMessage } from 'ai'
import type { RunRequest } from '#server/generation/runs-store.ts'
import { describeSelected } from '#server/generation/selected-elements.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatItem, ModelMode } from '#shared/chat.ts'
import type { PatternConfig } from '#shared/design.ts'

/** Past this the files are named and not shown. */
const FILES_MAX_CHARACTERS = 300_000
const HISTORY_TURNS = 10
const HISTORY_TURN_MAX_CHARACTERS = 4_000

export interface PromptContext {
  request: RunRequest
  files: SourceFile[]
  config: PatternConfig
  isDarkMode: boolean
  /** The chat before this request, oldest first. */
  history: ChatItem[]
}

export interface Prompt {
  instructions: string
  messages: ModelMessage[]
}

export function buildPrompt({ request, files, config, history }: PromptContext): Prompt {
  const design = files.length === 0 ? 'The design is empty: nothing has been made yet.' : describeFiles(files)
  return {
    instructions: [
      ROLE,
      DESIGN_SYSTEM[config.designSystem],
      STYLING[config.styling],
      RULES,
      format(request.mode),
    ].join('\n\n'),
    messages: [
      ...history.slice(-HISTORY_TURNS * 2).flatMap(asMessage),
      {
        role: 'user',
        content: `${design}${describeSelected(request.references, files)}\n\n# Request\n${request.prompt}`,
      },
    ],
  }
}

const ROLE =
  'You design and build web interfaces in React and TypeScript. You are given the files of a design and a request. Carry out the request and nothing else: what was not asked for stays exactly as it is.'

const RULES = `# Rules
- The entry is App.tsx with a default export. Cut the design into files as a good engineer would: components/, data/, pages/.
- Colours, radius and fonts are tokens in theme.css; use the tokens, not literal values.
- Write accessible, responsive markup (320 to 1440 px) with realistic content. No placeholders, no lorem ipsum.
- Pictures from the web do not load: draw with CSS or inline SVG.
- Use only the libraries that are supported. Write your own implementation of anything else.
- Never leave out code with a comment such as "rest stays the same".`

const DESIGN_SYSTEM: Record<PatternConfig['designSystem'], string> = {
  shadcn:
    '# Design system\nshadcn/ui: import components from @/components/ui/<name> and cn from @/lib/utils. They exist already, do not write them. Icons come from lucide-react, charts from recharts through @/components/ui/chart.',
  html: '# Design system\nPlain HTML elements in React. Icons may come from lucide-react.',
  chakraUi:
    '# Design system\nChakra UI 3: import components from @chakra-ui/react. The provider is already there.',
}

const STYLING: Record<PatternConfig['styling'], string> = {
  tailwind: 'Style with Tailwind CSS 4 classes.',
  inline: 'Style with component props and style attributes; there is no Tailwind.',
}

const format = (mode: ModelMode): string => `# How to answer
Say in a sentence or two what you will do. Then change files with the tools: edit_file for a part of a file, write_file for a new file, rename_file and delete_file. ${mode === 'agent' ? 'Look around first with list_files, read_file and search_files; ask install_package before you import one. When all is done run check_compile, repair what it says, and call finish with one or two sentences on what changed.' : 'End with one or two sentences on what changed.'}
If you cannot call tools, answer with one fenced block for each new or rewritten file, with its path after the language (\`\`\`tsx components/hero.tsx), and for a change of an existing file a block with search/replace marks:
\`\`\`tsx App.tsx
<<<<<<< SEARCH
the exact old lines
=======
the new lines
>>>>>>> REPLACE
\`\`\``

function describeFiles(files: SourceFile[]): string {
  const total = files.reduce((sum, file) => sum + file.code.length, 0)
  const isShown = total <= FILES_MAX_CHARACTERS
  const shown = files.map(({ name, code }) =>
    isShown ? `## ${name}\n\`\`\`\n${code}\n\`\`\`` : `- ${name} (${code.split('\n').length} lines)`,
  )
  return `# Files of the design\n${shown.join('\n')}`
}

function asMessage(item: ChatItem): ModelMessage[] {
  const text = item.content
    .flatMap(part => (part.type === 'text' ? [part.message] : []))
    .join('\n')
    .slice(0, HISTORY_TURN_MAX_CHARACTERS)
  if (!text || item.role === 'app') return []
  return [{ role: item.role, content: text }]
}
