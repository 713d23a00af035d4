import { sentenceOf } from '#client/api/call.ts'
import { useLinkKey, useUnlinkKey } from '#client/api/integrations.ts'
import { toast } from '#client/ui/toast.ts'
import type { Integration } from '#shared/integrations.ts'

/** Takes a key from the design, with the way back. */
export function useUnlink(patternId: string): {
  unlink(integration: Integration): Promise<void>
  isBusy: boolean
} {
  const { mutateAsync, isPending } = useUnlinkKey(patternId)
  const back = useLinkKey(patternId)
  const unlink = async ({ type, keyId, name }: Integration) => {
    try {
      await mutateAsync({ type, keyId })
      toast.success(`“${name}” does not serve this design any more.`, {
        action: {
          label: 'Undo',
          onClick: () =>
            void back
              .mutateAsync({ type, keyId })
              .catch((error: unknown) =>
                toast.error(`“${name}” could not be linked.`, { description: sentenceOf(error) }),
              ),
        },
      })
    } catch (error) {
      toast.error(`“${name}” could not be unlinked.`, { description: sentenceOf(error) })
    }
  }
  return { unlink, isBusy: isPending }
}
