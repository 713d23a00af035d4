/** A design loads no scripts from elsewhere. */
export default function Script(_: Record<string, unknown>) {
  return null
}
