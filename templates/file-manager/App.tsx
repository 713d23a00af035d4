import { LayoutGrid, Rows3 } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Input } from '@/components/ui/input'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { Toaster } from '@/components/ui/sonner'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
import { Details } from './components/details'
import { FileList, type Stored } from './components/file-list'
import { FolderRail } from './components/folder-rail'
import { content } from './content'

const { labels } = content

export default function App() {
  const [files, setFiles] = useState<Stored[]>(() => content.files.map((file, id) => ({ ...file, id })))
  const [folders, setFolders] = useState(() => [
    ...new Set([
      ...content.folders.map(folder => folder.name),
      ...content.files.flatMap(file => file.folder || []),
    ]),
  ])
  const [folder, setFolder] = useState('')
  const [word, setWord] = useState('')
  const [sort, setSort] = useState('')
  const [view, setView] = useState('tiles')
  const [openId, setOpenId] = useState<number | null>(content.files.length ? 0 : null)
  const [isAsked, setIsAsked] = useState(false)
  const open = files.find(file => file.id === openId)
  const shown = files.filter(
    file =>
      (!folder || file.folder === folder) && file.name.toLowerCase().includes(word.trim().toLowerCase()),
  )
  if (sort)
    shown.sort(
      (a, b) =>
        (sort === 'kind' ? (a.kind ?? '').localeCompare(b.kind ?? '') : 0) ||
        a.name.localeCompare(b.name, undefined, { numeric: true }),
    )

  return (
    <div className="flex min-h-svh flex-col text-sm md:h-svh md:flex-row">
      <FolderRail
        folders={folders}
        files={files}
        folder={folder}
        onPick={setFolder}
        onCreate={name => !folders.includes(name) && setFolders([...folders, name])}
      />
      <main className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div className="flex flex-wrap items-center gap-2 border-b px-4 py-3 md:px-6">
          <h1 className="mr-auto min-w-0 text-xl font-semibold tracking-tight wrap-anywhere">
            {folder || labels.all}
          </h1>
          <Input
            type="search"
            aria-label={labels.search}
            placeholder={labels.search}
            value={word}
            onChange={event => setWord(event.target.value)}
            className="h-8 w-full sm:w-44"
          />
          <NativeSelect
            className="max-w-56"
            size="sm"
            aria-label={labels.sort}
            value={sort}
            onChange={event => setSort(event.target.value)}
          >
            <NativeSelectOption value="">{labels.asIs}</NativeSelectOption>
            <NativeSelectOption value="name">{labels.byName}</NativeSelectOption>
            <NativeSelectOption value="kind">{labels.byKind}</NativeSelectOption>
          </NativeSelect>
          <ToggleGroup
            type="single"
            size="sm"
            variant="outline"
            aria-label={labels.view}
            value={view}
            onValueChange={value => value && setView(value)}
          >
            <ToggleGroupItem value="tiles" aria-label={labels.tiles}>
              <LayoutGrid />
            </ToggleGroupItem>
            <ToggleGroupItem value="list" aria-label={labels.list}>
              <Rows3 />
            </ToggleGroupItem>
          </ToggleGroup>
        </div>
        <div className="@container min-h-0 flex-1 overflow-y-auto">
          <FileList
            files={shown}
            isTiles={view === 'tiles'}
            openId={openId}
            onOpen={id => {
              setOpenId(id)
              setIsAsked(true)
            }}
            empty={word ? labels.nothingFound : labels.empty}
          />
        </div>
      </main>
      {open && (
        <Details
          key={open.id}
          isAsked={isAsked}
          file={open}
          folders={folders}
          onClose={() => setOpenId(null)}
          onChange={part => setFiles(files.map(file => (file.id === open.id ? { ...file, ...part } : file)))}
          onRemove={() => {
            setFiles(files.filter(file => file.id !== open.id))
            setOpenId(null)
            toast([open.name, labels.removed].join(' '), {
              action: { label: labels.undo, onClick: () => setFiles(files) },
            })
          }}
        />
      )}
      <Toaster />
    </div>
  )
}
