import tailwindSheet from 'tailwindcss/index.css?raw'
import { z } from 'zod'
import { type LiveAnswer, LiveDesign, type LiveSources } from '#client/frames/live/compile/live-design.ts'
import { practiseStyles } from '#client/frames/live/compile/live-styles.ts'
import { type LiveVendor, loadLiveVendor } from '#client/frames/live/compile/live-vendor.ts'
import { transformSource } from '#client/frames/live/compile/transform-source.ts'
import { DEFAULT_CONFIG, patternConfigSchema } from '#shared/design.ts'

/** The one compiler of the app's pages: each frame's design is told by what changed in its files. */
const requestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('warm') }),
  z.object({
    type: z.literal('compile'),
    id: z.number(),
    design: z.string(),
    /** Path → text, null for a file that is gone. */
    changes: z.map(z.string(), z.string().nullable()),
    config: patternConfigSchema,
    isPartial: z.boolean(),
    isFresh: z.boolean(),
    revision: z.number(),
  }),
  z.object({ type: z.literal('forget'), design: z.string() }),
])
export type CompileRequest = z.infer<typeof requestSchema>

export type CompileReply = { id: number } & (LiveAnswer | { type: 'failed'; message: string })

interface Known {
  design: LiveDesign
  files: Map<string, string>
}

/** Has everything started that a design needs: the transform, the icons, Tailwind and its theme. */
const WARM: LiveSources = {
  files: new Map([
    [
      'App.tsx',
      "import { Check } from 'lucide-react'\nimport { Card } from '@/components/ui/card'\nexport default () => <Card className=\"grid gap-4 p-4 md:p-6\"><Check /></Card>",
    ],
  ]),
  config: DEFAULT_CONFIG,
  isPartial: false,
  isFresh: true,
  revision: 0,
}

const designs = new Map<string, Known>()
let vendor: Promise<LiveVendor> | null = null
let last: Promise<unknown> = Promise.resolve()

addEventListener('message', event => {
  const request = requestSchema.parse(event.data)
  // One after the other: the state of a design is what its frame was sent.
  last = last.then(() => answer(request)).catch(() => undefined)
})

async function answer(request: CompileRequest): Promise<void> {
  switch (request.type) {
    case 'warm':
      await new LiveDesign(await openVendor()).compile(WARM)
      void practise(await openVendor())
      return
    case 'forget':
      designs.delete(request.design)
      return
    case 'compile': {
      const reply = await compile(request).catch((error: unknown) => ({
        type: 'failed' as const,
        message: error instanceof Error ? error.message : String(error),
      }))
      postMessage({ id: request.id, ...reply } satisfies CompileReply)
    }
  }
}

/** Code that has run often runs several times as fast, so the kit is read for practice until there is a design. */
async function practise(given: LiveVendor): Promise<void> {
  const { kit } = given
  for (const { name, code } of Object.values(kit.modules)) {
    await new Promise(resolve => setTimeout(resolve))
    if (designs.size > 0) return
    transformSource(name, code)
  }
  await practiseStyles(given)
}

async function compile(request: Extract<CompileRequest, { type: 'compile' }>): Promise<LiveAnswer> {
  let known = designs.get(request.design)
  if (!known) {
    known = { design: new LiveDesign(await openVendor()), files: new Map() }
    designs.set(request.design, known)
  }
  for (const [path, text] of request.changes) {
    if (text === null) known.files.delete(path)
    else known.files.set(path, text)
  }
  return known.design.compile({ ...request, files: known.files })
}

function openVendor(): Promise<LiveVendor> {
  vendor ??= loadLiveVendor(`${location.origin}/vendor`, tailwindSheet)
  vendor.catch(() => {
    vendor = null
  })
  return vendor
}
