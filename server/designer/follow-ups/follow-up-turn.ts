import { callsBetween } from '#server/designer/calls.ts'
import { composeDesign } from '#server/designer/compose-design.ts'
import type { DesignerRequest } from '#server/designer/designer-input.ts'
import { cardContents } from '#server/designer/follow-ups/behaviour/card-contents.ts'
import { capital } from '#server/designer/follow-ups/behaviour/component.ts'
import { changeColor } from '#server/designer/follow-ups/change-color.ts'
import { examplesFor } from '#server/designer/follow-ups/examples.ts'
import type { Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { FOLLOW_UPS, WHOLE } from '#server/designer/follow-ups/follow-up-kinds.ts'
import { asksForBehaviour, clausesOf, dependsOnOthers } from '#server/designer/follow-ups/grammar/clauses.ts'
import { cutInstructions } from '#server/designer/follow-ups/instructions.ts'
import { changeMood } from '#server/designer/follow-ups/kinds/page-mood.ts'
import { schemeOfPart } from '#server/designer/follow-ups/kinds/scheme-of-part.ts'
import { outOfReach } from '#server/designer/follow-ups/out-of-reach.ts'
import { plainMessage } from '#server/designer/follow-ups/plain-message.ts'
import { themeOf } from '#server/designer/follow-ups/theme-code.ts'
import { asItIs, type WorkForm, workForm } from '#server/designer/follow-ups/work-form.ts'
import { isGoingBack, isGoingOn, pagePromptIn, startsOver } from '#server/designer/new-page.ts'
import type { Page } from '#server/designer/page/page.ts'
import type { Turn } from '#server/designer/turn.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { apply } from '#shared/edits/apply.ts'
import { type Operation, type OperationInput, operationSchema } from '#shared/edits/operations.ts'
import { applyTextEdits, textEdits } from '#shared/edits/text-edits.ts'
import { readToken } from '#shared/edits/theme-tokens.ts'

/** An instruction about a design that is there: exactly the change that was asked for, or a plain no. */
export function followUpTurn(request: DesignerRequest, form: WorkForm = workForm(request)): Turn {
  if (isGoingBack(request.instruction)) return backTurn(request)
  const answer = plainAnswer(request.instruction)
  if (answer) return { thoughts: '', plan: '', calls: [], closing: answer }
  const cannot = outOfReach(request.instruction)
  const brief = readBrief(pagePromptIn(request.history) ?? '')
  const { page } = composeDesign(brief, request.config)
  if (cannot) {
    const bench: Workbench = { files: request.files, page, selection: null }
    const examples = examplesFor(bench.files, example => understand(example, bench))
    return { thoughts: '', plan: '', calls: [], closing: `${cannot}\n${examples}`.trim() }
  }
  const { selection } = form
  const done: string[] = []
  const failed: string[] = []
  let isLost = false
  let files: SourceFile[] = form.files
  for (const instruction of instructionsOf(plainMessage(request.instruction, files), {
    files,
    page,
    selection,
  })) {
    const bench: Workbench = { files, page, selection }
    const result = carryOut(instruction, bench)
    if ('trouble' in result) {
      failed.push(result.trouble)
      isLost ||= result.isLost === true
    } else {
      files = result.files
      done.push(result.says)
    }
  }
  const made = form.back(files)
  if (!made) return followUpTurn(request, asItIs(request))
  const calls = callsBetween(request.files, made)
  return {
    thoughts: thoughtsOf(request, done.length),
    plan: '',
    calls,
    closing:
      [...done, ...failed.map(each => (done.length > 0 ? `Not done: ${each}` : each))]
        .map(capital)
        .join(' ') + (isLost && done.length === 0 ? helpFor({ ...request, files: form.files }, page) : ''),
  }
}

/** The files as they were before the last change, which stays among the versions. */
function backTurn({ files, before }: DesignerRequest): Turn {
  const calls = before ? callsBetween(files, before) : []
  const closing = !before
    ? 'Nothing was changed before that I could take back. Versions brings any earlier version back.'
    : calls.length === 0
      ? 'The design is as it was before already, so I changed nothing. Versions brings any earlier version back.'
      : 'I took the last change back: everything is as it was before. What I took back is still among the versions.'
  return { thoughts: 'The last change is not wanted any more.', plan: '', calls, closing }
}

/** What needs no look at the design; null for everything else. */
function plainAnswer(instruction: string): string | null {
  if (isGoingOn(instruction)) {
    return 'Nothing is left unfinished here: tell me what to change, for example “add testimonials” or “make the headline green”.'
  }
  return /^(?:please )?(?:go back|revert|restore|back|roll ?back)\b.*\b(?:v|version )\s?\d/i.test(instruction)
    ? 'Open Versions: it brings any earlier version back.'
    : null
}

/** Several sentences of which one says how another shall work, or behaviour that has to be written. */
const isTooMuch = (instruction: string): boolean =>
  asksForBehaviour(instruction) ||
  (clausesOf(instruction).length > 1 && clausesOf(instruction).some(dependsOnOthers))

type Result = { files: SourceFile[]; says: string } | { trouble: string; isLost?: boolean }

function carryOut(instruction: string, bench: Workbench): Result {
  const outcome = understand(instruction, bench, isTooMuch(instruction) ? WHOLE : FOLLOW_UPS)
  if (!outcome) {
    return {
      trouble: `I did not understand “${short(instruction)}”, so I changed nothing for it.`,
      isLost: true,
    }
  }
  if ('trouble' in outcome) return outcome
  const operations = inOneWrite(outcome.operations, bench.files)
    .map(operation => operationSchema.parse(operation))
    .filter(operation => !isSetAlready(bench, operation))
  const applied = apply(bench.files, operations)
  if (!applied.ok) {
    if (applied.problems.every(problem => problem.code === 'no-change'))
      return { trouble: 'That is so already, so I changed nothing.' }
    return { trouble: `I could not do that: ${applied.problems.map(problem => problem.message).join(' ')}` }
  }
  return { files: applied.files, says: outcome.says }
}

/** Several new states of one file are one: what each of them changes is changed. */
function inOneWrite(operations: readonly OperationInput[], files: readonly SourceFile[]): OperationInput[] {
  return operations.flatMap((operation, at): OperationInput[] => {
    if (operation.op !== 'write') return [operation]
    const isSame = (each: OperationInput) => each.op === 'write' && each.file === operation.file
    if (operations.findIndex(isSame) !== at) return []
    const base = files.find(file => file.name === operation.file)?.code
    const codes = [
      ...new Set(
        operations.flatMap(each => (each.op === 'write' && each.file === operation.file ? [each.code] : [])),
      ),
    ]
    if (base === undefined || codes.length === 1) return [operation]
    return [
      {
        ...operation,
        code: applyTextEdits(
          base,
          codes.flatMap(code => textEdits(base, code)),
        ),
      },
    ]
  })
}

/** A token that has the value already is no edit. */
function isSetAlready({ files }: Workbench, operation: Operation): boolean {
  if (operation.op !== 'setToken' || operation.scheme === 'both') return false
  const theme = files.find(file => file.name === operation.file)
  return theme !== undefined && readToken(theme.code, operation.name, operation.scheme) === operation.value
}

/** A clear trouble beats silence, but another reading that works beats both. */
function understand(instruction: string, bench: Workbench, kinds = FOLLOW_UPS): Outcome | null {
  let trouble: Outcome | null = null
  for (const followUp of kinds) {
    const outcome = followUp(instruction, bench)
    if (outcome && ('operations' in outcome || outcome.isSure)) return outcome
    if (!trouble || ('isWeak' in trouble && trouble.isWeak)) trouble = outcome ?? trouble
  }
  return trouble
}

/** One message may hold several instructions; it is cut only where each piece means something. */
function instructionsOf(message: string, bench: Workbench): string[] {
  const themed = /^(.*\b(?:dark|light)[\s-]+(?:mode|theme)\b)\s+(?:with|and|,)\s+(.+)$/i.exec(message.trim())
  if (themed?.[2] && themeOf(bench) && changeColor(`use ${themed[2]}`, bench))
    return [themed[1] ?? '', `use ${themed[2]}`]
  if (changeMood(message, bench)) return [message.trim()]
  const isWhole = [cardContents, schemeOfPart].some(read => {
    const whole = read(message, bench)
    return whole !== null && 'operations' in whole
  })
  if (isWhole) return [message.trim()]
  return cutInstructions(message, piece => understand(piece, bench), bench.selection !== null)
}

const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 77)}…` : text)
function thoughtsOf({ instruction, selection }: DesignerRequest, done: number): string {
  const where = selection ? ` The selected element is in ${selection.file}.` : ''
  if (done === 0) return `“${short(instruction)}” is not something I know how to do on this design.${where}`
  return `A change to the design that is there: “${short(instruction)}”.${where} Everything else stays as it is.`
}

/** An example for each kind of change; what to set up is said once in a conversation. */
function helpFor({ files, history, selection }: DesignerRequest, page: Page): string {
  const bench: Workbench = { files, page, selection }
  const wasLost = history
    .slice(1)
    .some(
      said =>
        !startsOver(said) && !isGoingBack(said) && !plainAnswer(said) && understand(said, bench) === null,
    )
  const unselected = { ...bench, selection: null }
  const examples = examplesFor(files, example => understand(example, unselected))
  return `${examples ? `\n${examples}` : ''}${wasLost ? '' : `\n${CONNECT}`}`
}

const CONNECT =
  'I am the built-in designer and know plain changes. A connected model understands anything; whoever runs this server can set one up.'
