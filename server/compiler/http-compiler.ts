import {
  type CompileInput,
  type CompileOutput,
  type CompilerPort,
  compileOutputSchema,
} from './compiler-port.ts'
import { failure, problem } from './diagnostics.ts'

export interface CompilerBinding {
  /** The compiler Worker at the edge; the gateway of its own process on one machine. */
  COMPILER: Pick<Fetcher, 'fetch'>
  /** Where the gateway listens when no binding can name it. */
  COMPILER_URL?: string
}

interface Patience {
  /** How long a first start may still be building the packages. */
  waitMs: number
  everyMs: number
}

const PATIENCE: Patience = { waitMs: 120_000, everyMs: 500 }
const NOT_READY = 503

/** The compiler behind HTTP. */
export function compilerPort(binding: CompilerBinding, patience = PATIENCE): CompilerPort {
  return {
    async compile(input) {
      const deadline = Date.now() + patience.waitMs
      for (;;) {
        const response = await post(binding, input).catch(() => null)
        if (response === null) return unavailable('it could not be reached')
        if (response.ok) return read(response)
        await response.body?.cancel()
        if (response.status !== NOT_READY) return unavailable(`it answered ${response.status}`)
        if (Date.now() > deadline) return unavailable('the packages designs may import are still being built')
        await new Promise(resolve => setTimeout(resolve, patience.everyMs))
      }
    },
  }
}

function post({ COMPILER, COMPILER_URL }: CompilerBinding, input: CompileInput): Promise<Response> {
  const request = { method: 'POST', body: JSON.stringify(input) }
  if (COMPILER_URL) return fetch(`${COMPILER_URL}/compile`, request)
  return COMPILER.fetch('http://compiler/compile', request)
}

async function read(response: Response): Promise<CompileOutput> {
  const parsed = compileOutputSchema.safeParse(await response.json().catch(() => null))
  return parsed.success ? parsed.data : unavailable('its answer could not be read')
}

const unavailable = (why: string): CompileOutput =>
  failure(problem('error', 'crashed', `The design could not be compiled: ${why}. Try again in a moment.`))
