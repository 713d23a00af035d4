import { useEffect } from 'react'

const PRODUCT = 'Maquette'

const DONE_MARK = '● '

/** Marks the title of a tab in the background until it is looked at. */
export function markTitleUnseen(): void {
  if (!document.hidden || document.title.startsWith(DONE_MARK)) return
  document.title = DONE_MARK + document.title
  document.addEventListener(
    'visibilitychange',
    () => {
      document.title = document.title.replace(DONE_MARK, '')
    },
    { once: true },
  )
}

/** The page title is the name plus the product's. */
export function useDocumentTitle(name: string | null): void {
  // The title lives outside of what React renders here.
  useEffect(() => {
    document.title = name ? `${name} · ${PRODUCT}` : PRODUCT
  }, [name])
}
