// @vitest-environment happy-dom
import { useSetAtom } from 'jotai'
import { createElement, useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ShareDialog } from '#client/features/share/share-dialog.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { button, says, text } from '#tests/support/people/shown-sync.ts'

let shown: ReturnType<typeof showInRoom>
afterEach(() => shown.unmount())

const open = (canShare: boolean) => {
  const feedback = createElement('p', null, 'What visitors are asked')
  const Opened = ({ id }: { id: string }) => {
    const set = useSetAtom(openDialogAtom)
    useEffect(() => set({ kind: 'share' }), [set])
    return createElement(ShareDialog, { id, access: 'public', canShare, feedback })
  }
  const server = { preview: { mode: 'host', port: null, domain: 'localhost:5173' } }
  shown = showInRoom(id => createElement(Opened, { id }), {}, { server })
  return says('Copy link')
}

test('[S6] whoever may share sees the controls of password and feedback', async () => {
  await open(true)
  expect(button('Set password')).toBeDefined()
  expect(text()).toContain('What visitors are asked')
})

test('[S6] others see the link alone', async () => {
  await open(false)
  expect(button('Set password')).toBeUndefined()
  expect(text()).not.toContain('What visitors are asked')
})
