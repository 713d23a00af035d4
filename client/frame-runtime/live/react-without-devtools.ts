interface Console {
  createTask?: unknown
  timeStamp?: unknown
}

/**
 * Loads React in its development form, for Refresh, without what it records for developer tools: it looks once, as
 * it loads, whether the console takes tasks and times, and of every drawing that would be a third.
 */
export async function withoutDevtools<T>(load: () => Promise<T>): Promise<T> {
  const tools: Console = console
  const { createTask, timeStamp } = tools
  tools.createTask = undefined
  tools.timeStamp = undefined
  try {
    return await load()
  } finally {
    Object.assign(tools, { createTask, timeStamp })
  }
}

/** Where each element was made is asked of the engine for every element; past a number of them React leaves it. */
export function withoutOwnerStacks(React: object): void {
  const internals: unknown = Reflect.get(React, INTERNALS)
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => OWNER_STACKS_MAX,
    set: () => undefined,
  })
}

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const OWNER_STACKS_MAX = 10_000
