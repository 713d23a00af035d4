import { useRunningRequest } from '#client/room/document/meta-hooks.ts'
import { useItem } from '../thread/item-context.ts'

/** False where an answer has ended without a version: what its steps changed is in no design. */
export function useHasMadeVersion(): boolean {
  const { artifactId, requestId } = useItem()
  const running = useRunningRequest()
  return artifactId !== null || running === requestId
}
