import type { Pin } from '#shared/feedback.ts'
import { answersIn } from './form-answers.ts'
import { keepDraft } from './form-draft.ts'
import type { FromPage, ToPage } from './page-port.ts'

/** The form of feedback as people with scripts have it: nothing is loaded anew, and what was typed outlives any failure. */
start()

function start(): void {
  const form = document.querySelector('form')
  const problem = document.querySelector<HTMLElement>('[data-problem]')
  const thanks = document.querySelector<HTMLElement>('[data-thanks]')
  if (!form || !problem || !thanks) return
  const draft = keepDraft(form)
  const place = connectPage(form)
  let isSending = false
  const tell = (text: string) => {
    // Said anew, also where it is the same.
    problem.hidden = true
    problem.textContent = text
    problem.hidden = text === ''
    if (text !== '') problem.scrollIntoView({ block: 'nearest' })
  }
  const send = async () => {
    const answers = answersIn(form)
    if (answers.length === 0) return tell('Answer one question at least.')
    isSending = true
    const button = form.querySelector('.send')
    button?.setAttribute('aria-disabled', 'true')
    tell('')
    const failure = await post(form, answers, place())
    isSending = false
    button?.removeAttribute('aria-disabled')
    if (failure !== null) return tell(failure)
    draft.forget()
    form.hidden = true
    thanks.hidden = false
    thanks.querySelector('h1')?.focus()
  }
  form.addEventListener('submit', event => {
    event.preventDefault()
    if (!isSending) void send()
  })
}

interface Place {
  pin: Pin | null
  viewport: { width: number; height: number }
  page: string | null
}

/** Null when it is stored; else why not, in words. */
async function post(
  form: HTMLFormElement,
  answers: object[],
  { pin, viewport, page }: Place,
): Promise<string | null> {
  const value = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value || undefined
  const body = {
    ...{ answers, viewport, artifactId: value('artifactId'), requestId: value('requestId') },
    page: page ?? value('page'),
    ...(pin && { anchor: pin }),
  }
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return null
    const said = (await response.json().catch(() => null)) as { error?: { message?: string } } | null
    return said?.error?.message ?? 'This could not be sent. Try again in a moment; your words stay here.'
  } catch {
    return 'The server cannot be reached. Try again; your words stay here.'
  }
}

/** The page around the form, if there is one: where somebody is on it, and what they point at. */
function connectPage(form: HTMLFormElement): () => Place {
  const own = (): Place => ({ pin, page: null, viewport: { width: innerWidth, height: innerHeight } })
  let pin: Pin | null = null
  let around: Omit<Place, 'pin'> | null = null
  const row = form.querySelector<HTMLElement>('.pin')
  const point = form.querySelector<HTMLButtonElement>('[data-pin]')
  const pinned = form.querySelector<HTMLElement>('[data-pinned]')
  if (window.parent === window || !row || !point || !pinned) return own
  const show = () => {
    point.hidden = pin !== null
    pinned.hidden = pin === null
    const name = pinned.querySelector('span')
    if (name && pin) name.textContent = `About: ${pin.label || pin.tag}`
  }
  const opened = ({ data, ports: [port], source }: MessageEvent) => {
    if (source !== window.parent || data !== 'maquette-feedback' || !port) return
    removeEventListener('message', opened)
    const say = (message: ToPage) => port.postMessage(message)
    port.onmessage = (event: MessageEvent<FromPage>) => {
      const { data } = event
      if (data.type === 'place') around = { page: data.page, viewport: data.viewport }
      if (data.type === 'focus') form.querySelector('h1')?.focus()
      if (data.type !== 'pinned') return
      pin = data.pin ?? pin
      show()
      ;(pin ? pinned.querySelector('button') : point)?.focus()
    }
    row.hidden = false
    point.onclick = () => say({ type: 'point' })
    pinned.querySelector('button')?.addEventListener('click', () => {
      pin = null
      show()
      point.focus()
    })
    addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') say({ type: 'close' })
    })
    form.addEventListener('input', () => say({ type: 'place' }))
    say({ type: 'place' })
  }
  addEventListener('message', opened)
  return () => ({ ...own(), ...around, pin })
}
