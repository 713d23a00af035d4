import { z } from 'zod'
import type { Around } from '#shared/compile/missing-providers.ts'

/** One file of a design as a live frame runs it. */
const liveModuleSchema = z.object({
  /** Its path in the design: `components/hero.tsx`. */
  id: z.string(),
  /** The body of a function of `require`, `module`, `exports` and `$register`; lines stand as in the source. */
  code: z.string(),
  /** What each `require` means: the id of a module, `package:<specifier>` or `missing:<path>`. */
  links: z.record(z.string(), z.string()),
  /** Imports whose default is called as a component is: `import Chart from …`. */
  drawn: z.array(z.string()),
  /** The hooks its own hooks call: whoever uses them starts anew when these change. */
  hooks: z.string(),
})
export type LiveModule = z.infer<typeof liveModuleSchema>

/** A package as a frame loads it. */
const livePackageSchema = z.object({
  specifier: z.string(),
  /** Its file below `/vendor/`, on whatever host the frame knows; null where nothing serves it, and a stub is shown. */
  file: z.string().nullable(),
  /** Icons of lucide-react by exported name: icon id and the source of its node list. */
  icons: z.record(z.string(), z.tuple([z.string(), z.string()])).optional(),
  /** Names of radix-ui and the file of the single primitive each one is. */
  parts: z.record(z.string(), z.string()).optional(),
  /** Names of an address inside of a package: the specifier and the name that each one is there. */
  aliases: z.record(z.string(), z.tuple([z.string(), z.string()])).optional(),
})
export type LivePackage = z.infer<typeof livePackageSchema>

/** What changed since the update before: nothing else is sent. */
export const liveUpdateSchema = z.object({
  revision: z.number().int(),
  /** The frame forgets everything it was sent before. */
  isFresh: z.boolean(),
  entry: z.string(),
  modules: z.array(liveModuleSchema),
  packages: z.array(livePackageSchema),
  /** The whole style sheet; null when it is as it was. */
  css: z.string().nullable(),
  /** What stands around the design, from the inside out. */
  around: z.array(z.enum(['router', 'tooltip', 'chakra'] satisfies Around[])),
})
export type LiveUpdate = z.infer<typeof liveUpdateSchema>

export interface LiveProblem {
  message: string
  file: string | null
  line: number | null
}

/** What the page of a live frame tells its runtime. */
export interface LiveConfig {
  /** Where vendored files lie, for this frame: the only host its policy lets it load packages from. */
  vendorUrl: string
  /** Files below it that are loaded before anything asks for them. */
  warm: string[]
}

export const packageLink = (specifier: string): string => `package:${specifier}`
export const missingLink = (path: string): string => `missing:${path}`
