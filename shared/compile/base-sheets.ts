const INLINE_RESET = `*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;font-family:ui-sans-serif,system-ui,sans-serif;line-height:1.5}
body{margin:0}
img,svg,video,canvas{max-width:100%}
button,input,select,textarea{font:inherit}`

/** Style sheets that can be imported by these names besides those of the design and Tailwind's own. */
export const BASE_SHEETS: Readonly<Record<string, string>> = {
  'base:tailwind': `@custom-variant dark (&:is(.dark *, :root:where(:has(#root > .dark)) *));
@theme{--font-sans:"Inter",ui-sans-serif,system-ui,sans-serif;--font-mono:"JetBrains Mono",ui-monospace,monospace}`,
  'base:inline': INLINE_RESET,
  'base:chakra': 'body{margin:0}',
}
