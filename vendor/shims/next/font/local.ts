/** Font files of a project are not in its design. */
export default function localFont({ variable = '' }: { variable?: string } = {}) {
  return { className: '', variable, style: { fontFamily: 'inherit' } }
}
