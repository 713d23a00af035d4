import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageChunks, pageScripts } from './scripts/page-scripts.ts'

const port = Number(process.env.PORT ?? 5173)
const host = process.env.HOST ?? '127.0.0.1'
/** Set by `npm run dev`: the settings of the Worker, which has no other process bound to it there. */
const development = process.env.MAQUETTE_DEV ? JSON.parse(process.env.MAQUETTE_DEV) : null
const SECRET = [
  ...['.env', '.env.*', '.dev.vars', '.dev.vars.*', '*.{crt,pem,key,secret}'],
  ...['**/.git/**', '**/.data/**', '**/.data-backups/**', '**/.wrangler/**'],
]

export default defineConfig({
  publicDir: 'client/public',
  plugins: [
    react(),
    tailwindcss(),
    pageScripts(),
    cloudflare({
      persistState: development ? { path: development.DATA_DIR } : false,
      inspectorPort: false,
      config: config => {
        if (!development) return
        Object.assign(config, { vars: development, services: [] })
      },
    }),
  ],
  server: {
    port,
    host,
    strictPort: true,
    allowedHosts: ['.localhost'],
    watch: { ignored: ['**/.data/**', '**/.data-backups/**', '**/vendor/**'] },
    // The folder of the sources also holds what was written and the secrets it is sealed with.
    fs: { deny: [...SECRET, ...(development ? [`${development.DATA_DIR}/**`] : [])] },
  },
  environments: {
    client: {
      build: {
        // The code editor and the compilers of the preview are large, and loaded by whoever needs them.
        chunkSizeWarningLimit: 2_000,
        rollupOptions: {
          input: {
            app: 'index.html',
            frame: 'client/frame-runtime/frame.ts',
            tools: 'client/frame-runtime/tools/tools.ts',
            axe: 'client/frame-runtime/tools/look/axe.ts',
            page: 'client/frame-runtime/published/page.ts',
            'feedback-button': 'client/frame-runtime/feedback/button.ts',
            'feedback-form': 'client/frame-runtime/feedback/form.ts',
          },
          // What the frame imports of its tools is known at run time only.
          preserveEntrySignatures: 'exports-only',
          output: {
            codeSplitting: pageChunks,
            // The frame's runtime and its tools have one fixed address on every preview host.
            entryFileNames: chunk =>
              ['frame', 'tools', 'axe', 'page', 'feedback-button', 'feedback-form'].includes(chunk.name)
                ? `frame/${chunk.name}.js`
                : 'assets/[name]-[hash].js',
          },
        },
      },
    },
  },
})
