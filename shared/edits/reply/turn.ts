import type { SourceFile } from '#shared/artifacts.ts'
import { type Applied, apply } from '#shared/edits/operations/apply.ts'
import type { Operation } from '#shared/edits/operations/operations.ts'
import type { Problem, ProblemCode } from '#shared/edits/operations/problem.ts'
import type { ReplyEvent } from '#shared/edits/reply/events.ts'
import { placed } from '#shared/edits/reply/module-block.ts'
import { ReplyParser } from '#shared/edits/reply/parser.ts'

/** What one reply asks for: its operations, applied all together or not at all. */
export class ReplyTurn {
  readonly operations: Operation[] = []
  readonly problems: Problem[] = []
  readonly #written = new Set<string>()
  #block = ''

  /** Takes the next event; the operation that it completes, or what is wrong with it. */
  take(event: ReplyEvent): { operation: Operation } | { problem: Problem } | null {
    switch (event.type) {
      case 'text':
      case 'module':
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
        return this.#add({ op: 'write', file: event.path, code: this.#block })
      case 'edit':
        if (event.path === '')
          return this.#refuse('bad-path', '', 'A search/replace block does not say which file it is for.')
        return this.#add({ op: 'replace', file: event.path, search: event.search, replace: event.replace })
      case 'call':
        return this.#add(event.operation)
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

  /** What of it may stay when its problems are repaired: nothing of the operations and files they are about. */
  without(problems: readonly Problem[]): ReplyTurn {
    const files = new Set(problems.filter(each => each.operation === null).map(each => each.file))
    const numbers = new Set(problems.map(each => each.operation))
    const rest = new ReplyTurn()
    this.operations.forEach((operation, at) => {
      if (!numbers.has(at) && !filesOf(operation).some(name => files.has(name)))
        rest.operations.push(operation)
    })
    return rest
  }

  #add(operation: Operation): { operation: Operation } | { problem: Problem } {
    if (operation.op === 'write') {
      const { file } = operation
      if (this.#written.has(file))
        return this.#refuse('duplicate-file', file, `${file} was written twice in one answer. Write it once.`)
      this.#written.add(file)
    }
    this.operations.push(operation)
    return { operation }
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

export const filesOf = (operation: Operation): string[] =>
  operation.op === 'rename' ? [operation.from, operation.to] : [operation.file]

/** A whole reply, applied to the files: all of it or nothing. */
export function applyReply(files: readonly SourceFile[], reply: string): Applied {
  const parser = new ReplyParser()
  const turn = new ReplyTurn()
  for (const event of [...parser.push(reply), ...parser.end()])
    for (const each of placed(event, files, turn.operations.length === 0)) turn.take(each)
  return turn.judged(apply(files, turn.operations))
}
