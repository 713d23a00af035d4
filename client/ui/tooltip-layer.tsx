import { clsx } from 'clsx'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { tooltips } from '#client/ui/tooltip.tsx'

const AFTER_MS = 450
/** From one control to the next the text comes at once. */
const AT_ONCE_MS = 200
const GAP_PX = 6
const EDGE_PX = 8

/** Shows the tooltip of the control that is pointed at, or that the keyboard has reached. */
export function TooltipLayer() {
  const target = useControl()
  const tooltip = target && tooltips.get(target)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  // A place is known once the text has a size.
  useLayoutEffect(() => {
    if (!target || !tooltip || !box.current) return
    const { left, top } = placeOf(target.getBoundingClientRect(), box.current, tooltip.side)
    box.current.style.transform = `translate(${left}px, ${top}px)`
  }, [target, tooltip])
  // Its name is said anyway; only what goes beyond that is a description.
  useEffect(() => {
    if (!target || !tooltip || tooltip.text === target.getAttribute('aria-label')) return
    target.setAttribute('aria-describedby', id)
    return () => target.removeAttribute('aria-describedby')
  }, [target, tooltip, id])
  if (!tooltip) return null
  return createPortal(
    <div
      ref={box}
      id={id}
      role="tooltip"
      className={clsx(
        'pointer-events-none fixed top-0 left-0 z-50 w-max max-w-64 animate-fade',
        'rounded-sm bg-ink px-2 py-1 text-xs text-ground shadow-2',
      )}
    >
      {tooltip.text}
    </div>,
    document.body,
  )
}

function useControl(): Element | null {
  const [target, setTarget] = useState<Element | null>(null)
  // One listener for the page instead of six for every control.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let shownUntil = Number.NEGATIVE_INFINITY
    let current: Element | null = null
    const show = (next: Element | null) => {
      clearTimeout(timer)
      if (current) shownUntil = performance.now()
      current = next
      setTarget(next)
    }
    const hide = () => show(null)
    const over = ({ target: at, pointerType }: PointerEvent) => {
      const control = pointerType !== 'touch' && at instanceof Element ? at.closest('[data-tooltip]') : null
      if (control === current) return
      hide()
      if (!control) return
      const wait = performance.now() - shownUntil < AT_ONCE_MS ? 0 : AFTER_MS
      timer = setTimeout(() => mayShow(control) && show(control), wait)
    }
    const focused = ({ target: at }: FocusEvent) => {
      const control = at instanceof Element ? at.closest('[data-tooltip]') : null
      show(control?.matches(':focus-visible') ? control : null)
    }
    const pressed = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
    const page = new AbortController()
    const { signal } = page
    document.addEventListener('pointerover', over, { signal })
    document.addEventListener('pointerdown', hide, { signal, capture: true })
    document.addEventListener('focusin', focused, { signal })
    document.addEventListener('focusout', hide, { signal })
    document.addEventListener('keydown', pressed, { signal, capture: true })
    document.addEventListener('scroll', hide, { signal, capture: true, passive: true })
    document.documentElement.addEventListener('pointerleave', hide, { signal })
    return () => {
      clearTimeout(timer)
      page.abort()
    }
  }, [])
  return target
}

/** What it opens says more than its tooltip, which would lie over that. */
const mayShow = (control: Element): boolean =>
  control.isConnected && control.getAttribute('aria-expanded') !== 'true'

function placeOf(at: DOMRect, { offsetWidth, offsetHeight }: HTMLElement, side: 'top' | 'bottom') {
  const left = at.left + (at.width - offsetWidth) / 2
  const above = at.top - GAP_PX - offsetHeight
  const below = at.bottom + GAP_PX
  const isBelow = side === 'bottom' ? below + offsetHeight <= innerHeight - EDGE_PX : above < EDGE_PX
  return {
    left: Math.round(Math.max(EDGE_PX, Math.min(left, innerWidth - offsetWidth - EDGE_PX))),
    top: Math.round(isBelow ? below : above),
  }
}
