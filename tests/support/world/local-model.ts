import { answersCheck } from '#tests/support/provider/answers-check.ts'
import { OllamaDouble } from '#tests/support/provider/ollama-double.ts'
import { ScriptedProvider, type Speech } from '#tests/support/provider/scripted-provider.ts'
import type { ProviderRequest } from '#tests/support/provider/wires/wire.ts'

export const MODEL = 'qwen3:8b'

/** A model of this machine, found by the product as an Ollama, which writes the same page of what it is asked. */
export class LocalModel {
  readonly #provider: ScriptedProvider
  readonly #ollama: OllamaDouble

  private constructor(provider: ScriptedProvider, ollama: OllamaDouble) {
    this.#provider = provider
    this.#ollama = ollama
  }

  static async start(): Promise<LocalModel> {
    const provider = await ScriptedProvider.start()
    provider.script = answer
    return new LocalModel(provider, await OllamaDouble.start(provider, MODEL, 0))
  }

  get url(): string {
    return this.#ollama.url
  }

  async stop(): Promise<void> {
    this.#ollama.stop()
    await this.#provider.stop()
  }
}

function answer(say: Speech, request: ProviderRequest): void {
  if (answersCheck(say, request, { hasTools: true, hasVision: false })) return
  const { messages } = request
  if (messages.at(-1)?.role === 'tool') return say.text('I made a page that says what you asked for.')
  say.text(`I will write one file.\n\n\`\`\`tsx App.tsx\n${PAGE}\`\`\`\n\nI made a page with your words.`)
}

const PAGE = `export default function App() {
  return (
    <main className="mx-auto max-w-2xl p-8">
      <h1 className="text-4xl font-bold">Written by a model</h1>
      <p className="mt-4 text-muted-foreground">A double of one: it writes this page whatever it is asked.</p>
    </main>
  )
}
`
