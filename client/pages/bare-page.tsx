import type { ReactNode } from 'react'

/** A page with one thing in its middle and no header, for when what the header needs may be what is wrong. */
export function BarePage({ children }: { children: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center">{children}</main>
}
