// Serves one Worker with a class `Room` on PORT: the runtime, and the way it is started, that the product has too.
import { build } from 'esbuild'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'

const [entry = ''] = process.argv.slice(2)
const { outputFiles } = await build({
  entryPoints: [entry],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'browser',
  conditions: ['workerd', 'worker', 'import'],
  external: ['cloudflare:*', 'node:*'],
})
await new Miniflare(
  convertV4MiniflareOptions({
    port: Number(process.env.PORT),
    host: '127.0.0.1',
    cf: false,
    log: new Log(LogLevel.ERROR),
    resourcePersistencePath: `${process.env.DATA_DIR}`,
    telemetry: { enabled: false },
    workers: [
      {
        name: 'peer',
        modules: [{ type: 'ESModule', path: 'peer.js', contents: outputFiles[0]?.text ?? '' }],
        compatibilityDate: '2026-10-01',
        compatibilityFlags: ['nodejs_compat', 'no_web_socket_compression'],
        durableObjects: { ROOMS: { className: 'Room', useSQLite: true } },
      },
    ],
  }),
).ready
