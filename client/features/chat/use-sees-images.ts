import { useSession } from '#client/api/users.ts'
import { useStored } from '#client/lib/stored.ts'
import { useRoomId } from '#client/room/room-provider.tsx'
import { composingOf } from '#client/state/composing.ts'

/** As the server names it, which the page learns with the session. */
const DESIGNER = 'Built-in designer'

/** Whether what answers the next message can look at pictures: the built-in designer reads words alone. */
export function useSeesImages(): boolean {
  const [{ mode }] = useStored(composingOf(useRoomId()))
  const { data } = useSession()
  return data?.server.models[mode] !== DESIGNER
}
