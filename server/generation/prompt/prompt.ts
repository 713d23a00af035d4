import type { ModelMessage } from 'ai'
import { conversationOf, recentFiles } from '#server/generation/prompt/conversation.ts'
import { type FileContext, wholeContext } from '#server/generation/prompt/files.ts'
import type { Clues } from '#server/generation/prompt/rank-files.ts'
import { describeSelected, type SelectedElement } from '#server/generation/prompt/selected-elements.ts'
import { tokensOf } from '#server/generation/prompt/tokens.ts'
import type { RunRequest } from '#server/generation/run-request.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatItem, ModelMode } from '#shared/chat.ts'
import type { PatternConfig } from '#shared/design.ts'

/** What is left for the answer, and for what tools answer in between. */
const ANSWER_SHARE = 0.3
const ANSWER_MAX_TOKENS = 32_000
const CONVERSATION_SHARE = 0.25
const CONVERSATION_MAX_TOKENS = 12_000
/** No prompt grows past this, however large the window: what does not matter only distracts. */
const FILES_MAX_TOKENS = 120_000

export interface PromptContext {
  request: Pick<RunRequest, 'prompt' | 'mode'>
  files: SourceFile[]
  config: PatternConfig
  /** The chat before this request, oldest first. */
  history: ChatItem[]
  /** How many items came before those. */
  olderItems: number
  /** The selected elements, with their code. */
  selected: readonly SelectedElement[]
  /** Components that alone may change; empty for the whole design. */
  components: readonly string[]
  windowTokens: number
  /** What is shown of files that do not fit. */
  fileContext(files: readonly SourceFile[], clues: Clues, tokens: number): Promise<FileContext>
}

export interface Prompt {
  instructions: string
  messages: ModelMessage[]
  /** Whether every file is in it. */
  seesEverything: boolean
}

/** Fits the model's window: the request whole, then the selection, files, names of files and the conversation. */
export async function buildPrompt(context: PromptContext): Promise<Prompt> {
  const { request, files, config, history, olderItems, selected, windowTokens } = context
  const instructions = [
    ROLE,
    DESIGN_SYSTEM[config.designSystem],
    STYLING[config.styling],
    RULES,
    format(request.mode),
  ].join('\n\n')
  const asked = [...scopeLines(context), `# Request\n${request.prompt}`].join('\n\n')
  const answer = Math.min(ANSWER_MAX_TOKENS, windowTokens * ANSWER_SHARE)
  const budget = Math.max(0, windowTokens - answer - tokensOf(instructions) - tokensOf(asked))
  const talk = Math.min(CONVERSATION_MAX_TOKENS, budget * CONVERSATION_SHARE)
  const { messages, summary } = conversationOf(history, olderItems, talk)
  const clues = {
    prompt: request.prompt,
    selected,
    recent: recentFiles(history),
  }
  const room = Math.min(FILES_MAX_TOKENS, budget - talk)
  const { text, seesEverything } =
    wholeContext(files, room) ?? (await context.fileContext(files, clues, room))
  const design = files.length === 0 ? 'The design is empty: nothing has been made yet.' : text
  const parts = [summary && `# Earlier in this conversation\n${summary}`, design, asked]
  return {
    instructions,
    messages: [...messages, { role: 'user', content: parts.filter(Boolean).join('\n\n') }],
    seesEverything,
  }
}

function scopeLines({ selected, components }: PromptContext): string[] {
  if (selected.length > 0) return [describeSelected(selected)]
  if (components.length === 0) return []
  return [`# Components\nChange only these components, nothing else: ${components.join(', ')}.`]
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
