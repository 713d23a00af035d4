import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inRoot } from '#scripts/root.ts'

/** `npm run <name> -- …` to its end. */
export async function npmRun(
  name: string,
  options: string[],
  variables: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const child = spawn('node', [inRoot('scripts', 'boot.mjs'), inRoot('scripts', `${name}.ts`), ...options], {
    cwd: inRoot(),
    // The test runner has a BASE_URL of its own in the environment.
    env: { ...process.env, BASE_URL: '', ...variables },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', piece => {
      output += String(piece)
    })
  const [code] = await once(child, 'close')
  return { code: Number(code), output }
}
