import { cn } from '@/lib/utils'

/** Vessels by their outline: where each stands, how wide and how high. */
const VESSELS = [
  { key: 'a', x: 26, floor: 74, width: 30, height: 34 },
  { key: 'b', x: 66, floor: 74, width: 18, height: 46 },
  { key: 'c', x: 94, floor: 74, width: 38, height: 22 },
  { key: 'd', x: 28, floor: 128, width: 46, height: 24 },
  { key: 'e', x: 84, floor: 128, width: 22, height: 40 },
  { key: 'f', x: 114, floor: 128, width: 20, height: 30 },
]

/** The kiln with its two shelves; what stands in it, or does not, says which nothing this is. */
export function Kiln({ kind, className }: { kind?: string; className?: string }) {
  const isFull = kind === 'done'
  const isLocked = kind === 'locked'
  return (
    <svg viewBox="0 0 160 160" aria-hidden className={cn('shrink-0', className)}>
      <rect x="4" y="4" width="152" height="146" rx="10" fill="var(--kiln)" />
      <rect x="16" y="16" width="128" height="122" rx="4" fill="var(--background)" />
      <rect x="20" y="150" width="16" height="8" fill="var(--kiln)" />
      <rect x="124" y="150" width="16" height="8" fill="var(--kiln)" />
      <g transform={kind === 'failed' ? 'rotate(7 80 74)' : undefined}>
        <rect x="16" y="74" width="128" height="4" fill="var(--muted-foreground)" />
        {VESSELS.slice(0, 3).map(({ key, ...vessel }) => (
          <Vessel key={key} {...vessel} kind={kind} />
        ))}
      </g>
      <rect x="16" y="128" width="128" height="4" fill="var(--muted-foreground)" />
      {VESSELS.slice(3).map(({ key, ...vessel }) => (
        <Vessel key={key} {...vessel} kind={kind} />
      ))}
      {isLocked ? (
        <>
          <rect x="16" y="16" width="128" height="122" rx="4" fill="var(--secondary)" />
          <rect x="112" y="66" width="8" height="26" rx="4" fill="var(--muted-foreground)" />
          <circle cx="80" cy="54" r="9" fill="var(--background)" />
        </>
      ) : null}
      {isFull ? <rect x="16" y="16" width="128" height="6" fill="var(--glaze)" /> : null}
    </svg>
  )
}

type VesselProps = { x: number; floor: number; width: number; height: number; kind?: string }

function Vessel({ x, floor, width, height, kind }: VesselProps) {
  const path = `M${x} ${floor - height} h${width} l${-width * 0.16} ${height} h${-width * 0.68} z`
  const isLoading = kind === 'loading'
  if (kind === 'done') return null
  if (isLoading || (kind === 'filtered' && width > 40)) {
    return <path d={path} fill="var(--glaze)" className={isLoading ? 'animate-pulse' : undefined} />
  }
  return (
    <path d={path} fill="none" stroke="var(--muted-foreground)" strokeWidth="1.5" strokeDasharray="4 3" />
  )
}
