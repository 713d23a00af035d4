import { CircleCheck } from 'lucide-react'

const FREE = [
  'Editing text, code, theme and versions by hand',
  'Try to Fix with AI and Retry for Free, a few times for each answer',
  'Sharing, forking and taking your designs along',
]

export function StillFree() {
  return (
    <section aria-labelledby="still-free">
      <h3 id="still-free" className="mb-2 text-sm font-medium">
        What goes on without credits
      </h3>
      <ul className="grid gap-1.5 text-sm text-ink-soft">
        {FREE.map(line => (
          <li key={line} className="flex gap-2">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-added" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
