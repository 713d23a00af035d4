/** The colour of the field at a part of its year: from water over green to ripe. */
export function seasonAt(index: number, count: number): { background: string } {
  const part = count < 2 ? 0.5 : index / (count - 1)
  const [from, to, share] =
    part < 0.5 ? ['var(--water)', 'var(--shoot)', part * 2] : ['var(--shoot)', 'var(--ripe)', part * 2 - 1]
  return { background: `color-mix(in oklab, ${to} ${Math.round(Number(share) * 100)}%, ${from})` }
}
