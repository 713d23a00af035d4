import type { Bindings } from '#server/bindings.ts'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import { addLink, findLink, type HostLink } from '#server/features/code-host/links-queries.ts'
import { inTime } from '#server/features/code-host/sync/in-time.ts'
import { openLink } from '#server/features/code-host/sync/open-link.ts'
import { pushVersion, type VersionToPush } from '#server/features/code-host/sync/push-version.ts'
import type { SyncResult } from '#shared/code-host.ts'
import { newId } from '#shared/ids.ts'
import { MemoryBucket } from '#tests/support/product/memory-bucket.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'
import type { HostDouble } from './host-double.ts'
import type { RepositoryMade } from './repositories.ts'

type Files = Record<string, string>

/** A link as rooms sync it, in this process: real git over real HTTP, SQLite and the product's own code in between. */
export class LinkedRepository {
  readonly host: HostDouble
  readonly repository: RepositoryMade
  readonly env: Bindings
  readonly patternId = newId()
  #version = 0
  #artifactOf = new Map<string, ArtifactRow>()

  private constructor(host: HostDouble, repository: RepositoryMade) {
    this.host = host
    this.repository = repository
    this.env = {
      ...host.settings('pkcs8'),
      ...{ AUTH_SECRET: 'x'.repeat(32), VAULT_SECRET: 'y'.repeat(32), LOG_FORMAT: 'off' },
      ...{ DB: sqliteD1(), FILES: new MemoryBucket().r2 },
    } as unknown as Bindings
  }

  static async of(host: HostDouble, folder = '', repository?: RepositoryMade): Promise<LinkedRepository> {
    const made = repository ?? host.repositories.make('ada', newId())
    const all = [...host.accounts.installations.values()]
    const installation =
      all.find(({ account }) => account === made.owner) ?? host.accounts.install(made.owner, ['ada'])
    const linked = new LinkedRepository(host, made)
    const { DB } = linked.env
    await DB.prepare(
      "insert into user (id, name, email, email_verified, created_at, updated_at) values ('ada', 'Ada', 'ada@example.org', 0, 0, 0)",
    ).run()
    await DB.prepare(
      "insert into patterns (id, owner_id, name, access, design_system, styling, created_at, updated_at) values (?, 'ada', 'A design', 'private', 'shadcn', 'tailwind', 0, 0)",
    )
      .bind(linked.patternId)
      .run()
    await addLink(DB, {
      ...{ patternId: linked.patternId, installationId: installation.id, repositoryId: made.id },
      ...{ fullName: `${made.owner}/${made.name}`, avatarUrl: '', branch: 'main', folder, linkedBy: 'ada' },
    })
    return linked
  }

  async link(): Promise<HostLink> {
    return (await findLink(this.env.DB, this.patternId))!
  }

  /** A sync of a version with these files; the same files are the same version. */
  push(
    files: Files,
    more: Partial<Pick<VersionToPush, 'sideBranch' | 'seenHead'>> = {},
  ): Promise<SyncResult> {
    const key = JSON.stringify(files)
    const artifact = this.#artifactOf.get(key) ?? this.#newArtifact(key)
    return inTime(async signal => {
      const open = await openLink(this.env, this.patternId, signal)
      const top = open.link.folder === '' ? '' : `${open.link.folder}/`
      return pushVersion(open, {
        ...{ artifact, message: `v${artifact.version.major}`, sideBranch: false, ...more },
        files: new Map(
          Object.entries(files).map(([path, text]) => [`${top}${path}`, new TextEncoder().encode(text)]),
        ),
        author: { name: 'Ada', email: 'ada@example.org', time: Math.floor(Date.now() / 1_000) },
      })
    })
  }

  #newArtifact(key: string): ArtifactRow {
    const artifact = { id: newId(), version: { major: ++this.#version, minor: 0 } } as ArtifactRow
    this.#artifactOf.set(key, artifact)
    return artifact
  }

  /** Commits that no branch leads to any more. */
  lost(commits: readonly string[]): string[] {
    const kept = new Set(this.host.repositories.git(this.repository.id, 'rev-list', '--all').split('\n'))
    return commits.filter(id => !kept.has(id))
  }

  get faults(): string {
    return this.host.repositories.faults(this.repository.id)
  }
}
