import { useCopied } from '#client/lib/use-copied.ts'
import { CopyField } from '#client/ui/copy-field.tsx'
import { toast } from '#client/ui/toast.ts'

/** A link with its copy button; where nothing may copy, it can be selected by hand. */
export function CopiedLink({ label, link }: { label: string; link: string }) {
  const { isCopied, copy } = useCopied()
  const take = async () => {
    if (!(await copy(link)))
      toast('Select the link and copy it by hand: this browser does not let the page copy.')
  }
  return <CopyField label={label} value={link} isCopied={isCopied} onCopy={() => void take()} />
}
