// What the built product serves as static files and the development server has to make.
import { createReadStream, existsSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import { inRoot } from '#scripts/root.ts'
import { VENDOR_OUT } from '#scripts/vendor.ts'

const MIME: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** `/vendor/*` from where it was built, as the static files of the deployed product. */
export function vendorFiles(): Plugin {
  return {
    name: 'maquette:vendor',
    configureServer({ middlewares }) {
      middlewares.use('/vendor', (request, response, next) => {
        const file = join(VENDOR_OUT, normalize(new URL(request.url ?? '/', 'http://vendor').pathname))
        if (!file.startsWith(VENDOR_OUT) || !existsSync(file)) return next()
        response.setHeader('content-type', MIME[extname(file)] ?? 'application/octet-stream')
        response.setHeader('access-control-allow-origin', '*')
        response.setHeader('cross-origin-resource-policy', 'cross-origin')
        createReadStream(file).pipe(response)
      })
    },
  }
}

export const FRAME_PATH = '/@maquette/frame.js'
/** The scripts of a frame by their address, and what they are made of. */
const SCRIPTS = {
  [FRAME_PATH]: inRoot('client', 'frame-runtime', 'frame.ts'),
  '/@maquette/tools.js': inRoot('client', 'frame-runtime', 'tools', 'tools.ts'),
  '/@maquette/axe.js': inRoot('client', 'frame-runtime', 'tools', 'look', 'axe.ts'),
  '/@maquette/page.js': inRoot('client', 'frame-runtime', 'published', 'page.ts'),
  '/@maquette/feedback-button.js': inRoot('client', 'frame-runtime', 'feedback', 'button.ts'),
  '/@maquette/feedback-form.js': inRoot('client', 'frame-runtime', 'feedback', 'form.ts'),
}

/** The runtime of preview frames: bundled, because a preview host serves this one script and no modules. */
export function frameRuntime(): Plugin {
  const bundled = new Map<string, Promise<string>>()
  return {
    name: 'maquette:frame',
    configureServer({ middlewares, watcher }) {
      watcher.on('all', (_, path) => {
        if (/client.frame|shared/.test(path)) bundled.clear()
      })
      for (const [address, input] of Object.entries(SCRIPTS)) {
        middlewares.use(address, (_request, response, next) => {
          const made = bundled.get(address) ?? bundle(input)
          bundled.set(address, made)
          made.then(code => response.setHeader('content-type', 'text/javascript').end(code), next)
        })
      }
    },
  }
}

async function bundle(input: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, rollupOptions: { input, preserveEntrySignatures: 'exports-only' } },
  })) as Rollup.RollupOutput
  return built.output[0].code
}
