import type { Action } from '#client/actions/action.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { KeyCaps } from '#client/ui/key-caps.tsx'
import { PLACES, type Shortcut } from './shortcuts.ts'

interface ShortcutsDialogProps {
  actions: readonly Action[]
  onClose(): void
}

/** The keys of the actions, and those of each place in the editor. */
export function ShortcutsDialog({ actions, onClose }: ShortcutsDialogProps) {
  const everywhere = { place: 'Everywhere', shortcuts: [...keyed(actions), ESCAPE] }
  return (
    <Dialog title="Keyboard shortcuts" width="lg" isOpen onClose={onClose}>
      <div className="mt-4 gap-10 sm:columns-2">
        {[everywhere, ...PLACES].map(({ place, shortcuts }) => (
          <section key={place} aria-label={place} className="mb-5 break-inside-avoid">
            <h3 className="text-xs font-medium text-ink-faint">{place}</h3>
            <dl className="mt-1">
              {shortcuts.map(({ keys, does }) => (
                <div
                  key={does}
                  className="flex min-h-8 items-center border-b border-line text-sm last:border-0"
                >
                  <dt className="order-2 ml-auto flex items-center">
                    {keys.map((key, at) => (
                      <span key={key} className="flex items-center">
                        {at > 0 && <span className="-mr-2 pl-2 text-xs text-ink-faint">or</span>}
                        <KeyCaps keys={key} />
                      </span>
                    ))}
                  </dt>
                  <dd className="text-ink-soft">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** Escape does more than the one action that has it. */
const ESCAPE: Shortcut = { keys: ['Esc'], does: 'Close what is open, else stop the generation' }

const keyed = (actions: readonly Action[]): Shortcut[] =>
  actions.flatMap(({ keys, name }) => (keys && !keys.includes('Esc') ? [{ keys, does: name }] : []))
