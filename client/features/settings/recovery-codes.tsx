import { useCopied } from '#client/lib/use-copied.ts'
import { Button } from '#client/ui/button.tsx'

/** Shown once, and nowhere again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const { isCopied, copy } = useCopied()
  return (
    <div
      role="status"
      className="flex flex-col gap-3 rounded-lg border border-accent-line bg-accent-wash p-4"
    >
      <p className="text-base font-medium">Keep these recovery codes</p>
      <p className="text-sm text-pretty text-ink-soft">
        Each logs you in once when your phone is not at hand. They are not shown again.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-sm">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button look="primary" autoFocus onClick={() => void copy(codes.join('\n'))}>
          {isCopied ? 'Copied' : 'Copy the codes'}
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  )
}
