import { expect, test } from 'vitest'
import type { RunRoom } from '#server/generation/run/room.ts'
import type { RunRequest } from '#server/generation/run/runs-store.ts'
import { startRun } from '#server/generation/run/start.ts'
import type { RoomVersions } from '#server/rooms/editor/versions.ts'
import { editsHere } from '#tests/support/edits-here.ts'

test('design §7: a version that was being saved while a run began is what it begins with', async () => {
  let activeArtifactId = 'before'
  // Another save was in front in the queue; this one then had nothing to save.
  const versions = {
    pattern: async () => ({ activeArtifactId }),
    saveWorkingCopy: async () => {
      activeArtifactId = 'saved'
      return null
    },
  } as unknown as RoomVersions
  const room = {
    env: {},
    patternId: () => 'pattern',
    workingCopy: { snapshot: async () => ({ files: [], state: null }) },
  } as unknown as RunRoom
  const request = { references: [], components: [], userItemId: 'item' } as unknown as RunRequest
  const { baseId, pattern } = await startRun(room, versions, request, editsHere())
  expect(baseId).toBe('saved')
  expect(pattern.activeArtifactId).toBe('saved')
})
