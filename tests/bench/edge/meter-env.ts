import { type Database, meterDatabase } from './meter-database.ts'
import { type Call, counts, type Methods } from './worker-counts.ts'

const WRITING_FILES = new Set(['put', 'list', 'createMultipartUpload'])
const READING_FILES = new Set(['get', 'head'])
const envs = new WeakMap<Methods, Methods>()

/** What the Worker and its objects are bound to, counted. */
export function meterEnv(env: Methods): Methods {
  const known = envs.get(env)
  if (known) return known
  const metered: Methods = {
    ...env,
    DB: meterDatabase(env.DB as Database, counts),
    FILES: watched(env.FILES as object, name => {
      if (WRITING_FILES.has(name)) counts.filesWritten += 1
      if (READING_FILES.has(name)) counts.filesRead += 1
    }),
    COMPILER: watched(env.COMPILER as object, () => {
      counts.compiles += 1
    }),
  }
  for (const name of ['EDITOR_ROOMS', 'CANVAS_ROOMS', 'OUTBOX'])
    metered[name] = meterNamespace(env[name] as Methods)
  envs.set(env, metered)
  return metered
}

const meterNamespace = (namespace: Methods): object => ({
  getByName: (name: string) =>
    watched((namespace.getByName as Call).call(namespace, name) as object, () => {
      counts.objectCalls += 1
    }),
})

/** Tells of each call by the method's name; the method itself is called on what it belongs to. */
const watched = (target: object, called: (name: string) => void): object =>
  new Proxy(target, {
    get(_, name) {
      const method = Reflect.get(target, name, target) as unknown
      if (typeof method !== 'function' || typeof name !== 'string') return method
      return (...args: unknown[]) => {
        called(name)
        return (target as Record<string, Call>)[name]?.(...args)
      }
    },
  })
