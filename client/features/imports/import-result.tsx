import { Button } from '#client/ui/button.tsx'
import { LeftOutList } from '#client/ui/left-out-list.tsx'
import { byReason, type LeftOut, leftOutCount } from '#shared/imports.ts'

interface ImportResultProps {
  leftOut: readonly LeftOut[]
  onOpen(): void
}

/** What stayed behind, before the design is seen. */
export function ImportResult({ leftOut, onOpen }: ImportResultProps) {
  const groups = byReason(leftOut)
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">
        The design is there. {leftOutCount(groups)}. This list stays in its chat.
      </p>
      <section
        aria-label="Left out"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus alone.
        tabIndex={0}
        className="mt-4 max-h-[45vh] overflow-y-auto rounded-md border border-line bg-sunken p-3"
      >
        <LeftOutList groups={groups} />
      </section>
      <div className="mt-5 flex justify-end">
        <Button look="primary" ref={focus} onClick={onOpen}>
          Open the design
        </Button>
      </div>
    </>
  )
}

/** The dialog is open already, and what had the focus in it is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus()
