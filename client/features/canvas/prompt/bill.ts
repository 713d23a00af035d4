interface Bill {
  /** Those that are selected; none: a new one is made. */
  designs: number
  credits: number
  /** No model answers. */
  isByTemplates: boolean
}

/** What a prompt on the board does and costs, said before it is sent. */
export function billWords({ designs, credits, isByTemplates }: Bill): string {
  if (isByTemplates)
    return designs === 0
      ? 'No model is connected: makes the nearest template'
      : 'No model is connected: makes small, exact changes'
  const what =
    designs === 0
      ? 'Makes a new design'
      : designs === 1
        ? 'Changes the selected design'
        : `Changes ${designs} designs, each by a run of its own`
  return credits === 0 ? what : `${what}, for ${credits === 1 ? '1 credit' : `${credits} credits`}`
}
