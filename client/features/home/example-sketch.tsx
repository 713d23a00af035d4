export type SketchKind = 'landing' | 'pricing' | 'dashboard' | 'signin' | 'product' | 'settings'

type Box = [x: number, y: number, width: number, height: number, strong?: 1]

/** Each kind of screen as a few blocks on a 64 × 40 card; the strong one is where the eye goes. */
const SKETCHES: Record<SketchKind, Box[]> = {
  landing: [
    [5, 5, 9, 2],
    [50, 5, 9, 2],
    [17, 12, 30, 4],
    [22, 18, 20, 2],
    [27, 22, 10, 3.5, 1],
    [5, 30, 16, 6],
    [24, 30, 16, 6],
    [43, 30, 16, 6],
  ],
  pricing: [
    [22, 4, 20, 3],
    [5, 12, 16, 22],
    [24, 9, 16, 28, 1],
    [43, 12, 16, 22],
  ],
  dashboard: [
    [4, 4, 10, 32],
    [17, 4, 9, 6],
    [28, 4, 9, 6],
    [39, 4, 9, 6],
    [50, 4, 10, 6],
    [17, 13, 31, 12, 1],
    [50, 13, 10, 12],
    [17, 28, 43, 2],
    [17, 32, 43, 2],
    [17, 36, 43, 1],
  ],
  signin: [
    [4, 4, 24, 32],
    [36, 9, 14, 3],
    [36, 15, 20, 4],
    [36, 21, 20, 4],
    [36, 28, 20, 4, 1],
  ],
  product: [
    [5, 5, 26, 22],
    [5, 29, 6, 6],
    [13, 29, 6, 6],
    [21, 29, 6, 6],
    [36, 6, 22, 3],
    [36, 11, 10, 2],
    [36, 17, 4, 4],
    [42, 17, 4, 4],
    [48, 17, 4, 4],
    [36, 25, 22, 5, 1],
  ],
  settings: [
    [5, 5, 14, 3],
    [5, 11, 9, 2],
    [5, 15, 9, 2, 1],
    [5, 19, 9, 2],
    [24, 6, 8, 8],
    [36, 7, 22, 2],
    [36, 11, 14, 2],
    [24, 19, 34, 4],
    [24, 26, 34, 4],
    [48, 33, 10, 4],
  ],
}

export function ExampleSketch({ kind }: { kind: SketchKind }) {
  return (
    <svg viewBox="0 0 64 40" aria-hidden="true" className="w-full">
      {SKETCHES[kind].map(([x, y, width, height, isStrong]) => (
        <rect
          key={`${x},${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={Math.min(1.5, height / 2)}
          className={isStrong ? 'fill-accent/70' : 'fill-line-strong'}
        />
      ))}
    </svg>
  )
}
