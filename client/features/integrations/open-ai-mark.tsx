import { Sparkles } from 'lucide-react'

/** A sign of our own: the provider's is its trademark. */
export const OpenAiMark = () => (
  <span
    aria-hidden="true"
    className="grid size-6 shrink-0 place-items-center rounded-md border border-line bg-sunken text-ink-soft"
  >
    <Sparkles className="size-3.5" />
  </span>
)
