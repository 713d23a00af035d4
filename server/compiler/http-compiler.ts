import { askCompiler, type CompilerBinding } from './ask-compiler.ts'
import { type CompileOutput, type CompilerPort, compileOutputSchema } from './compiler-port.ts'
import { failure, problem } from './diagnostics.ts'

interface RetryOptions {
  /** How long a first start may still be building the packages. */
  waitMs: number
  everyMs: number
}

const PATIENCE: RetryOptions = { waitMs: 120_000, everyMs: 500 }
const NOT_READY = 503

/** The compiler behind HTTP, for one account: accounts are served in turn. */
export function compilerPort(binding: CompilerBinding, account: string, patience = PATIENCE): CompilerPort {
  return {
    async compile(input) {
      const deadline = Date.now() + patience.waitMs
      for (;;) {
        const response = await askCompiler(binding, account, '/compile', input).catch(() => null)
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

async function read(response: Response): Promise<CompileOutput> {
  const parsed = compileOutputSchema.safeParse(await response.json().catch(() => null))
  return parsed.success ? parsed.data : unavailable('its answer could not be read')
}

const unavailable = (why: string): CompileOutput =>
  failure(problem('error', 'unavailable', `The design could not be compiled: ${why}. Try again in a moment.`))
