import type { LiveModule } from '#shared/live.ts'
import type { ModuleScope } from './module-registry.ts'

/** The block lets a design have names of its own that the function's parameters have. */
const HEAD = '(function(require,module,exports,$register,$importMeta,process,global){"use strict";{'
const IMPORT_META = { env: { MODE: 'production', PROD: true, DEV: false, BASE_URL: '/' }, url: location.href }
const PROCESS = { env: { NODE_ENV: 'production' } }

type Body = (
  require: ModuleScope['require'],
  module: ModuleScope['module'],
  exports: Record<string, unknown>,
  register: ModuleScope['register'],
  ...scope: unknown[]
) => void

/** Code of a design in the frame's own scope; an indirect call sees none of the runtime's names. */
// biome-ignore lint/security/noGlobalEval: the frame is there to run a design's code, on an origin of its own.
export const evaluate: (code: string) => unknown = globalThis.eval

/** Runs a module under its own name, with lines where they are in its source. */
export function runModule({ id, code }: LiveModule, { require, module, register }: ModuleScope): void {
  const address = `${location.origin}/${id.replace(/[^\w@$()[\]+.,\-/]/g, '_')}`
  const body = evaluate(`${HEAD}${code}\n}})\n//# sourceURL=${address}`) as Body
  body(require, module, module.exports, register, IMPORT_META, PROCESS, globalThis)
}
