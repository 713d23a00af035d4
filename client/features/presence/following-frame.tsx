import { clsx } from 'clsx'
import { useAtom } from 'jotai'
import { usePeople } from '#client/room/presence/presence-hooks.ts'
import { followedAtom } from '#client/state/following.ts'
import { Button } from '#client/ui/button.tsx'

/** Says whose steps this tab follows, and how to stop; `isRaised` above a box at the bottom of the page. */
export function FollowingFrame({ isRaised = false }: { isRaised?: boolean }) {
  const [followed, follow] = useAtom(followedAtom)
  const person = usePeople().find(other => other.id === followed)
  if (!person) return null
  return (
    <>
      <div
        aria-hidden="true"
        className="pointer-events-none fixed inset-0 z-30 border-3"
        style={{ borderColor: person.color }}
      />
      <div
        className={clsx(
          'pointer-events-none fixed inset-x-0 z-30 flex justify-center max-[899px]:bottom-36',
          isRaised ? 'bottom-32' : 'bottom-4',
        )}
      >
        <p
          role="status"
          className="pointer-events-auto flex animate-rise items-center gap-1 rounded-full py-0.5 pr-1 pl-3.5 text-sm font-medium text-white shadow-2"
          style={{ backgroundColor: person.color }}
        >
          Following {person.name}
          <Button
            look="quiet"
            size="sm"
            onClick={() => follow(null)}
            className="rounded-full! text-white! hover:bg-white/15!"
          >
            Stop
          </Button>
        </p>
      </div>
    </>
  )
}
