import type { ServerResponse } from 'node:http'
import { html } from 'hono/html'

/** Text that is escaped where it stands in another. */
export type Html = ReturnType<typeof html>

const STYLE = html`<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem 4rem; }
  .double { font-size: 0.875rem; opacity: 0.75; }
  article, section { border-top: 1px solid #8886; margin-top: 1.5rem; padding-top: 1rem; }
  form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin: 0.75rem 0; }
  label { display: grid; gap: 0.25rem; font-size: 0.875rem; }
  input, select, button { font: inherit; padding: 0.4rem 0.75rem; min-height: 2.5rem; box-sizing: border-box; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid #8884; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
</style>`

/** A page of a double, for people; it says of what it is one. */
export async function sendPage(
  response: ServerResponse,
  { title, double, body, status = 200 }: { title: string; double: string; body: Html; status?: number },
): Promise<void> {
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body>
        <p class="double">${double}</p>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(String(page))
}

export function sendOn(response: ServerResponse, location: string): void {
  response.writeHead(303, { location }).end()
}
