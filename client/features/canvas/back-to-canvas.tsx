import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'wouter'
import { Button } from '#client/ui/button.tsx'
import type { Pattern } from '#shared/patterns.ts'

/** To the board that a design stands on, at the place where one left it. */
export function BackToCanvas({ pointer }: { pointer: Pattern['spacePointer'] }) {
  const [, navigate] = useLocation()
  if (!pointer) return null
  return (
    <Button look="quiet" size="sm" onClick={() => navigate(`/s/${pointer.spaceRoomId}`)} className="ml-1">
      <ArrowLeft className="size-3.5" />
      <span className="max-md:sr-only">Back to Canvas</span>
    </Button>
  )
}
