import type { ReactNode } from 'react'

/** React lifts titles and metadata into the head by itself. */
export default function Head({ children }: { children?: ReactNode }) {
  return children
}
