/** What a prompt on the board does and costs, said before it is sent. */
export function billWords({ designs, credits }: { designs: number; credits: number }): string {
  const what =
    designs === 0
      ? 'Makes a new design'
      : designs === 1
        ? 'Changes the selected design'
        : `Changes ${designs} designs, each by a run of its own`
  return credits === 0 ? what : `${what}, for ${credits === 1 ? '1 credit' : `${credits} credits`}`
}
