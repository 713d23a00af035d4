import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Variables } from '#scripts/settings.ts'
import { api } from '#shared/api/index.ts'
import type { ChatPart, ModelMode } from '#shared/chat.ts'
import { newSend, type Sent } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { type Script, ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

export const APP = `export default function App() {\n  return <h1 className="text-3xl">Harbour</h1>\n}\n`
export const TICKS = '```'

type PartOf<T extends ChatPart['type']> = Extract<ChatPart, { type: T }>

/** A room in a product whose model is a scripted provider, and Ada who generates in it; new for every test. */
export class GenerationRoom {
  url = ''
  ada!: Person
  id = ''
  room!: RoomClient
  provider!: ScriptedProvider

  send(updatePrompt: string, sent: Sent = newSend(), mode: ModelMode = 'best') {
    return this.ada.call(api.chat.send, {
      path: { editorId: this.id },
      body: { updatePrompt, mode, ...sent },
    })
  }

  /** Waits until the run of the n-th pair of items has ended. */
  ended(pairs = 1): Promise<boolean> {
    const isOver = () =>
      this.room.chat.filter(item => item.role === 'assistant').length >= pairs && !this.room.isGenerating
    return until(isOver, 'the run ends', 30)
  }

  get answer(): ChatPart[] {
    return this.room.chat.findLast(item => item.role === 'assistant')?.content ?? []
  }

  parts<T extends ChatPart['type']>(type: T): PartOf<T>[] {
    return this.answer.filter((part): part is PartOf<T> => part.type === type)
  }

  async activeFiles(): Promise<Record<string, string>> {
    const { activeArtifactId } = await this.ada.must(api.patterns.get, { path: { id: this.id } })
    if (!activeArtifactId) return {}
    const { sourceFiles } = await this.ada.must(api.artifacts.get, { path: { id: activeArtifactId } })
    return Object.fromEntries(sourceFiles.map(file => [file.name, file.code]))
  }

  async used(): Promise<number> {
    return (await this.ada.must(api.credits.get, {})).periodCountUsed
  }
}

/** Serves a product with plans and a scripted model for the file, and makes a room of it before every test. */
export function generationRoom(variables: Variables = {}): GenerationRoom {
  const context = new GenerationRoom()
  beforeAll(async () => {
    context.provider = await ScriptedProvider.start()
    const product = await ownProduct({
      MODEL_BEST: 'openai-compatible:scripted',
      MODEL_AGENT: 'openai-compatible:scripted',
      MODEL_FIRST_BYTE_S: '2',
      MODEL_SILENCE_S: '2',
      MODEL_RETRY_S: '0.05',
      PLANS: 'on',
      ...addresses(context.provider.url),
      ...variables,
    })
    context.url = product.url
    afterAll(async () => {
      await product.dispose()
      await context.provider.stop()
    })
  })
  beforeEach(async () => {
    context.ada = await Person.withAccount(context.url, 'Ada')
    context.id = await context.ada.newPattern('public')
    context.room = await RoomClient.joined(context.ada, context.id)
    context.provider.requests.length = 0
    return () => context.room.leave()
  })
  return context
}

/** One server speaks the format of every provider. */
const addresses = (url: string): Variables => ({
  OPENAI_COMPATIBLE_BASE_URL: url,
  OPENAI_COMPATIBLE_API_KEY: 'sk-test',
  OPENAI_BASE_URL: url,
  OPENAI_API_KEY: 'sk-test',
  ANTHROPIC_BASE_URL: url,
  ANTHROPIC_API_KEY: 'sk-test',
  GOOGLE_GENERATIVE_AI_BASE_URL: url,
  GOOGLE_GENERATIVE_AI_API_KEY: 'sk-test',
})

/** Writes App.tsx with a tool, then says so. */
export const writesApp =
  (code = APP): Script =>
  (say, request) => {
    if (request.messages.at(-1)?.role === 'tool') return say.text('I made a page.')
    say.thought('A page about a harbour.')
    say.text('I will write one file.')
    say.tool('write_file', { path: 'App.tsx', code })
  }
