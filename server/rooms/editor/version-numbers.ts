import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'

export type VersionNumber = ArtifactRow['version']

/**
 * The numbers a room has given to its versions, each once. A run gets its number when its card is first shown, and
 * whatever is saved meanwhile gets a later one; a run that was stopped keeps its number, since its card goes on showing it.
 */
export class VersionNumbers {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(`create table if not exists version_numbers(
      artifact_id text primary key, major integer not null, minor integer not null, unique (major, minor))`)
  }

  /**
   * The number of this version, the same however often it is asked for: one more than the newest, or a part of it when
   * only components were changed. `latest` is the newest version on record.
   */
  give(artifactId: string, latest: VersionNumber, isMinor: boolean): VersionNumber {
    const given = this.#select('where artifact_id = ?', artifactId)[0]
    if (given) return given
    const next = isMinor && latest.major > 0 ? this.#nextMinor(latest) : this.#nextMajor(latest)
    this.#sql.exec('insert into version_numbers values (?, ?, ?)', artifactId, next.major, next.minor)
    return next
  }

  /** Nobody is shown it any more, and no version has it. */
  giveBack(artifactId: string): void {
    this.#sql.exec('delete from version_numbers where artifact_id = ?', artifactId)
  }

  #nextMajor(latest: VersionNumber): VersionNumber {
    const [given] = this.#select('order by major desc limit 1')
    return { major: Math.max(latest.major, given?.major ?? 0) + 1, minor: 0 }
  }

  #nextMinor({ major, minor }: VersionNumber): VersionNumber {
    const [given] = this.#select('where major = ? order by minor desc limit 1', major)
    return { major, minor: Math.max(minor, given?.minor ?? 0) + 1 }
  }

  #select(where: string, ...values: (string | number)[]): VersionNumber[] {
    const rows = this.#sql.exec<Record<string, number>>(
      `select major, minor from version_numbers ${where}`,
      ...values,
    )
    return [...rows].map(row => ({ major: Number(row.major), minor: Number(row.minor) }))
  }
}
