import type { FigmaNode } from '#shared/figma-frame.ts'

/** What is placed stands over what flows, in the order of its level. */
export function inPaintingOrder(children: readonly FigmaNode[]): readonly FigmaNode[] {
  const levelOf = ({ style, matrix }: FigmaNode): number => {
    const level = Number(style.zIndex ?? 0) || 0
    const isLifted = style.position !== undefined || matrix !== undefined || style.opacity !== undefined
    return level !== 0 ? level : isLifted ? 0.5 : 0
  }
  return children
    .map((child, index) => ({ child, index, level: levelOf(child) }))
    .sort((one, other) => one.level - other.level || one.index - other.index)
    .map(({ child }) => child)
}
