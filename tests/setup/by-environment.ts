import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that need a page come after all others. A process goes on with the next file only where that needs the same, and
 * between the two kinds as they come, most files would start a process and load every module again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const withPage = new Set(sorted.filter(({ moduleId }) => NEEDS_PAGE.test(readFileSync(moduleId, 'utf8'))))
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap(project => {
      const own = sorted.filter(file => file.project === project)
      return [...own.filter(file => !withPage.has(file)), ...own.filter(file => withPage.has(file))]
    })
  }
}

const NEEDS_PAGE = /@vitest-environment happy-dom/
