import type { ProjectFile, ProjectInput } from './draft.ts'

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

/** Pictures that lie on this server come along as files, and the code names those. */
export function uploadsPart(input: ProjectInput): { input: ProjectInput; pictures: ProjectFile[] } {
  const { files, uploads } = input
  // A whole address first, since its path is within it.
  const longestFirst = [...uploads].sort((a, b) => b.address.length - a.address.length)
  const placed = longestFirst.map(upload => {
    const id = upload.address.slice(upload.address.lastIndexOf('/') + 1)
    return { ...upload, place: `uploads/${id}.${ENDINGS[upload.type] ?? 'png'}` }
  })
  if (placed.length === 0) return { input, pictures: [] }
  const pictures = new Map(placed.map(({ place, bytes }) => [place, bytes]))
  return {
    input: {
      ...input,
      files: files.map(({ name, code }) => ({
        name,
        code: placed.reduce((text, { address, place }) => text.replaceAll(address, `/${place}`), code),
      })),
    },
    pictures: [...pictures].map(([place, bytes]) => ({ name: `public/${place}`, content: bytes })),
  }
}
