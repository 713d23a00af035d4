import { useId } from 'react'
import { IMPORT_CODE_MAX_CHARACTERS } from '#shared/imports.ts'
import { ImportActions } from './import-actions.tsx'
import type { Importing } from './use-import.ts'

interface CodeFormProps {
  importing: Importing
  code: string
  onType(code: string): void
}

/** One file of React, or a page of HTML, as it was copied. */
export function CodeForm({ importing, code, onType }: CodeFormProps) {
  const id = useId()
  const isTooLong = code.length > IMPORT_CODE_MAX_CHARACTERS
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={event => {
        event.preventDefault()
        if (code.trim() && !isTooLong) importing.start({ kind: 'react', code })
      }}
    >
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          Code
        </label>
        <textarea
          id={id}
          data-first=""
          value={code}
          spellCheck={false}
          placeholder="A React component, or a page of HTML"
          onChange={event => onType(event.currentTarget.value)}
          aria-describedby={isTooLong ? `${id}-note` : undefined}
          className="h-52 w-full resize-none rounded-md border border-field-line bg-surface p-3 font-mono text-xs leading-5 text-ink placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-accent focus-visible:outline-1 focus-visible:-outline-offset-1 pointer-coarse:text-md"
        />
        {isTooLong && (
          <p id={`${id}-note`} className="mt-1.5 text-xs text-danger">
            This is more than 1,000,000 characters. Import it as a zip.
          </p>
        )}
      </div>
      <ImportActions
        importing={importing}
        doing="Reading the code and building it…"
        isReady={code.trim() !== '' && !isTooLong}
      />
    </form>
  )
}
