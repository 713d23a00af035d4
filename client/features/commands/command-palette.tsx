import { clsx } from 'clsx'
import { Command as Cmdk } from 'cmdk'
import { Search } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef } from 'react'
import type { Action } from '#client/actions/action.ts'
import { KeyCaps } from '#client/ui/key-caps.tsx'

interface CommandPaletteProps {
  actions: readonly Action[]
  onClose(): void
}

/** Actions by their names. */
export function CommandPalette({ actions, onClose }: CommandPaletteProps) {
  const groups = [...new Set(actions.map(({ group }) => group))]
  const taken = useRef<Action | null>(null)
  return (
    <Radix.Root open onOpenChange={open => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={event => {
            if (!taken.current?.focus) return
            event.preventDefault()
            taken.current.focus()
          }}
          className="fixed top-[12vh] left-1/2 z-40 w-[calc(100%-2rem)] max-w-xl -translate-x-1/2 animate-fade overflow-hidden rounded-xl border border-line bg-raised shadow-3 outline-none"
        >
          <Radix.Title className="sr-only">Commands</Radix.Title>
          {/* Without the letters, which would take Mod+K for a step upwards. */}
          <Cmdk label="Commands" loop vimBindings={false}>
            <div className="flex items-center gap-2.5 border-b border-line px-4">
              <Search aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
              <Cmdk.Input
                placeholder="What do you want to do?"
                className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-faint pointer-coarse:text-md"
              />
            </div>
            <Cmdk.List className="max-h-[min(60vh,26rem)] overflow-y-auto overscroll-contain p-1.5">
              <Cmdk.Empty className="px-3 py-8 text-center text-sm text-ink-soft">
                No action has this name.
              </Cmdk.Empty>
              {groups.map(group => (
                <Cmdk.Group key={group} heading={group} className={GROUP}>
                  {actions
                    .filter(action => action.group === group)
                    .map(action => (
                      <Choice
                        key={action.id}
                        action={action}
                        onTake={() => {
                          taken.current = action
                          onClose()
                          action.run()
                        }}
                      />
                    ))}
                </Cmdk.Group>
              ))}
            </Cmdk.List>
          </Cmdk>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Choice({ action, onTake }: { action: Action; onTake(): void }) {
  const { name, icon, words, keys, whyNot, isBusy } = action
  const isOff = Boolean(whyNot) || isBusy === true
  return (
    <Cmdk.Item
      value={name}
      keywords={words && [...words]}
      // It keeps its place among the keys' stops, so that everybody hears why it does nothing.
      onSelect={isOff ? undefined : onTake}
      className={clsx(
        'flex min-h-9 cursor-default items-center gap-3 rounded-md px-2.5 py-1.5 text-sm select-none data-[selected=true]:bg-hover pointer-coarse:min-h-11',
        isOff && 'text-ink-soft',
      )}
    >
      <span className="text-ink-faint [&>svg]:size-4">{icon}</span>
      <span className="grid">
        {name}
        {whyNot && <span className="text-xs text-ink-faint">{whyNot}</span>}
      </span>
      {keys?.[0] && <KeyCaps keys={keys[0]} />}
    </Cmdk.Item>
  )
}

const GROUP =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-faint'
