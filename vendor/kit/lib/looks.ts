/** Looks that several components share, so that every floating surface and every menu row is the same. */

const motion =
  'data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 data-[state=closed]:zoom-out-98 data-[state=open]:zoom-in-96'
const fromSide =
  'data-[side=bottom]:slide-in-from-top-1 data-[side=left]:slide-in-from-right-1 data-[side=right]:slide-in-from-left-1 data-[side=top]:slide-in-from-bottom-1'

/** A surface that opens beside its trigger. */
export const floating = `z-50 rounded-lg border border-border bg-popover text-popover-foreground shadow-lg outline-none duration-150 ${motion} ${fromSide}`

/** What dims the page behind a dialog. */
export const scrim =
  'fixed inset-0 z-50 bg-black/45 backdrop-blur-[2px] duration-200 data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0'

/** A surface in the middle of the page. */
export const centered = `fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100svh-2rem)] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-xl border border-border bg-popover text-popover-foreground shadow-xl outline-none duration-200 ${motion}`

/** One row of a menu. */
export const menuRow =
  "relative flex cursor-default select-none items-center gap-2 rounded-[calc(var(--radius)-4px)] px-2 py-1.5 text-sm outline-none transition-colors duration-75 focus:bg-accent focus:text-accent-foreground data-disabled:pointer-events-none data-disabled:opacity-50 [:where(&_svg:not([class*='size-']))]:size-4 [:where(&_svg:not([class*='text-']))]:text-muted-foreground [&_svg]:pointer-events-none [&_svg]:shrink-0"

/** A row that does something irreversible. */
export const dangerRow =
  'data-[variant=destructive]:text-destructive data-[variant=destructive]:focus:bg-destructive/10 data-[variant=destructive]:focus:text-destructive data-[variant=destructive]:*:[svg]:text-destructive!'

export const menuLabel = 'px-2 pt-2 pb-1.5 font-medium text-muted-foreground text-xs data-inset:pl-8'
export const menuSeparator = 'pointer-events-none -mx-1 my-1 h-px bg-border'
export const menuShortcut = 'ml-auto pl-6 text-muted-foreground text-xs tracking-widest'
export const menuMark = 'pointer-events-none absolute left-2 flex size-3.5 items-center justify-center'

/** The line, fill and focus of everything one types into. */
export const inputLine =
  'rounded-md border border-input bg-background shadow-xs outline-none transition-[color,border-color,box-shadow] placeholder:text-muted-foreground/80 focus-visible:border-ring focus-visible:ring-[3px] focus-visible:ring-ring/25 disabled:pointer-events-none disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-destructive aria-invalid:ring-destructive/20 dark:bg-input/25'
