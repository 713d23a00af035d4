// Builds client, Worker and compiler when something they are made of has changed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildCompiler } from '#scripts/build-compiler.ts'
import { Problem, runCommand } from '#scripts/fail.ts'
import { findCircle } from '#scripts/find-circle.ts'
import { placeFigmaPlugin } from '#scripts/place-figma-plugin.ts'
import { placeTemplates } from '#scripts/place-templates.ts'
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

/** Whether what is built is of these sources. */
export const isBuilt = (hash = sourceHash(SOURCES)): boolean =>
  existsSync(MARK) && readFileSync(MARK, 'utf8') === hash

/** Builds in a process of its own, so that a long-running server does not keep the build tool's memory. */
export function build(): void {
  placeTemplates()
  placeFigmaPlugin()
  const hash = sourceHash(SOURCES)
  if (isBuilt(hash)) return
  // Whoever builds within a test would otherwise get React as developers have it.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], { stdio: 'inherit', env })
  if (status !== 0) throw new Problem('The build failed: see the message above.')
  mkdirSync(inRoot('dist'), { recursive: true })
  writeFileSync(MARK, hash)
}

/** Preview hosts serve these scripts and nothing else of the app, so that what they import would be missing there. */
function checkFrameScripts(): void {
  const folder = inRoot('dist', 'client', 'frame')
  for (const name of readdirSync(folder).filter(file => file.endsWith('.js'))) {
    const shared = /from\s*["'](\.\.\/[^"']+)/.exec(readFileSync(join(folder, name), 'utf8'))
    if (shared)
      throw new Problem(
        `frame/${name} imports ${shared[1]}: it shares a module with the app. Give it one of its own.`,
      )
  }
}

/**
 * Pieces of the app that import each other in a circle: whichever is asked for second runs before what it needs is there,
 * so that a page works or throws by the order in which it was opened.
 */
function checkCircles(): void {
  const folder = inRoot('dist', 'client', 'assets')
  const names = readdirSync(folder).filter(file => file.endsWith('.js'))
  const imports = new Map(
    names.map(name => [
      name,
      [
        ...readFileSync(join(folder, name), 'utf8').matchAll(/(?:from|import)\s?["']\.\/([\w.-]+\.js)["']/g),
      ].map(([, imported = '']) => imported),
    ]),
  )
  const circle = findCircle(imports)
  if (circle) throw new Problem(`Parts of the app import each other in a circle: ${circle.join(' → ')}.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(async () => {
    const { createBuilder } = await import('vite')
    const builder = await createBuilder({ logLevel: 'warn', root: inRoot() })
    await builder.buildApp()
    checkFrameScripts()
    checkCircles()
    await buildCompiler()
  })
}
