import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What starts whole programs takes longest and begins first, or one core would end with it alone. Files that need a page
 * come after all others: a process goes on with the next file only where that needs the same, and between the two kinds as
 * they come, most files would start a process and load every module again.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const turns = new Map(sorted.map(file => [file, turnOf(readFileSync(file.moduleId, 'utf8'))]))
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap(project =>
      sorted
        .filter(file => file.project === project)
        .sort((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0)),
    )
  }
}

const turnOf = (code: string): number =>
  code.includes('@vitest-environment happy-dom')
    ? 2
    : /\bStartedProduct\b|\bspawn(?:Sync)?\b/.test(code)
      ? 0
      : 1
