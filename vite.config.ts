import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const port = Number(process.env.PORT ?? 5173)
const host = process.env.HOST ?? '127.0.0.1'

export default defineConfig({
  publicDir: 'client/public',
  plugins: [
    react(),
    tailwindcss(),
    cloudflare({ persistState: { path: process.env.DATA_DIR ?? '.data/dev' }, inspectorPort: false }),
  ],
  server: { port, host, strictPort: true, allowedHosts: ['.preview.localhost'] },
})
