import { cn } from '@/lib/utils'

/** Ways to paint a name: ground, ink and letter belong together. */
const styles = [
  { paint: 'bg-enamel-1 text-ink-1', letter: 'font-sign font-black italic', shadow: 'var(--ink-2)' },
  { paint: 'bg-enamel-2 text-ink-2', letter: 'font-sans font-extrabold tracking-tight' },
  { paint: 'bg-enamel-3 text-ink-3', letter: 'font-sign font-black', shadow: 'var(--enamel-1)' },
  { paint: 'bg-enamel-4 text-ink-4', letter: 'font-sans font-light tracking-tight' },
  { paint: 'bg-enamel-5 text-ink-5', letter: 'font-sign font-semibold italic' },
  { paint: 'bg-enamel-6 text-ink-6', letter: 'font-sign font-black', shadow: 'var(--ink-1)' },
]

/** The largest letters that hold the text in so many lines as fit; all in hundredths of the width. */
function sizeFor(text: string, height: number): number {
  const words = text.split(/\s+/).filter(Boolean)
  const longest = Math.max(4, ...words.map(word => word.length))
  for (let size = Math.min(18, 84 / (longest * 0.62)); size > 4; size -= 0.5) {
    const room = 84 / (size * 0.58)
    let lines = 1
    let used = 0
    for (const word of words) {
      if (used > 0 && used + 1 + word.length > room) {
        lines += 1
        used = word.length
      } else used += (used > 0 ? 1 : 0) + word.length
    }
    if (lines * size <= height) return size
  }
  return 4
}

type SignProps = { text: string; at: number; isHuge?: boolean; className?: string }

export function Sign({ text, at, isHuge = false, className }: SignProps) {
  const style = styles[at % styles.length] ?? styles[0]
  const size = sizeFor(text, isHuge ? 36 : 40)
  return (
    <span className={cn('@container flex p-2', style?.paint, className)}>
      <span
        className={`flex w-full items-center justify-center border-2 border-current px-[3cqw] py-[4cqw] ${at % 2 ? '' : 'rounded-[2rem]'}`}
      >
        <span
          className={cn('max-w-full text-balance break-words text-center leading-[0.98]', style?.letter)}
          style={{ fontSize: `${size}cqw`, textShadow: style?.shadow && `0.035em 0.035em ${style.shadow}` }}
        >
          {text}
        </span>
      </span>
    </span>
  )
}
