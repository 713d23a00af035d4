import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type Plans, usePlans } from '#client/api/billing.ts'
import { sentenceOf } from '#client/api/call.ts'
import { ROUTES } from '#client/routes.ts'
import { Button, buttonLook } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

interface PlanDialogProps {
  title: string
  about?: string
  /** Wide enough for plans side by side. */
  isWide?: boolean
  onClose(): void
  children(plans: Plans): ReactNode
}

/** What the dialogs about plans have in common: they wait for the plans. */
export function PlanDialog({ title, about, isWide = false, onClose, children }: PlanDialogProps) {
  const plans = usePlans()
  return (
    <Dialog title={title} about={about} isOpen onClose={onClose} width={isWide ? 'lg' : 'md'}>
      <div className="mt-5 flex flex-col gap-5">
        {plans.isError && (
          <LoadFailed
            what="The plans could not be loaded."
            why={sentenceOf(plans.error)}
            onRetry={() => void plans.refetch()}
          />
        )}
        {plans.isPending && (
          <div role="status" aria-label="Loading the plans" className="flex flex-col gap-5">
            <Skeleton className="h-24 rounded-lg" />
            <Skeleton className="h-48 rounded-lg" />
          </div>
        )}
        {plans.data && children(plans.data)}
        <div className="flex flex-wrap justify-end gap-2">
          <Link href={ROUTES.credits} onClick={onClose} className={buttonLook('plain')}>
            See credits
          </Link>
          <Button onClick={onClose}>Got it</Button>
        </div>
      </div>
    </Dialog>
  )
}
