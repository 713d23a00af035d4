import type { ProjectFiles } from '#server/generation/reply/project-files.ts'
import type { RunWriter } from '#server/generation/reply/write-to-room.ts'
import { isFilePath } from '#shared/file-paths.ts'

/** What people see of files while calls write them. */
export class ToolDrafts {
  readonly #files: ProjectFiles
  readonly #writer: RunWriter
  /** What the draft has, as far as calls wrote it. */
  readonly #drafts = new Map<string, string>()

  constructor({ files, writer }: { files: ProjectFiles; writer: RunWriter }) {
    this.#files = files
    this.#writer = writer
  }

  grow(path: string, text: string, isStart: boolean): void {
    this.#drafts.set(path, isStart ? text : (this.#drafts.get(path) ?? '') + text)
    this.#writer.draft(path, text, isStart)
  }

  /** What is there already is not written again. */
  become(path: string, code: string): void {
    if (this.#drafts.get(path) !== code) this.grow(path, code, true)
  }

  /** Back to what the file was; a new one goes. */
  undo(path: string): void {
    const code = this.#files.read(path)
    if (code === null || !isFilePath(path)) this.forget(path)
    else this.grow(path, code, true)
  }

  forget(path: string): void {
    this.#drafts.delete(path)
    this.#writer.undraft(path)
  }
}
