/** A design loads no scripts from elsewhere. */
export default function Script() {
  return null
}
