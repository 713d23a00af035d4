import type { Pin } from '#shared/feedback.ts'
import { BUTTON_STYLE } from './button-style.ts'
import type { FromPage, ToPage } from './page-port.ts'
import { pickElement } from './pick-element.ts'

/** As in `shared/feedback.ts`, whose library stays out of every page. */
const FEEDBACK_PATH = '/_maquette/feedback'

/** The button "Feedback" on a shown page, and the form that it opens beside the design: in a frame, which no style or key of the design reaches. */
function start(artifactId: string | null): void {
  const host = document.createElement('maquette-feedback')
  const root = host.attachShadow({ mode: 'closed' })
  const style = document.createElement('style')
  style.textContent = BUTTON_STYLE
  const button = element('button', { type: 'button', class: 'open', 'aria-expanded': 'false' })
  button.textContent = 'Feedback'
  root.append(style, button)
  // Beside the body, which a design may replace, hide or make inert.
  document.documentElement.append(host)
  const panel = makePanel(artifactId, root, () => {
    button.setAttribute('aria-expanded', 'false')
    button.hidden = false
    button.focus()
  })
  button.addEventListener('click', () => {
    button.setAttribute('aria-expanded', 'true')
    // The form has a button of its own to close it, where this one would be.
    button.hidden = true
    panel.open()
  })
  // What the design does with keys and clicks is its own affair.
  for (const name of ['keydown', 'keyup', 'keypress', 'click', 'pointerdown', 'mousedown'])
    host.addEventListener(name, event => event.stopPropagation())
}

/** The form, loaded when it is opened first; what is typed in it stays while it is closed. */
function makePanel(artifactId: string | null, root: ShadowRoot, closed: () => void): { open(): void } {
  const panel = element('div', { class: 'panel', role: 'dialog', 'aria-label': 'Feedback' })
  const close = element('button', { type: 'button', class: 'close', 'aria-label': 'Close' })
  close.innerHTML = CROSS
  const frame = element('iframe', { title: 'Feedback' })
  panel.append(frame, close)
  const channel = new MessageChannel()
  const say = (message: FromPage) => channel.port1.postMessage(message)
  const place = () =>
    say({
      ...{ type: 'place', page: `${location.pathname}${location.hash}`.slice(0, 500) },
      viewport: { width: innerWidth, height: innerHeight },
    })
  const hide = () => {
    panel.hidden = true
    closed()
  }
  const point = async () => {
    panel.hidden = true
    const pin: Pin | null = await pickElement(root)
    panel.hidden = false
    frame.focus()
    say({ type: 'pinned', pin })
  }
  channel.port1.onmessage = ({ data }: MessageEvent<ToPage>) => {
    if (data.type === 'close') hide()
    if (data.type === 'point') void point()
    if (data.type === 'place') place()
  }
  let isConnected = false
  frame.addEventListener('load', () => {
    if (!isConnected && frame.contentWindow && frame.src)
      frame.contentWindow.postMessage('maquette-feedback', location.origin, [channel.port2])
    isConnected = true
    frame.focus()
    say({ type: 'focus' })
  })
  close.addEventListener('click', hide)
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  return {
    open() {
      panel.hidden = false
      if (panel.isConnected) {
        frame.focus()
        return say({ type: 'focus' })
      }
      const asked = new URLSearchParams({ page: location.pathname.slice(0, 500) })
      if (artifactId) asked.set('artifactId', artifactId)
      frame.src = `${FEEDBACK_PATH}?${asked}`
      root.append(panel)
    },
  }
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

const CROSS =
  '<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>'

// What it is made of stands above.
if (window.top === window) start(new URL(import.meta.url).searchParams.get('v'))
