import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { config } from 'zod'
import { App } from '#client/app.tsx'
import { firstPage } from '#client/first-page.ts'
import '#client/styles/app.css'

// The page's policy forbids evaluating text, which zod would try to find out by doing it.
config({ jitless: true })

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
// Not awaited: pages import this very file, which would then wait for them.
void firstPage(location.pathname).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
