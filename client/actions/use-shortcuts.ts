import { useEffect, useRef } from 'react'
import { type Action, isShown } from '#client/actions/action.ts'
import { arePressed, isTyping } from '#client/lib/keys.ts'
import { toast } from '#client/ui/toast.ts'

const DIALOG = '[role="dialog"],[role="alertdialog"]'

/** Does what the keys of these actions are pressed for, wherever they are not somebody else's. */
export function useShortcuts(actions: readonly Action[]): void {
  const latest = useRef(actions)
  latest.current = actions
  // The keys belong to the whole page.
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const action = latest.current
        .filter(isShown)
        .find(({ keys }) => keys?.some(key => arePressed(key, event)))
      if (!action || (hasItsOwn(event.target) && !action.isKeyedEverywhere)) return
      event.preventDefault()
      press(action)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

function press({ name, whyNot, isBusy, run, focus }: Action): void {
  // Nothing on the screen says why these keys do nothing.
  if (whyNot) return void toast(name, { description: `${whyNot}.` })
  if (isBusy) return
  run()
  focus?.()
}

const hasItsOwn = (target: EventTarget | null): boolean =>
  isTyping(target) || (target instanceof Element && target.closest(DIALOG) !== null)
