import { CircleCheck, Info, LoaderCircle, OctagonX, TriangleAlert } from 'lucide-react'
import { useTheme } from 'next-themes'
import { type CSSProperties, useSyncExternalStore } from 'react'
import { Toaster as Sonner, type ToasterProps } from 'sonner'

const STYLE = {
  '--normal-bg': 'var(--popover)',
  '--normal-text': 'var(--popover-foreground)',
  '--normal-border': 'var(--border)',
  '--border-radius': 'var(--radius)',
} as CSSProperties

/** Follows the theme provider, or the class of the page where there is none. */
function Toaster(props: ToasterProps) {
  const { theme } = useTheme()
  const isDark = useSyncExternalStore(watchRoot, isRootDark, () => false)
  return (
    <Sonner
      theme={(theme as ToasterProps['theme']) ?? (isDark ? 'dark' : 'light')}
      className="toaster group [font-family:inherit]!"
      style={STYLE}
      icons={{
        success: <CircleCheck className="size-4" />,
        info: <Info className="size-4" />,
        warning: <TriangleAlert className="size-4" />,
        error: <OctagonX className="size-4" />,
        loading: <LoaderCircle className="size-4 animate-spin" />,
      }}
      {...props}
    />
  )
}

const isRootDark = () => document.documentElement.classList.contains('dark')

function watchRoot(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}

export { Toaster }
