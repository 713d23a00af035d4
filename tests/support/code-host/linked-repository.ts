import type { Bindings } from '#server/bindings.ts'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import type { Signature } from '#server/features/code-host/git/objects.ts'
import { addLink, findLink, type HostLink } from '#server/features/code-host/links-queries.ts'
import { inTime } from '#server/features/code-host/sync/in-time.ts'
import { openLink } from '#server/features/code-host/sync/open-link.ts'
import { pushVersion, type VersionToPush } from '#server/features/code-host/sync/push-version.ts'
import { versionsSince } from '#server/features/code-host/sync/versions-since.ts'
import type { SyncResult } from '#shared/code-host.ts'
import { AppError } from '#shared/errors.ts'
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
  readonly #made = new Map<string, { artifact: ArtifactRow; files: Files | null; by: string }>()

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
    const artifact = this.make(files)
    return inTime(async signal => {
      const open = await openLink(this.env, this.patternId, signal)
      const top = open.link.folder === '' ? '' : `${open.link.folder}/`
      const inFolder = (those: Files) =>
        new Map(
          Object.entries(those).map(([path, text]) => [`${top}${path}`, new TextEncoder().encode(text)]),
        )
      const all = [...this.#made.values()].map(each => each.artifact)
      return pushVersion(open, {
        ...{ artifact, files: inFolder(files), committer: this.#by('Ada'), sideBranch: false, ...more },
        since: async (has, isFirst) =>
          versionsSince(all, artifact, has, isFirst).map(({ artifact: { id, version }, upTo }) => {
            const { files: those, by } = [...this.#made.values()].find(each => each.artifact.id === id)!
            return {
              ...{ artifactId: id, upTo, author: this.#by(by), message: `v${version.major}` },
              files: async () => {
                if (those === null) throw new AppError('too_large')
                return inFolder(those)
              },
            }
          }),
      })
    })
  }

  /** A version of these files, or the one that has them; of null, one that cannot be made any more. */
  make(files: Files | null, by = 'Ada'): ArtifactRow {
    const key = JSON.stringify(files)
    const version = { major: this.#made.size + 1, minor: 0 }
    const made = this.#made.get(key) ?? { artifact: { id: newId(), version } as ArtifactRow, files, by }
    this.#made.set(key, made)
    return made.artifact
  }

  #by(name: string): Signature {
    return { name, email: `${name.toLowerCase()}@example.org`, time: Math.floor(Date.now() / 1_000) }
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
