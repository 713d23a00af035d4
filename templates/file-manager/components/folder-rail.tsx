import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { content } from '../content'
import type { Stored } from './file-list'

interface FolderRailProps {
  folders: string[]
  files: Stored[]
  folder: string
  onPick: (folder: string) => void
  onCreate: (name: string) => void
}

export function FolderRail({ folders, files, folder, onPick, onCreate }: FolderRailProps) {
  const { labels } = content
  const [name, setName] = useState<string | null>(null)
  return (
    <header className="flex flex-col gap-4 bg-blue px-4 pt-4 pb-3 text-blue-foreground md:w-56 md:shrink-0 md:overflow-y-auto md:px-5 md:pt-5 lg:w-64">
      <div className="md:mb-6">
        <p className="wrap-anywhere font-mono text-blue-soft">{content.brand}</p>
        <p className="mt-1 text-xl leading-tight font-semibold tracking-tight text-balance wrap-anywhere md:mt-8 md:text-2xl">
          {content.title}
        </p>
      </div>
      <nav aria-label={labels.folders} className="-mx-2 flex gap-1 overflow-x-auto md:flex-col">
        {['', ...folders].map(one => (
          <button
            key={one || 'all'}
            type="button"
            aria-current={folder === one ? 'page' : undefined}
            onClick={() => onPick(one)}
            className={`flex min-h-9 shrink-0 items-center justify-between gap-3 rounded-sm px-2 text-left whitespace-nowrap outline-none focus-visible:ring-2 focus-visible:ring-blue-foreground focus-visible:ring-inset md:whitespace-normal ${folder === one ? 'bg-blue-lift font-medium' : 'hover:bg-blue-lift'}`}
          >
            <span className="min-w-0 wrap-anywhere">{one || labels.all}</span>
            <span className="font-mono text-blue-foreground tabular-nums">
              {one ? files.filter(file => file.folder === one).length : files.length}
            </span>
          </button>
        ))}
        {name === null && (
          <button
            type="button"
            onClick={() => setName('')}
            className="flex min-h-9 shrink-0 items-center gap-2 rounded-sm px-2 whitespace-nowrap text-blue-foreground outline-none hover:bg-blue-lift focus-visible:ring-2 focus-visible:ring-blue-foreground focus-visible:ring-inset md:mt-3"
          >
            <FolderPlus className="size-4" aria-hidden="true" /> {labels.newFolder}
          </button>
        )}
      </nav>
      {name !== null && (
        <form
          className="flex gap-2"
          onSubmit={event => {
            event.preventDefault()
            if (name.trim()) onCreate(name.trim())
            setName(null)
          }}
        >
          <input
            aria-label={labels.folderName}
            value={name}
            onChange={event => setName(event.target.value)}
            onKeyDown={event => event.key === 'Escape' && setName(null)}
            className="h-9 min-w-0 flex-1 rounded-sm border border-blue-soft bg-transparent px-2 outline-none focus-visible:ring-2 focus-visible:ring-blue-foreground"
          />
          <button type="submit" className="h-9 rounded-sm bg-blue-foreground px-3 font-medium text-blue">
            {labels.create}
          </button>
        </form>
      )}
    </header>
  )
}
