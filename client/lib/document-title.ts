import { useEffect } from 'react'

const PRODUCT = 'Maquette'

/** The page title is the name plus the product's. */
export function useDocumentTitle(name: string | null): void {
  // The title lives outside of what React renders here.
  useEffect(() => {
    document.title = name ? `${name} · ${PRODUCT}` : PRODUCT
  }, [name])
}
