import type { SourceFile } from '#shared/artifacts.ts'
import { type Applied, apply } from '#shared/edits/operations/apply.ts'
import { filesOf, type Operation } from '#shared/edits/operations/operations.ts'
import type { Problem, ProblemCode } from '#shared/edits/operations/problem.ts'
import type { ReplyEvent } from '#shared/edits/reply/events.ts'
import { placed } from '#shared/edits/reply/module-block.ts'
import { ReplyParser } from '#shared/edits/reply/parser.ts'

/** What an event of a reply completes. */
export type TakenEvent = { operation: Operation; isMade: boolean } | { problem: Problem }

/** What one reply asks for. */
export class ReplyTurn {
  readonly operations: Operation[] = []
  readonly problems: Problem[] = []
  readonly #written = new Set<string>()
  #block = ''

  /** Takes the next event; the operation that it completes, or what is wrong with it. One that is made is not made again. */
  take(event: ReplyEvent, isMade: (operation: Operation) => boolean = () => false): TakenEvent | null {
    switch (event.type) {
      case 'text':
      case 'module':
      case 'page':
        return null
      case 'fileStart':
        this.#block = ''
        return null
      case 'fileText':
        this.#block += event.text
        return null
      case 'fileEnd':
        if (!event.isComplete)
          return this.#refuse('truncated', event.path, `The answer ended inside ${event.path}.`)
        return this.#add({ op: 'write', file: event.path, code: this.#block }, isMade)
      case 'edit':
        if (event.path === '')
          return this.#refuse('bad-path', '', 'A search/replace block does not say which file it is for.')
        return this.#add(
          { op: 'replace', file: event.path, search: event.search, replace: event.replace },
          isMade,
        )
      case 'call':
        return this.#add(event.operation, isMade)
      case 'unreadable':
        return this.#refuse('unreadable', event.path, event.message)
    }
  }

  /** What its operations have made, if all of it could be read. */
  judged(tried: Applied): Applied {
    if (this.problems.length === 0) return tried
    return { ok: false, problems: [...this.problems, ...(tried.ok ? [] : tried.problems)] }
  }

  /** The same so far; what one of them takes after this the other does not have. */
  copy(): ReplyTurn {
    const same = new ReplyTurn()
    same.operations.push(...this.operations)
    same.problems.push(...this.problems)
    for (const file of this.#written) same.#written.add(file)
    return same
  }

  #add(operation: Operation, isMade: (operation: Operation) => boolean): TakenEvent {
    if (isMade(operation)) return { operation, isMade: true }
    if (operation.op === 'write') {
      const { file } = operation
      if (this.#written.has(file))
        return this.#refuse('duplicate-file', file, `${file} was written twice in one answer. Write it once.`)
      this.#written.add(file)
    }
    this.operations.push(operation)
    return { operation, isMade: false }
  }

  #refuse(code: ProblemCode, file: string, message: string): { problem: Problem } {
    const problem: Problem = { code, file, message, operation: null }
    this.problems.push(problem)
    return { problem }
  }
}

/** Refused with the name of another file, or of none: whatever is changed next may be the repair. */
const NAMELESS: ReadonlySet<ProblemCode> = new Set([
  'bad-path',
  'file-missing',
  'unreadable',
  'duplicate-file',
])

/** Whether one of these later operations is about what was refused. */
export const isRepaired = ({ code, file }: Problem, later: readonly Operation[]): boolean =>
  later.length > 0 && (NAMELESS.has(code) || later.some(operation => filesOf(operation).includes(file)))

/** A whole reply, applied to the files: all of it or nothing. */
export function applyReply(files: readonly SourceFile[], reply: string): Applied {
  const parser = new ReplyParser()
  const turn = new ReplyTurn()
  for (const event of [...parser.push(reply), ...parser.end()])
    for (const each of placed(event, files, turn.operations.length === 0)) turn.take(each)
  return turn.judged(apply(files, turn.operations))
}
