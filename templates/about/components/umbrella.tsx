const RIBS = 8
const CLOTHS = 5

const corner = (rib: number, radius: number) => {
  const turn = (rib / RIBS) * Math.PI * 2 + Math.PI / 8
  return `${(50 + Math.cos(turn) * radius).toFixed(2)} ${(50 + Math.sin(turn) * radius).toFixed(2)}`
}

/** An open umbrella from above: eight panels, hollowed at the rim, every second one a shade darker. */
export function Umbrella({ at, className }: { at: number; className?: string }) {
  const cloth = `var(--cloth-${(at % CLOTHS) + 1})`
  const ribs = Array.from({ length: RIBS }, (_, rib) => rib)
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <g transform={`rotate(${(at * 17) % 45} 50 50)`}>
        {ribs.map(rib => (
          <path
            key={rib}
            d={`M50 50L${corner(rib, 49)}Q${corner(rib + 0.5, 41)} ${corner(rib + 1, 49)}Z`}
            fill={at % 3 === 2 && rib % 2 === 0 ? 'var(--cloth-2)' : cloth}
            fillOpacity={rib % 2 === 0 ? 1 : 0.88}
            stroke="var(--rib)"
            strokeWidth="0.7"
          />
        ))}
      </g>
      <circle cx="50" cy="50" r="2.6" fill="var(--rib)" />
    </svg>
  )
}
