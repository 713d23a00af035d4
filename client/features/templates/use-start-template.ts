import { useState } from 'react'
import { useLocation } from 'wouter'
import { useHomePreset } from '#client/actions/use-home-preset.ts'
import { useOwnAccount } from '#client/actions/use-own-account.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useCreatePattern } from '#client/api/patterns.ts'
import { toast } from '#client/ui/toast.ts'

/** A design of one's own that begins with a template; an account is made on the way if there is none. */
export function useStartTemplate(): { start(templateId: string): void; starting: string | null } {
  const [, navigate] = useLocation()
  const account = useOwnAccount()
  const create = useCreatePattern()
  const preset = useHomePreset(true)
  const [starting, setStarting] = useState<string | null>(null)

  const begin = async (templateId: string) => {
    if (!(await account.ensure())) return
    const customId = preset.chosen.custom?.id
    const { id } = await create.mutateAsync({ templateId, ...(customId && { customId }) })
    toast.dismiss()
    navigate(`/c/${id}`)
  }

  const start = (templateId: string) => {
    if (starting !== null) return
    setStarting(templateId)
    begin(templateId)
      .catch((error: unknown) => {
        if (account.wasMissing(error)) return
        toast.error('The template could not be opened.', { description: sentenceOf(error) })
      })
      .finally(() => setStarting(null))
  }
  return { start, starting }
}
