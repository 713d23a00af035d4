import { fieldOf } from '#server/features/feedback/form-fields.ts'
import { escapeHtml } from '#server/preview/escape-html.ts'
import { ownPage } from '#server/preview/own-page.ts'
import type { HostAsked } from '#server/preview/own-paths.ts'
import {
  ANSWER_MAX_CHARACTERS,
  FEEDBACK_FORM_SCRIPT,
  FEEDBACK_PATH,
  type FeedbackQuestion,
} from '#shared/feedback.ts'
import { isId, newId } from '#shared/ids.ts'

interface Said {
  status: number
  problem: string
  /** What was typed. */
  fields: URLSearchParams
}

const TITLE = 'Feedback'

/** The form in which visitors answer; a page of its own, which works without scripts and stands in a frame of the design's pages. */
export function feedbackPage(
  { url }: Pick<HostAsked, 'url'>,
  questions: readonly FeedbackQuestion[],
  said?: Said,
): Promise<Response> {
  const beside = said?.fields ?? url.searchParams
  const given = (name: string): string => beside.get(name) ?? ''
  const page = given('page').startsWith('/') ? given('page') : ''
  const { origin } = url
  return ownPage({
    ...{ status: said?.status ?? 200, title: TITLE, style: STYLE, frameAncestors: ["'self'"] },
    policy: {
      'script-src': `${origin}${FEEDBACK_FORM_SCRIPT}`,
      'connect-src': `${origin}${FEEDBACK_PATH}`,
    },
    body: `<main>
<form method="post" action="${FEEDBACK_PATH}" aria-label="${TITLE}">
<h1 tabindex="-1">${TITLE}</h1>
<p>Your answers go to the people who make this page. Every question can be left out.</p>
<input type="hidden" name="artifactId" value="${escapeHtml(isId(given('artifactId')) ? given('artifactId') : '')}">
<input type="hidden" name="page" value="${escapeHtml(page)}">
<input type="hidden" name="requestId" value="${escapeHtml(given('requestId') || newId())}">
${questions.map(question => questionHtml(question, said?.fields.getAll(fieldOf(question)) ?? [])).join('\n')}
<div class="pin" hidden><button type="button" class="quiet" data-pin>Point at something on the page</button><p data-pinned hidden><span></span><button type="button" class="quiet" data-unpin>Remove</button></p></div>
<p role="alert" data-problem${said ? '' : ' hidden'}>${escapeHtml(said?.problem ?? '')}</p>
<button class="send">Send feedback</button>
</form>
<section data-thanks hidden>${THANKS}</section>
</main>
<script type="module" src="${FEEDBACK_FORM_SCRIPT}"></script>`,
  })
}

const THANKS = `<h1 tabindex="-1">Thank you</h1>
<p role="status">Your feedback has been sent.</p>`

export const thanksPage = (_: Pick<HostAsked, 'url'>): Promise<Response> =>
  ownPage({
    ...{ title: 'Thank you', style: STYLE, frameAncestors: ["'self'"] },
    body: `<main>${THANKS}</main>`,
  })

export const notAskingPage = (_: Pick<HostAsked, 'url'>): Promise<Response> =>
  ownPage({
    ...{ title: TITLE, style: STYLE, frameAncestors: ["'self'"] },
    body: `<main><h1>${TITLE}</h1><p>Nobody is asked for feedback here at the moment.</p></main>`,
  })

