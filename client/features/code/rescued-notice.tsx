import { useLocation } from 'wouter'
import { useKeepAsDesign } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useCopied } from '#client/lib/use-copied.ts'
import { useRescued } from '#client/room/working-copy/rescued-edits.ts'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import type { SourceFile } from '#shared/artifacts.ts'

interface RescuedNoticeProps {
  patternId: string
  /** The design's name, where it is known. */
  name: string
  /** Types them into the working copy again; null for people who may not. */
  putBack: ((files: SourceFile[]) => void) | null
}

/** What somebody typed and the room did not take: theirs to keep, until they say that they do not want it. */
export function RescuedNotice({ patternId, name, putBack }: RescuedNoticeProps) {
  const { files, forget } = useRescued(patternId)
  const [, navigate] = useLocation()
  const { isCopied, copy } = useCopied()
  const keep = useKeepAsDesign(patternId)
  if (files.length === 0) return null
  const keepAsDesign = () =>
    keep.mutate(
      { name: `${name} (my copy)`, files },
      {
        onSuccess: id => {
          forget()
          navigate(`/c/${id}`)
          toast.success('Your edits are a design of your own now.')
        },
        onError: error => toast.error(sentenceOf(error), { description: 'Your edits are still kept here.' }),
      },
    )
  const restore = () => {
    putBack?.(files)
    forget()
  }
  return (
    <section
      aria-label="Edits that were not taken"
      className="mx-2 mb-2 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-lg border border-amber-line bg-amber-wash px-4 py-2 text-sm text-amber"
    >
      <p className="min-w-0 text-pretty">
        Your edits in {namesOf(files)} were not taken. They are kept here.
      </p>
      <span className="flex flex-wrap items-center gap-1.5">
        {putBack ? (
          <Button size="sm" onClick={restore}>
            Put them back
          </Button>
        ) : (
          <Button size="sm" isBusy={keep.isPending} onClick={keepAsDesign}>
            Keep as a design of my own
          </Button>
        )}
        <Button size="sm" look="quiet" onClick={() => void copy(textOf(files))}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button size="sm" look="quiet" onClick={forget}>
          Throw away
        </Button>
      </span>
    </section>
  )
}

const namesOf = ([first, ...others]: SourceFile[]): string =>
  others.length === 0 ? (first?.name ?? '') : `${first?.name} and ${others.length} more`

const textOf = (files: SourceFile[]): string =>
  files.length === 1
    ? (files[0]?.code ?? '')
    : files.map(({ name, code }) => `/* ${name} */\n${code}`).join('\n\n')
