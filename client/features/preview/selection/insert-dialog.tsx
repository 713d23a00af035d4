import { useId, useState } from 'react'
import { useInsertTemplate } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useTemplates } from '#client/api/templates.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import { insertable, searchTemplates } from '#shared/templates.ts'
import { InsertChoices } from './insert-choices.tsx'
import { performing } from './late-acts.ts'
import type { SelectionTools } from './use-selection.ts'

const PLACES = [
  { value: 'before', label: 'Before it' },
  { value: 'after', label: 'After it' },
  { value: 'inside', label: 'Inside it' },
] as const
type InsertPlace = (typeof PLACES)[number]['value']

/** Chooses a template, and where it is put; what was chosen stays when it could not be. */
export function InsertDialog({ tools, onClose }: { tools: SelectionTools; onClose(): void }) {
  const { selection, acts, setMode } = tools
  const patternId = usePatternId()
  const templates = useTemplates()
  const insert = useInsertTemplate(patternId)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [place, setPlace] = useState<InsertPlace>('after')
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  const all = insertable(templates.data ?? [])
  const found = searchTemplates(all, search)
  const left = (templates.data?.length ?? 0) - all.length
  const card = all.find(({ id }) => id === chosen)

  const put = async (templateId: string) => {
    setProblem(null)
    const { anchorNow } = await performing()
    const anchor = selection && anchorNow(acts.files, selection)
    if (selection && !anchor) return setProblem('The selected element is not there any more.')
    await insert.mutateAsync({ templateId, anchor, place }).then(
      () => {
        toast.success(`Inserted “${card?.title}” as a new version.`)
        onClose()
        // A change does not scroll the design while selecting.
        setMode('off')
      },
      error => setProblem(sentenceOf(error)),
    )
  }
  return (
    <Dialog
      title="Insert a part"
      about={aboutOf(selection?.reference.name)}
      isOpen
      onClose={onClose}
      width="lg"
    >
      <form
        className="mt-4 flex flex-col gap-4"
        onSubmit={event => {
          event.preventDefault()
          if (chosen && !insert.isPending) void put(chosen).catch(error => setProblem(sentenceOf(error)))
        }}
      >
        <div className="flex flex-wrap items-center gap-3">
          <TextField
            label="Search parts"
            isLabelHidden
            placeholder="Search"
            data-first
            className="min-w-48 flex-1"
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
          {selection && (
            <Segmented<InsertPlace> label="Where" value={place} options={PLACES} onChange={setPlace} />
          )}
        </div>
        <div className="-mx-2 max-h-[min(30rem,52dvh)] overflow-y-auto px-2 py-1">
          {templates.isPending && <Loading />}
          {templates.isError && (
            <LoadFailed
              what="The templates could not be loaded."
              why={sentenceOf(templates.error)}
              onRetry={() => void templates.refetch()}
            />
          )}
          {templates.data && found.length === 0 && (
            <div className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
              <p>No part matches.</p>
              <Button size="sm" onClick={() => setSearch('')}>
                Show all parts
              </Button>
            </div>
          )}
          {found.length > 0 && <InsertChoices cards={found} chosen={chosen} onChoose={setChosen} />}
          {left > 0 && search === '' && (
            <p className="mt-4 text-xs text-ink-soft">
              {left} templates with pages of their own are not here: a design can begin with one, but not hold
              it.
            </p>
          )}
        </div>
        <p role="status" className="sr-only">
          {search.trim() !== '' && templates.data ? `${found.length} parts` : ''}
        </p>
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p role="alert" id={problemId} className={problem ? 'mr-auto text-sm text-danger' : 'sr-only'}>
            {problem && `Nothing was inserted. ${problem}`}
          </p>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            look="primary"
            isBusy={insert.isPending}
            disabled={!card}
            aria-describedby={problem ? problemId : undefined}
          >
            {card ? `Insert ${card.title}` : 'Choose a part'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const aboutOf = (selected: string | undefined): string =>
  selected
    ? `It is put at ${selected}, as a new version that can be undone by restoring the one before.`
    : 'It is put at the end of the page, as a new version. Select an element first to put it elsewhere.'

function Loading() {
  return (
    <div role="status" aria-label="Loading the templates" className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {[0, 1, 2].map(at => (
        <Skeleton key={at} className="aspect-16/10 rounded-lg" />
      ))}
    </div>
  )
}
