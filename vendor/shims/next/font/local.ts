/** Font files of a project are not in its design. */
export default function localFont({
  variable = '',
}: { variable?: string } & Readonly<Record<string, unknown>> = {}) {
  return { className: '', variable, style: { fontFamily: 'inherit' } }
}
