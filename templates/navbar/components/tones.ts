/** The bar's colours on paper and on the leaf green. */
export const toneOf = (isLeaf: boolean) =>
  isLeaf
    ? {
        bar: 'border-leaf-line bg-leaf text-leaf-foreground',
        quiet: 'text-leaf-muted hover:bg-leaf-line hover:text-leaf-foreground',
        here: 'bg-leaf-line text-leaf-foreground',
        action: 'bg-leaf-foreground text-leaf hover:bg-leaf-muted dark:text-leaf',
        ring: 'focus-visible:outline-leaf-foreground',
      }
    : {
        bar: 'border-border bg-card text-card-foreground',
        quiet: 'text-muted-foreground hover:bg-accent hover:text-foreground',
        here: 'bg-accent text-foreground',
        action: '',
        ring: '',
      }

export type Tone = ReturnType<typeof toneOf>
