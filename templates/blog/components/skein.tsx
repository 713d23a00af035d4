const DYES = 7

export const dyeOf = (at: number) => `var(--dye-${(at % DYES) + 1})`

/** A hank of yarn in the colour of a note: strands, and a tie across. */
export function Skein({ at, strands = 9, className }: { at: number; strands?: number; className?: string }) {
  const lines = Array.from({ length: strands }, (_, strand) => strand)
  return (
    <svg viewBox={`0 0 100 ${strands * 4}`} preserveAspectRatio="none" aria-hidden className={className}>
      <rect width="100" height={strands * 4} fill={dyeOf(at)} />
      {lines.map(strand => (
        <path
          key={strand}
          d={`M0 ${strand * 4 + 2}C25 ${strand * 4 + ((strand * 7 + at * 3) % 5)} 70 ${strand * 4 + 4 - ((strand * 5 + at) % 4)} 100 ${strand * 4 + 2}`}
          fill="none"
          stroke="var(--background)"
          strokeOpacity={strand % 3 === 0 ? 0.34 : 0.16}
          strokeWidth="1.2"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
