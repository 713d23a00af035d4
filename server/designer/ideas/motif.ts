import { tsx } from '#server/designer/code/tsx.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** A pattern of plain shapes for a thing nobody has drawn; the same name always has the same one. */
export function motifFile(): SourceFile {
  const code = tsx`
    const FILLS = [
      "fill-primary",
      "fill-highlight",
      "fill-foreground",
      "fill-primary/40",
      "fill-brand/70",
    ];
    const SHAPES = [
      "M0 0H80V80H0Z",
      "M0 0A80 80 0 0 1 80 80H0Z",
      "M80 0A80 80 0 0 0 0 80H80Z",
      "M40 8A32 32 0 1 1 40 72A32 32 0 1 1 40 8Z",
      "M0 40A40 40 0 0 1 80 40Z",
      "M0 80L80 0V80Z",
      "M0 0H80L40 40Z",
      "M8 16H72V28H8ZM8 36H72V48H8ZM8 56H72V68H8Z",
    ];
    const COLUMNS = 4;

    interface MotifProps {
      name: string;
      rows?: number;
      className?: string;
    }

    export function Motif({
      name,
      rows = 2,
      className = "aspect-[16/9]",
    }: MotifProps) {
      let state = 7;
      for (const letter of name) state = (state * 31 + letter.charCodeAt(0)) % 9973;
      const next = (most: number) => {
        state = (state * 137 + 71) % 9973;
        return state % most;
      };
      const cells = Array.from({ length: COLUMNS * rows }, () => ({
        shape: SHAPES[next(SHAPES.length)],
        fill: FILLS[next(FILLS.length)],
      }));

      return (
        <svg viewBox={\`0 0 320 \${rows * 80}\`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={\`w-full bg-accent \${className}\`}>
          {cells.map(({ shape, fill }, at) => (
            <path key={at} d={shape} transform={\`translate(\${(at % COLUMNS) * 80} \${Math.floor(at / COLUMNS) * 80})\`} className={fill} />
          ))}
        </svg>
      );
    }
  `
  return { name: 'components/motif.tsx', code }
}
