/** A folded card that stands by itself: the simplest model there is, and an M. */
export function LogoMark({ className = 'size-6 text-accent' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
      <path d="m2 8 5-4v12l-5 4z" />
      <path d="m7 4 5 4v12l-5-4z" opacity="0.55" />
      <path d="m12 8 5-4v12l-5 4z" />
      <path d="m17 4 5 4v12l-5-4z" opacity="0.55" />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className="flex items-center gap-2">
      <LogoMark />
      <span className="text-[1.0625rem] font-semibold tracking-[-0.035em]">Maquette</span>
    </span>
  )
}
