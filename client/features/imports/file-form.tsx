import { FileArchive } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { IMPORT_CODE_MAX_CHARACTERS, IMPORT_MAX_BYTES, isProjectFile } from '#shared/imports.ts'
import { ImportActions } from './import-actions.tsx'
import type { Importing } from './use-import.ts'

interface FileFormProps {
  importing: Importing
  dropped: File | null
}

const MB = 1024 * 1024

/** A zip of a project, or one page of HTML. */
export function FileForm({ importing, dropped }: FileFormProps) {
  const [file, setFile] = useState<File | null>(dropped)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => setFile(dropped), [dropped])
  const problem = file ? problemOf(file) : null
  const drop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setOver(false)
    setFile(event.dataTransfer.files[0] ?? null)
  }
  const submit = async () => {
    if (!file || problem) return
    if (/\.zip$/i.test(file.name)) return importing.start(file)
    importing.start({ kind: 'html', code: await file.text(), name: file.name.slice(0, 100) })
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <section
        aria-label="Project"
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex flex-col items-center gap-3 rounded-lg border border-dashed px-4 py-8 text-center ${isOver ? 'border-accent bg-accent-wash' : 'border-line-strong'}`}
      >
        <FileArchive aria-hidden="true" className="size-6 text-ink-faint" />
        <p className="max-w-full text-sm wrap-anywhere">
          {file ? (
            <>
              <span className="font-medium">{file.name}</span>{' '}
              <span className="text-ink-faint tabular-nums">{(file.size / MB).toFixed(1)} MB</span>
            </>
          ) : (
            'Drop a zip of a project or a page of HTML here'
          )}
        </p>
        <Button data-first="" onClick={() => input.current?.click()}>
          {file ? 'Choose another file' : 'Choose a file'}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".zip,.html,.htm,application/zip,text/html"
          onChange={event => {
            setFile(event.currentTarget.files?.[0] ?? null)
            event.currentTarget.value = ''
          }}
        />
      </section>
      {problem ? (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      ) : (
        <p className="text-xs text-ink-faint">
          React with Vite, Create React App or Next.js, or plain HTML. 10 MB at most, without node_modules.
        </p>
      )}
      <ImportActions
        importing={importing}
        doing="Reading the project and building it…"
        isReady={file !== null && problem === null}
      />
    </form>
  )
}

function problemOf({ name, size }: File): string | null {
  if (!isProjectFile(name)) return 'Choose a zip or a page of HTML.'
  if (/\.zip$/i.test(name))
    return size > IMPORT_MAX_BYTES
      ? 'This zip has more than 10 MB. Leave out folders such as node_modules and dist, and large pictures.'
      : null
  return size > IMPORT_CODE_MAX_CHARACTERS ? 'A page of HTML can have 1 MB at most.' : null
}
