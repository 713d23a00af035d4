// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { patternKey, usePattern } from '#client/api/patterns.ts'
import { useSetAccess } from '#client/api/sharing.ts'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { failing, press, says } from '#tests/support/people/shown-sync.ts'

const ACCESS = 'POST /chatPattern/{id}/access'
let shown: ReturnType<typeof showInRoom>
afterEach(() => shown.unmount())

test('[S4] the access mode is changed at once, goes back where that failed, and is asked for again', async () => {
  let refuse: (answer: Response) => void = () => undefined
  const pattern = (id: string, access: string) => ({
    ...{ id, name: 'A design', starred: false, access, customId: null, spacePointer: null },
    config: { designSystem: 'html', styling: 'tailwind' },
    ...{ activeArtifactId: null, chatItems: [], isAiGenerating: false, previewHost: '' },
    permissionLevel: 'owner',
  })
  const Choice = ({ id }: { id: string }) => {
    const { mutate } = useSetAccess(id)
    const access = usePattern(id).data?.access
    return createElement('button', { type: 'button', onClick: () => mutate('private') }, `is ${access}`)
  }
  shown = showInRoom(
    id => createElement(Choice, { id }),
    {
      [ACCESS]: () => new Promise(answer => (refuse = answer)),
      'GET /chatPattern/{id}': () => pattern(shown.patternId, 'public'),
    },
    { known: id => [[patternKey(id), pattern(id, 'public')]] },
  )
  await press('is public')
  await says('is private')
  expect(shown.asked.at(-1)).toEqual([ACCESS, { access: 'private' }])
  const before = shown.asked.length
  refuse(failing('internal', 'The disk is full.'))
  await says('is public')
  expect(shown.asked.slice(before).map(([call]) => call)).toContain('GET /chatPattern/{id}')
})
