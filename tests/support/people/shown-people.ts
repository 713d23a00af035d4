import { Window } from 'happy-dom'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { RoomConnection } from '#client/room/transport/room-connection.ts'

/** Shows what brings the others into a connection's presence, as its provider does in a page, until it is destroyed. */
export function showPeople(connection: RoomConnection): RoomConnection {
  const { People, doc } = connection
  if (!People) return connection
  const page = new Window()
  // React asks it for the event that it renders for, also after the last test: it stays.
  globalThis.window ??= page as unknown as typeof globalThis.window
  const root = createRoot(page.document.createElement('div') as unknown as Element)
  root.render(createElement(People))
  doc.once('destroy', () => root.unmount())
  return connection
}
