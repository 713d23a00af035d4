// Builds client, Worker and compiler when something they are made of has changed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildCompiler } from '#scripts/build-compiler.ts'
import { Problem, runCommand } from '#scripts/fail.ts'
import { inRoot } from '#scripts/root.ts'
import { sourceHash } from '#scripts/source-hash.ts'

const SOURCES = [
  'client',
  'server',
  'shared',
  'room-schema',
  'scripts',
  'index.html',
  'vite.config.ts',
  'wrangler.toml',
  'package-lock.json',
]
const MARK = inRoot('dist', '.built')

/** Builds in a process of its own, so that a long-running server does not keep the build tool's memory. */
export function build(): void {
  const hash = sourceHash(SOURCES)
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === hash) return
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], { stdio: 'inherit' })
  if (status !== 0) throw new Problem('The build failed: see the message above.')
  mkdirSync(inRoot('dist'), { recursive: true })
  writeFileSync(MARK, hash)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(async () => {
    const { createBuilder } = await import('vite')
    const builder = await createBuilder({ logLevel: 'warn', root: inRoot() })
    await builder.buildApp()
    await buildCompiler()
  })
}
