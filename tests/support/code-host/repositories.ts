import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface RepositoryMade {
  id: number
  owner: string
  name: string
  isPrivate: boolean
  isArchived: boolean
}

const WHO = ['-c', 'user.name=Bob', '-c', 'user.email=bob@example.org', '-c', 'commit.gpgsign=false']

const SERVED = `[http]
	receivepack = true
[uploadpack]
	allowFilter = true
	allowAnySHA1InWant = true
[receive]
	fsckObjects = true
	autogc = false
`

/** Real repositories in a folder of the test's own, as a host keeps them: bare, by their numbers. */
export class Repositories {
  readonly root = mkdtempSync(join(tmpdir(), 'maquette-host-'))
  readonly all = new Map<number, RepositoryMade>()
  /** Names that repositories had before, with where they are now. */
  readonly moved = new Map<string, number>()
  #made = 1_000

  make(owner: string, name: string, isPrivate = true): RepositoryMade {
    const made = { id: ++this.#made, owner, name, isPrivate, isArchived: false }
    const folder = this.folder(made.id)
    // All of it at once: each start of git takes longer than what it does here.
    execFileSync('git', ['init', '-q', '--bare', '-b', 'main', '--template=', folder])
    mkdirSync(join(folder, 'hooks'))
    appendFileSync(join(folder, 'config'), SERVED)
    this.all.set(made.id, made)
    return made
  }

  folder(id: number): string {
    return join(this.root, `${id}.git`)
  }

  named(fullName: string): RepositoryMade | undefined {
    return [...this.all.values()].find(({ owner, name }) => `${owner}/${name}` === fullName)
  }

  git(id: number, ...args: string[]): string {
    return execFileSync('git', ['-C', this.folder(id), ...WHO, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  }

  head(id: number, branch = 'main'): string | null {
    return this.git(id, 'for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`) || null
  }

  files(id: number, branch = 'main'): string[] {
    return this.git(id, 'ls-tree', '-r', '--name-only', branch).split('\n').filter(Boolean)
  }

  read(id: number, path: string, branch = 'main'): string {
    return execFileSync('git', ['-C', this.folder(id), 'show', `${branch}:${path}`], { encoding: 'utf8' })
  }

  /** What the real `git fsck` has against it; '' where it is sound. Whatever nobody points to is no fault. */
  faults(id: number): string {
    return this.git(id, 'fsck', '--full', '--strict', '--no-dangling', '--no-reflogs')
  }

  /** Somebody works on a branch with git itself; `change` gets the folder of the work tree. Returns the commit. */
  commit(id: number, change: (folder: string) => void, { branch = 'main' } = {}): string {
    const place = mkdtempSync(join(tmpdir(), 'maquette-work-'))
    const work = join(place, 'tree')
    mkdirSync(work)
    const where = { GIT_DIR: this.folder(id), GIT_WORK_TREE: work, GIT_INDEX_FILE: join(place, 'index') }
    const git = (...args: string[]) =>
      execFileSync('git', [...WHO, ...args], {
        cwd: work,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...where },
      }).trim()
    try {
      const head = this.head(id, branch)
      if (head) git('read-tree', '-u', '--reset', head)
      change(work)
      git('add', '-A')
      const parents = head ? ['-p', head] : []
      const made = git('commit-tree', git('write-tree'), ...parents, '-m', 'Changed on the host')
      git('update-ref', `refs/heads/${branch}`, made)
      return made
    } finally {
      rmSync(place, { recursive: true, force: true })
    }
  }

  /** The host takes nothing for this branch but by its own rules. */
  protect(id: number, branch = 'main'): void {
    const hook = join(this.folder(id), 'hooks', 'update')
    const refuse = `echo "GH006: Protected branch update failed for $1." >&2; exit 1`
    writeFileSync(hook, `#!/bin/sh\nif [ "$1" = "refs/heads/${branch}" ]; then ${refuse}; fi\n`)
    chmodSync(hook, 0o755)
  }

  rename(id: number, name: string): void {
    const repository = this.all.get(id)!
    this.moved.set(`${repository.owner}/${repository.name}`, id)
    repository.name = name
  }

  delete(id: number): void {
    this.all.delete(id)
    rmSync(this.folder(id), { recursive: true, force: true })
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

export const write = (path: string, text: string | Uint8Array) => (folder: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
export const remove = (path: string) => (folder: string) => rmSync(join(folder, path), { recursive: true })
