import { moved, STILL } from '#server/designer/follow-ups/behaviour/animate.ts'
import { changeLists } from '#server/designer/follow-ups/behaviour/change-lists.ts'
import { applied } from '#server/designer/follow-ups/behaviour/design-files.ts'
import { leadButtons } from '#server/designer/follow-ups/behaviour/lead-buttons.ts'
import { blocks, buttons, cards } from '#server/designer/follow-ups/behaviour/motion-targets.ts'
import { motionNamed } from '#server/designer/follow-ups/behaviour/motions.ts'
import { firmCards, firmType } from '#server/designer/follow-ups/behaviour/polish.ts'
import { listMeant } from '#server/designer/follow-ups/behaviour/shown-list.ts'
import { addThemeToggle } from '#server/designer/follow-ups/behaviour/theme-toggle.ts'
import { validateForm } from '#server/designer/follow-ups/behaviour/validate-form.ts'
import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import type { Item } from '#server/designer/follow-ups/scene/scene.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

const POLISH =
  /^(?:please\s+)?(?:(?:add|give it)\s+(?:some\s+|more\s+)?polish|polish|refine|(?:make|have) (?:it|this|the (?:design|page|site))(?: look)? (?:more )?(?:polished|refined|beautiful|professional|prettier|nicer|better))\b(?!.*\b(?:copy|text|words)\b)/i
const INTERACTIVE =
  /^(?:please\s+)?(?:add (?:some |more )?interactiv(?:ity|e elements)|make (?:it|this|the (?:design|page|site|app)) (?:more )?interactive|bring (?:it|the page|this) to life)\b/i

type Step = (bench: Workbench) => Outcome | null

/** Polish and AddInteractivity: several small things that suit the page, each only where it is not there yet. */
export const quickActions: FollowUp = (instruction, bench) => {
  if (POLISH.test(instruction)) return inTurn(POLISHING, POLISHING.length, bench, POLISHED)
  if (INTERACTIVE.test(instruction)) return inTurn(ACTING, ACTS_MAX, bench, ACTIVE)
  return null
}

const inMotion =
  (name: string, items: (bench: Workbench) => Item[]): Step =>
  bench => {
    const motion = motionNamed(name)
    const all = items(bench)
    const isThere = bench.files.some(({ code }) => code.includes(`motion-${name}`))
    return motion && all.length > 0 && !isThere ? moved(all, motion, bench) : null
  }

const DATA_MIN = 6

/** Only where there is enough to look through: a table, or a long list. */
const onData =
  (wish: string): Step =>
  bench => {
    const meant = listMeant(null, bench)
    const isWorth = !('trouble' in meant) && (meant.box.isTable || meant.list.entries.length >= DATA_MIN)
    return isWorth ? changeLists(wish, bench) : null
  }

const POLISHING: Step[] = [
  firmType,
  firmCards,
  inMotion('press', buttons),
  inMotion('lift', cards),
  inMotion('reveal', bench => blocks(bench).filter(item => item.parent !== null)),
]
const POLISHED =
  'I found nothing left to polish by rule. Tell me what you do not like, for example “make the headline bigger” or “more space between the sections”.'

const ACTS_MAX = 3
const ACTING: Step[] = [
  bench => validateForm('add validation to the form', bench),
  onData('make the list sortable'),
  onData('add search to the list'),
  onData('add a filter'),
  leadButtons,
  bench => addThemeToggle('add a theme toggle', bench),
  inMotion('press', buttons),
  inMotion('lift', cards),
]
const ACTIVE =
  'What I can add by myself works here already. Tell me what shall happen, for example “add search to the table” or “link the first button to the pricing section”.'

function inTurn(steps: Step[], most: number, bench: Workbench, nothing: string): Outcome {
  let files: SourceFile[] = [...bench.files]
  const says: string[] = []
  for (const step of steps) {
    if (says.length === most) break
    const outcome = step({ ...bench, files, selection: null })
    if (!outcome || 'trouble' in outcome) continue
    const next = applied(outcome.operations, files)
    if (!next) continue
    files = next
    says.push(outcome.says)
  }
  if (says.length === 0) return { trouble: nothing, isSure: true }
  const operations = files
    .filter(file => bench.files.find(each => each.name === file.name)?.code !== file.code)
    .map((file): OperationInput => ({ op: 'write', file: file.name, code: file.code }))
  const isMoving = says.some(each => each.includes(STILL))
  const said = says.map(each => each.replace(` ${STILL}`, ''))
  return { operations, says: [...said, ...(isMoving ? [STILL] : [])].join(' ') }
}
