const tokens = new WeakMap<HTMLIFrameElement, string>()

/** What the load in this frame is reported with: the server gave it to the page, or along with its design. */
export const keepReportToken = (element: HTMLIFrameElement, token: string): void =>
  void tokens.set(element, token)

export const reportTokenOf = (element: HTMLIFrameElement | undefined): string | null =>
  (element && tokens.get(element)) ?? null
