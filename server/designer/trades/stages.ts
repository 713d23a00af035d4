import type { Column, RecordType, Tone } from '#server/designer/records/record-type.ts'
import { askedNames } from '#server/designer/understanding/asked-names.ts'

export const STAGES = /\b(?:stages?|status(?:es)?|states?|phases?)\b/

const GOOD =
  /\b(?:won|done|paid|active|closed|completed?|delivered|approved|published|resolved|confirmed|shipped|ready|hired|available|accepted)\b/i
const BAD = /\b(?:lost|overdue|late|failed|rejected|cancelled|declined|blocked|critical|urgent|expired)\b/i
const IDLE = /\b(?:draft|archived|new|lead|inactive|paused|idle|backlog)\b/i

/** The states or stages that were named, in the list that has stages or else in the first. */
export function withStages(types: RecordType[], prompt: string): RecordType[] {
  const names = askedNames(prompt, STAGES)
  const isState = (column: Column) => column.kind === 'status'
  const chosen =
    types.find(({ columns }) => columns.some(each => isState(each) && /stage/i.test(each.label))) ??
    types.find(({ columns }) => columns.some(isState))
  if (!names || !chosen) return types
  const values = names.map((name): [string, Tone] => [name, toneOf(name)])
  return types.map(type =>
    type === chosen
      ? { ...type, columns: type.columns.map(each => (each.kind === 'status' ? { ...each, values } : each)) }
      : type,
  )
}

const toneOf = (name: string): Tone =>
  BAD.test(name) ? 'bad' : GOOD.test(name) ? 'good' : IDLE.test(name) ? 'idle' : 'wait'
