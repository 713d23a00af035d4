import { Link } from 'wouter'
import { useForceStop, useRoomInfo } from '#client/api/admin.ts'
import { sentenceOf } from '#client/api/call.ts'
import { Button, buttonLook } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { toast } from '#client/ui/toast.ts'
import type { RoomInfo } from '#shared/admin.ts'
import { exactly, Fact, FactGroup } from './facts.tsx'
import { LookedUp } from './looked-up.tsx'

interface RoomInfoDialogProps {
  patternId: string
  onClose(): void
}

/** A room in numbers, with the way into it. */
export function RoomInfoDialog({ patternId, onClose }: RoomInfoDialogProps) {
  const info = useRoomInfo(patternId)
  const stop = useForceStop(patternId)
  const forceStop = () => stop.mutate(undefined, { onError: error => toast.error(sentenceOf(error)) })
  return (
    <Dialog
      title="Room Info"
      about="Numbers and ids alone. That you looked is an entry the owner of the design reads."
      isOpen
      onClose={onClose}
    >
      <div className="mt-5">
        <LookedUp query={info} what="The room could not be asked.">
          {room => <Numbers room={room} />}
        </LookedUp>
      </div>
      <div className="mt-6 flex flex-wrap gap-2">
        <Link href={`/c/${patternId}`} onClick={onClose} className={buttonLook('plain')}>
          Open the live room
        </Link>
        {info.data && info.data.liveRooms.length > 0 && (
          <a href={LIVEBLOCKS_DASHBOARD} target="_blank" rel="noreferrer" className={buttonLook('plain')}>
            Liveblocks’ dashboard
          </a>
        )}
        <Button isBusy={info.isFetching} onClick={() => void info.refetch()}>
          Look again
        </Button>
        {info.data?.isAiGenerating && (
          <Button look="danger" isBusy={stop.isPending} onClick={forceStop}>
            Force stop
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Numbers({ room }: { room: RoomInfo }) {
  return (
    <>
      <FactGroup name="Room">
        <Fact name="Id" value={room.id} />
        <Fact name="Kind" value={room.kind} />
        <Fact name="Sockets" value={room.sockets} />
        <Fact name="Generating" value={room.isAiGenerating} />
        <Fact name="People" value={room.people.join(', ') || null} />
      </FactGroup>
      {room.liveRooms.length > 0 && (
        <FactGroup name="At Liveblocks">
          {room.liveRooms.map((name, at) => (
            <Fact key={name} name={room.documents[at]?.name ?? ''} value={name} />
          ))}
        </FactGroup>
      )}
      <FactGroup name="Documents">
        {room.documents.map(({ name, rows, bytes }) => (
          <Fact
            key={name}
            name={name}
            value={`${rows.toLocaleString('en-US')} rows, ${bytes.toLocaleString('en-US')} bytes`}
          />
        ))}
      </FactGroup>
      <FactGroup name="Newest runs">
        {room.runs.length === 0 && <p className="text-sm text-ink-soft">None yet.</p>}
        {room.runs.slice(0, RUNS_SHOWN).map(run => (
          <Fact key={run.requestId} name={run.state} value={`${run.requestId} · ${exactly(run.startedAt)}`} />
        ))}
      </FactGroup>
    </>
  )
}

/** A room's own page there has the project in its address, which the key does not tell; its name finds it. */
const LIVEBLOCKS_DASHBOARD = 'https://liveblocks.io/dashboard'

/** The others are in Debug Info. */
const RUNS_SHOWN = 5
