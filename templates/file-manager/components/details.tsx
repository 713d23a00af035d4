import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { content } from '../content'
import type { Stored } from './file-list'
import { Thumbnail } from './thumbnail'

interface DetailsProps {
  file: Stored
  folders: string[]
  /** What nobody chose yet shows only where there is room. */
  isAsked: boolean
  onClose: () => void
  onChange: (part: Partial<Stored>) => void
  onRemove: () => void
}

export function Details({ file, folders, isAsked, onClose, onChange, onRemove }: DetailsProps) {
  const { labels } = content
  const [name, setName] = useState(file.name)
  const facts = [
    { label: labels.kind, value: file.kind },
    { label: labels.size, value: file.size },
    { label: labels.changed, value: file.changed },
    { label: labels.person, value: file.person },
  ].filter(fact => fact.value)
  return (
    <aside
      aria-labelledby="file"
      onKeyDown={event => event.key === 'Escape' && onClose()}
      className={`fixed inset-0 z-20 overflow-y-auto border-l bg-card px-5 pb-6 md:static md:w-72 md:shrink-0 xl:w-80 ${isAsked ? '' : 'hidden xl:block'}`}
    >
      <div className="flex items-start justify-between gap-3 py-3.5">
        <h2 id="file" className="min-w-0 pt-1 text-base leading-snug font-semibold wrap-anywhere">
          {file.name}
        </h2>
        <Button size="icon-sm" variant="ghost" aria-label={labels.close} onClick={onClose}>
          <X />
        </Button>
      </div>
      <div className="aspect-[8/5] rounded-md bg-muted p-3">
        <Thumbnail name={file.name} kind={file.kind} />
      </div>
      <dl className="mt-4">
        {facts.map(fact => (
          <div key={fact.label} className="flex justify-between gap-4 border-b py-2">
            <dt className="text-muted-foreground">{fact.label}</dt>
            <dd className="text-right">{fact.value}</dd>
          </div>
        ))}
      </dl>
      <form
        className="mt-5 grid grid-cols-1 gap-4"
        onSubmit={event => {
          event.preventDefault()
          if (name.trim()) onChange({ name: name.trim() })
        }}
      >
        <Field>
          <FieldLabel htmlFor="file-name">{labels.rename}</FieldLabel>
          <div className="flex gap-2">
            <Input id="file-name" value={name} onChange={event => setName(event.target.value)} />
            <Button type="submit" variant="outline" disabled={!name.trim() || name.trim() === file.name}>
              {labels.save}
            </Button>
          </div>
        </Field>
        <Field>
          <FieldLabel htmlFor="file-folder">{labels.move}</FieldLabel>
          <NativeSelect
            className="max-w-56"
            id="file-folder"
            value={file.folder ?? ''}
            onChange={event => onChange({ folder: event.target.value || undefined })}
          >
            <NativeSelectOption value="">{labels.pick}</NativeSelectOption>
            {folders.map(folder => (
              <NativeSelectOption key={folder} value={folder}>
                {folder}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </Field>
      </form>
      <Button variant="ghost" className="mt-4 -ml-3 text-destructive" onClick={onRemove}>
        {labels.remove}
      </Button>
    </aside>
  )
}
