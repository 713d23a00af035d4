import { useCopied } from '#client/lib/use-copied.ts'
import { CopyField } from '#client/ui/copy-field.tsx'
import { toast } from '#client/ui/toast.ts'

export function InviteLink({ email, link }: { email: string; link: string }) {
  const { isCopied, copy } = useCopied()
  const take = async () => {
    if (!(await copy(link)))
      toast('Select the link and copy it by hand: this browser does not let the page copy.')
  }
  return (
    <CopyField
      label={`invitation link for ${email}`}
      value={link}
      isCopied={isCopied}
      onCopy={() => void take()}
    />
  )
}
