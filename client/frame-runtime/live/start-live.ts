import type * as ReactModule from 'react'
import { hasPainted } from '#client/frame-runtime/first-paint.ts'
import { type Around, MISSING_PROVIDERS } from '#shared/compile/missing-providers.ts'
import type { LiveConfig, LiveUpdate } from '#shared/live.ts'
import { LiveRoot, type ReactTools } from './live-root.ts'
import { LiveSheet } from './live-sheet.ts'
import { ModuleRegistry } from './module-registry.ts'
import { PackageCache } from './package-cache.ts'
import { withoutDevtools, withoutOwnerStacks } from './react-without-devtools.ts'
import { RefreshHooks } from './refresh-hooks.ts'
import { evaluate, runModule } from './run-module.ts'
import { makePlaceholders, makeStubs } from './stubs.ts'

export interface LiveHost {
  ready(): void
  painted(revision: number, outcome: 'painted' | 'blank' | 'thrown'): void
  fail(error: unknown): void
}

export interface LiveFrame {
  update(update: LiveUpdate): void
}

/** Loads React in its development form and waits for modules, one update after the other. */
export function startLive({ vendorUrl, warm }: LiveConfig, host: LiveHost): LiveFrame {
  const loadFile = (file: string) => load(`${vendorUrl}/${file}`)
  const frame = makeFrame(host, loadFile)
  let last: Promise<unknown> = frame
  frame.then(() => {
    host.ready()
    void warmUp(warm, loadFile)
  }, host.fail)
  return {
    update(update) {
      last = last.then(async () => (await frame).take(update)).catch(host.fail)
    },
  }
}

/** One after the other and last of all: a design that is asked for goes first. */
async function warmUp(files: readonly string[], loadFile: typeof load): Promise<void> {
  for (const file of files) await loadFile(file).catch(() => undefined)
}

const load = (address: string): Promise<object> => import(/* @vite-ignore */ address)

/** The runtime of React Refresh has to be there before React DOM is. */
async function loadReact(): Promise<{ refresh: RefreshHooks; react: ReactTools & { dom: object } }> {
  const refresh = new RefreshHooks((await load('react-refresh/runtime')) as never)
  const [React, dom, client] = await withoutDevtools(() =>
    Promise.all([load('react'), load('react-dom'), load('react-dom/client'), load('react/jsx-runtime')]),
  )
  withoutOwnerStacks(React)
  const { flushSync } = dom as Pick<ReactTools, 'flushSync'>
  const { createRoot } = client as Pick<ReactTools, 'createRoot'>
  return { refresh, react: { React: React as typeof ReactModule, createRoot, flushSync, dom } }
}

async function makeFrame(host: LiveHost, loadFile: typeof load) {
  const { refresh, react } = await loadReact()
  const { React } = react
  const sheet = new LiveSheet()
  const stub = makeStubs(React)
  const missing = (from: string, name: string, isDrawn: boolean): unknown =>
    stub(from, name, isDrawn ? 'Default' : name)
  const root = new LiveRoot(document.getElementById('root')!, react, host.fail)
  /** What a design that draws itself gave to its own root. */
  let own: ReactModule.ReactNode = null
  const cache = new PackageCache({
    load: loadFile,
    stub: missing,
    icon: (factory, id, nodes) => (factory as IconFactory).default(id, evaluate(`(${nodes})`)),
  })
  const take = (node: ReactModule.ReactNode): void => {
    own = node
  }
  const ownRoot = { render: take, unmount: () => undefined }
  const mounts = {
    createRoot: () => ownRoot,
    hydrateRoot: (_: unknown, node: ReactModule.ReactNode) => {
      take(node)
      return ownRoot
    },
    render: take,
  }
  cache.put('react-dom/client', { ...mounts, default: mounts })
  const dom = { ...react.dom, ...mounts }
  cache.put('react-dom', { ...dom, default: dom })
  const registry = new ModuleRegistry({
    run: runModule,
    packageOf: (specifier, isDrawn) => cache.proxy(specifier, isDrawn),
    placeholder: makePlaceholders(React, stub),
    stub: missing,
    isComponent: value => refresh.isComponent(value),
    register: (component, id, signature) => refresh.register(component, id, signature),
    isSame: (a, b) => refresh.isSame(a, b),
  })
  let drawn: unknown = null
  let drawnAround = ''
  let latest = -1

  return {
    async take({ revision, isFresh, entry, modules, packages, css, around }: LiveUpdate): Promise<void> {
      if (isFresh) registry.clear()
      await cache.add(packages)
      if (css !== null) sheet.set(css)
      let isAnew = isFresh
      try {
        isAnew = registry.apply(modules, entry) || isFresh
      } catch (error) {
        host.fail(error)
        return host.painted(revision, 'thrown')
      }
      const App = componentOf(registry.exportsOf(entry))
      const node = App ? React.createElement(App) : own
      const wrapped = around.reduce(inProvider, node)
      const isKept = !isAnew && !root.hasThrown && drawn !== null && drawnAround === around.join()
      root.attempt([
        () => {
          refresh.perform()
          if (!isKept || !App || !refresh.isSame(drawn, App)) root.draw(wrapped, isAnew)
        },
        // State that no longer fits its hooks is one reason to throw: the second try is without it.
        () => root.draw(wrapped, true),
      ])
      drawn = App
      drawnAround = around.join()
      await painted()
      latest = revision
      const isBlank = !root.hasThrown && !hasPainted(document.body)
      host.painted(revision, root.hasThrown ? 'thrown' : isBlank ? 'blank' : 'painted')
      if (isBlank) void watchLate(revision)
    },
  }

  /** What shows itself a moment later is told then, so that nothing waits for it. */
  async function watchLate(revision: number): Promise<void> {
    for (let look = 0; look < LATE_LOOKS; look++) {
      await new Promise(resolve => setTimeout(resolve, Math.min(LATE_MOST_MS, LATE_FIRST_MS * 2 ** look)))
      if (latest !== revision || root.hasThrown) return
      if (hasPainted(document.body)) return host.painted(revision, 'painted')
    }
  }

  function inProvider(node: ReactModule.ReactNode, one: Around): ReactModule.ReactNode {
    const { specifier, component, props } = MISSING_PROVIDERS[one]
    const from = cache.proxy(specifier)
    const given = Object.fromEntries(Object.entries(props).map(([prop, name]) => [prop, from[name]]))
    return React.createElement(from[component] as ReactModule.ComponentType<object>, given, node)
  }
}

/** Most of what fades in has begun to by the next frame. */
const LATE_FIRST_MS = 30
const LATE_MOST_MS = 240
const LATE_LOOKS = 15

interface IconFactory {
  default(id: string, nodes: unknown): unknown
}

/** As the compiled page has it: a component of any name or none. */
const isDrawn = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)

function componentOf(exports: Record<string, unknown>): ReactModule.ComponentType | null {
  const found = [exports.default, exports.App, ...Object.values(exports)].find(isDrawn)
  return (found as ReactModule.ComponentType | undefined) ?? null
}

/** Animation frames never come to a frame that is off screen. */
const painted = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, 300)
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => resolve()
      channel.port2.postMessage(0)
    })
  })
