export interface CopyRow {
  nodeId: string
  artifactId: string
  /** The version that was copied; null once it is no more. */
  patternId: string | null
  major: number | null
  minor: number | null
}

/** The nodes of a canvas that began as copies, each with the version it is of. */
export async function listCopies(d1: D1Database, spaceId: string): Promise<CopyRow[]> {
  const { results } = await d1
    .prepare(
      `select node.node_id as nodeId, version.id as artifactId, source.pattern_id as patternId, source.major, source.minor
      from space_nodes node
      join artifacts version on version.pattern_id = node.pattern_id and version.kind = 'fork'
      left join artifacts source on source.id = version.parent_id
      where node.space_id = ?1 and node.removed_at is null order by node.created_at, node.node_id`,
    )
    .bind(spaceId)
    .all<CopyRow>()
  return results
}
