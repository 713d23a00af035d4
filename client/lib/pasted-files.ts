/** What a clipboard holds, as far as it decides what is pasted. */
export type Clipboard = Pick<DataTransfer, 'types' | 'files' | 'getData'>

/**
 * The pictures to attach; none where words were copied and a program put a picture of them beside, as office programs
 * do. A copied file has its name as words, but no page of them.
 */
export function pastedFiles(clipboard: Clipboard): File[] {
  const isFormatted = clipboard.types.includes('text/html') || clipboard.types.includes('text/rtf')
  const hasWords = isFormatted && clipboard.getData('text/plain').trim() !== ''
  return hasWords ? [] : [...clipboard.files]
}
