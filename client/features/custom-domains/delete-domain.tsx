import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useDeleteDomain } from '#client/api/custom-domains.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import type { CustomDomain } from '#shared/custom-domains.ts'
import { MESSAGES } from '#shared/messages.ts'

export function DeleteDomain({ domain }: { domain: CustomDomain }) {
  const [isAsked, setAsked] = useState(false)
  const remove = useDeleteDomain(usePatternId())
  const name = domain.shownAs ?? domain.incoming
  const go = () =>
    // By then this button is gone.
    void remove.mutateAsync().then(
      () => toast.success(`${name} is not connected any more.`),
      (error: unknown) => toast.error(MESSAGES.deleteDomainFailed, { description: sentenceOf(error) }),
    )
  return (
    <div className="flex border-t border-line pt-5">
      <Button
        look="quiet"
        className="-ml-3 text-danger!"
        isBusy={remove.isPending}
        onClick={() => setAsked(true)}
      >
        Delete domain
      </Button>
      <Alert
        title={`Delete ${name}?`}
        text="Visitors of this domain do not see the design any more. The design and its own address stay as they are. To connect the domain again you set a new TXT record."
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        action={{ label: 'Delete domain', isDangerous: true, run: go }}
      />
    </div>
  )
}
