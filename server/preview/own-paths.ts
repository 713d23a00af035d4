import type { Caller } from '#server/auth/caller.ts'
import type { Bindings } from '#server/bindings.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import type { Publication } from '#server/features/publish/publications-queries.ts'
import type { Level } from '#shared/access.ts'

/** Which address of a design was asked: below the preview domain, or a domain of its owner. */
export type Site = { kind: 'preview' } | { kind: 'domain'; host: string }

/** A request to the host of a design, with who asks it. */
export interface HostAsked {
  request: Request
  url: URL
  env: Bindings
  pattern: PatternRow
  site: Site
  /** By the pass for previews: on a domain of its owner everybody is a stranger. */
  caller: Caller
  level: Level | null
  /** What everybody sees of the design at the address that was asked; null where nothing is published, or a preview is asked for. */
  publication: Publication | null
}

/** What the host of a design answers itself, beside the pages of the design. */
export interface OwnPath {
  /** The whole path, or its beginning where it ends with a slash or a star. */
  path: string
  methods: readonly ('GET' | 'POST')[]
  /** Whoever sees the page (level, publication, password), or everybody who asks. */
  may: 'see the page' | 'ask'
  answer(asked: HostAsked): Promise<Response>
}
