import { type KeyboardEvent, useState } from 'react'
import { useMe } from '#client/api/users.ts'
import { textOf } from '#client/room/document/chat-hooks.ts'
import { useRoom } from '#client/room/document/room-provider.tsx'
import { chatOf } from '#room-schema/editor-room.ts'
import { type HistoryPlace, stepHistory } from './prompt-history.ts'

/** One's own messages by the arrow keys; true when the key was for that. */
export function usePromptHistory(
  text: string,
  setText: (text: string) => void,
): (event: KeyboardEvent) => boolean {
  const { doc } = useRoom()
  const me = useMe()
  const [place, setPlace] = useState<HistoryPlace | null>(null)
  return ({ key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent }) => {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return false
    if (shiftKey || altKey || ctrlKey || metaKey || nativeEvent.isComposing) return false
    const own = chatOf(doc)
      .toArray()
      .filter(item => item.get('role') === 'user' && item.get('userId') === me?.id)
    const sent = own.map(textOf).filter((message, at, all) => message !== '' && message !== all[at - 1])
    const next = stepHistory({ key, text, sent, place })
    if (!next) return false
    setPlace(next.place)
    setText(next.text)
    return true
  }
}
