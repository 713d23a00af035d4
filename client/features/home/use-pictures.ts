import { useState } from 'react'
import { toast } from '#client/ui/toast.ts'
import { newId } from '#shared/ids.ts'
import { ATTACHMENTS_MAX, UPLOAD_PROBLEMS, uploadProblem } from '#shared/uploads.ts'

/** A picture for a design that does not exist yet: it stays in this tab until there is one to keep it. */
export interface Picture {
  key: string
  file: File
  /** Of this tab, to look at. */
  url: string
}

export interface Pictures {
  list: readonly Picture[]
  /** What cannot be attached is told and left out. */
  add(files: Iterable<File>): void
  remove(key: string): void
}

export function usePictures(): Pictures {
  const [list, setList] = useState<readonly Picture[]>([])
  return {
    list,
    add: files => {
      const added: Picture[] = []
      for (const file of files) {
        const isFull = list.length + added.length >= ATTACHMENTS_MAX
        const problem = isFull ? 'tooMany' : uploadProblem(file.type, file.size)
        if (problem) toast.error(UPLOAD_PROBLEMS[problem], { description: file.name })
        else added.push({ key: newId(), file, url: URL.createObjectURL(file) })
      }
      setList(before => [...before, ...added])
    },
    remove: key => {
      const gone = list.find(picture => picture.key === key)
      if (gone) URL.revokeObjectURL(gone.url)
      setList(before => before.filter(picture => picture.key !== key))
    },
  }
}
