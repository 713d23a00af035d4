import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useForgetPatterns } from '#client/api/patterns.ts'
import { type ImportWay, importDraftAtom, NO_IMPORT_DRAFT } from '#client/state/import-draft.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { CodeForm } from './code-form.tsx'
import { FileForm } from './file-form.tsx'
import { ImportResult } from './import-result.tsx'
import { RepositoryForm } from './repository-form.tsx'
import { useImport } from './use-import.ts'

interface ImportDialogProps {
  /** A file that was dropped on the page, which begins at once. */
  dropped: File | null
  onClose(): void
}

const WAYS: readonly { value: ImportWay; label: string }[] = [
  { value: 'file', label: 'File' },
  { value: 'code', label: 'Paste code' },
  { value: 'repository', label: 'Repository' },
]
const ABOUT = 'It becomes a new design. What cannot come along is named, with the reason.'

/** A project, a page or a component of one's own as the beginning of a design. */
export function ImportDialog({ dropped, onClose }: ImportDialogProps) {
  const [draft, setDraft] = useAtom(importDraftAtom)
  const [, navigate] = useLocation()
  const importing = useImport()
  const forgetPatterns = useForgetPatterns()
  const { state } = importing
  const imported = state.is === 'done' ? state.imported : null
  const way = dropped ? 'file' : draft.way
  const open = (id: string) => {
    setDraft({ ...NO_IMPORT_DRAFT, way: draft.way, whose: draft.whose })
    onClose()
    navigate(`/c/${id}`)
  }
  const opened = useRef(open)
  opened.current = open
  // Nothing to tell: the design itself is the answer.
  useEffect(() => {
    if (!imported) return
    forgetPatterns()
    if (imported.leftOut.length === 0) opened.current(imported.id)
  }, [imported, forgetPatterns])

  if (imported)
    return (
      <Dialog title="Imported" isOpen onClose={onClose}>
        <ImportResult leftOut={imported.leftOut} onOpen={() => open(imported.id)} />
      </Dialog>
    )
  return (
    <Dialog title="Import" about={ABOUT} isOpen onClose={onClose}>
      <div className="mt-4 flex flex-col gap-4">
        <Segmented
          label="What to import"
          value={way}
          options={WAYS}
          onChange={next => {
            importing.forget()
            setDraft({ ...draft, way: next })
          }}
        />
        {way === 'file' && <FileForm importing={importing} dropped={dropped} />}
        {way === 'code' && (
          <CodeForm importing={importing} code={draft.code} onType={code => setDraft({ ...draft, code })} />
        )}
        {way === 'repository' && <RepositoryForm importing={importing} draft={draft} onType={setDraft} />}
      </div>
    </Dialog>
  )
}