function questionHtml(question: FeedbackQuestion, given: readonly string[]): string {
  const name = fieldOf(question)
  const words = escapeHtml(question.question)
  if (question.type === 'text')
    return `<div class="question"><label for="${name}">${words}</label>
<textarea id="${name}" name="${name}" rows="3" maxlength="${ANSWER_MAX_CHARACTERS}" placeholder="${escapeHtml(question.placeholder ?? '')}">${escapeHtml(`\n${given[0] ?? ''}`)}</textarea></div>`
  if (question.type === 'multipleChoice') {
    const type = question.allowMultiple ? 'checkbox' : 'radio'
    const options = question.options.map(
      option =>
        `<label class="option"><input type="${type}" name="${name}" value="${escapeHtml(option)}"${given.includes(option) ? ' checked' : ''}><span>${escapeHtml(option)}</span></label>`,
    )
    return `<fieldset class="question"><legend>${words}</legend>
${question.allowMultiple ? '<p class="hint">Choose as many as you like.</p>' : ''}
${options.join('\n')}</fieldset>`
  }
  const { minValue, maxValue, minLabel, maxLabel } = question
  const values = Array.from({ length: maxValue - minValue + 1 }, (_, at) => minValue + at)
  const label = (value: number): string => {
    const meaning = value === minValue ? minLabel : value === maxValue ? maxLabel : ''
    return meaning ? ` aria-label="${value}, ${escapeHtml(meaning)}"` : ''
  }
  const ratings = values.map(
    value =>
      `<label><input type="radio" name="${name}" value="${value}"${label(value)}${given.includes(String(value)) ? ' checked' : ''}><span>${value}</span></label>`,
  )
  return `<fieldset class="question"><legend>${words}</legend>
<div class="ratings">${ratings.join('')}</div>
<div class="ends" aria-hidden="true"><span>${escapeHtml(minLabel)}</span><span>${escapeHtml(maxLabel)}</span></div></fieldset>`
}

const STYLE = `body{background:var(--surface)}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1.25rem 2rem}
form,.question{display:grid}
h1:focus{outline:0}
h1{padding-right:2.5rem}
fieldset{min-width:0;margin:0;padding:0;border:0}
.question{margin-top:1.5rem}
.question>label:not(.option),legend{margin-bottom:.5rem;padding:0;font-weight:550;overflow-wrap:anywhere}
.hint{margin:-.25rem 0 .5rem;font-size:.8125rem;line-height:1.25rem}
textarea{min-height:5.5rem;resize:vertical}
input[type=radio],input[type=checkbox]{flex:none;width:1.125rem;height:1.125rem;margin:.1875rem 0 0;accent-color:var(--accent)}
.option{display:flex;gap:.625rem;padding:.5rem .625rem;margin-inline:-.625rem;border-radius:.5rem;overflow-wrap:anywhere;cursor:pointer}
.option:hover{background:var(--hover)}
.option span{min-width:0}
.ratings{display:flex;gap:.25rem}
.ratings label{position:relative;flex:1;min-width:0;cursor:pointer}
.ratings input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.ratings span{display:grid;min-height:2.75rem;place-items:center;border:1px solid var(--field-line);border-radius:.5rem;font-variant-numeric:tabular-nums}
.ratings label:hover span{background:var(--hover)}
.ratings :checked+span{border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-weight:600}
.ratings :focus-visible+span{outline:2px solid var(--accent);outline-offset:2px}
.ends{display:flex;justify-content:space-between;gap:1rem;margin-top:.375rem;color:var(--ink-soft);font-size:.8125rem;line-height:1.25rem}
.ends span{max-width:50%;overflow-wrap:anywhere}
.ends span:last-child{text-align:right}
.pin{margin-top:1.5rem}
.pin p{display:flex;align-items:center;justify-content:space-between;gap:.75rem;margin:0;padding:.375rem .375rem .375rem .75rem;border-radius:.5rem;background:var(--accent-wash);color:var(--ink)}
.pin p span{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.pin [hidden]{display:none}
.quiet{min-height:2.5rem;padding:0 .875rem;border:1px solid var(--line);background:none;color:var(--ink)}
.quiet:hover{background:var(--hover)}
.pin p .quiet{border:0}
[role=alert]{margin:1.25rem 0 0}
[hidden]{display:none!important}
.send{margin-top:1.5rem}
.send[aria-disabled=true]{opacity:.6}`
