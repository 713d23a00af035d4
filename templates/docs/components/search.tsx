import { SearchIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Kbd } from '@/components/ui/kbd'
import { content } from '../content'

type Hit = { at: number; block: number; title: string; line: string }

function find(word: string): Hit[] {
  const low = word.trim().toLowerCase()
  if (!low)
    return content.pages.map((page, at) => ({ at, block: -1, title: page.name, line: page.text ?? '' }))
  return content.pages.flatMap((page, at) => {
    const places = [
      { block: -1, title: page.name, lines: [page.name, page.text ?? ''] },
      ...(page.blocks ?? []).map((block, index) => ({
        block: index,
        title: [page.name, block.heading].filter(Boolean).join(', '),
        lines: [block.heading ?? '', block.text ?? '', block.note ?? '', ...(block.code ?? '').split('\n')],
      })),
    ]
    return places.flatMap(({ block, title, lines }) => {
      const line = lines.find(text => text.toLowerCase().includes(low))
      return line ? [{ at, block, title, line }] : []
    })
  })
}

function Marked({ text, word }: { text: string; word: string }): ReactNode {
  const low = word.trim().toLowerCase()
  const from = low ? text.toLowerCase().indexOf(low) : -1
  if (from < 0) return text
  return (
    <>
      {text.slice(0, from)}
      <mark className="rounded-sm bg-found text-found-foreground">{text.slice(from, from + low.length)}</mark>
      {text.slice(from + low.length)}
    </>
  )
}

export function Search() {
  const { words } = content
  const [isOpen, setOpen] = useState(false)
  const [word, setWord] = useState('')
  const navigate = useNavigate()
  const hits = find(word)

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if ((event.key === 'k' && (event.metaKey || event.ctrlKey)) || (event.key === '/' && !isTyping)) {
        event.preventDefault()
        setOpen(true)
      }
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  function go(hit: Hit | undefined) {
    if (!hit) return
    setOpen(false)
    setWord('')
    navigate(`/manual/${hit.at}${hit.block < 0 ? '' : `#part-${hit.block}`}`)
  }

  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <Button variant="outline" onClick={() => setOpen(true)} className="h-10 text-muted-foreground md:w-72">
        <SearchIcon aria-hidden />
        <span className="sr-only md:not-sr-only">{words.search}</span>
        <Kbd className="ml-auto hidden md:inline-flex">/</Kbd>
      </Button>
      <DialogContent className="top-[12vh] max-h-[76svh] translate-y-0 gap-0 overflow-hidden p-0 sm:max-w-xl">
        <DialogTitle className="sr-only">{words.search}</DialogTitle>
        <DialogDescription className="sr-only">{words.searchHint}</DialogDescription>
        <search className="block border-b p-3 pr-12">
          <Input
            type="search"
            aria-label={words.search}
            placeholder={words.searchHint}
            value={word}
            onChange={event => setWord(event.target.value)}
            onKeyDown={event => event.key === 'Enter' && go(hits[0])}
            className="h-11 border-0 text-base shadow-none"
          />
        </search>
        <div className="max-h-[58svh] overflow-y-auto p-2">
          <p aria-live="polite" className="px-3 py-1.5 text-muted-foreground text-sm">
            {hits.length > 0 ? `${hits.length} ${words.found}` : words.nothing}
          </p>
          <ul>
            {hits.map(hit => (
              <li key={[hit.at, hit.block].join()}>
                <button
                  type="button"
                  onClick={() => go(hit)}
                  className="block w-full rounded-md px-3 py-2 text-left outline-none hover:bg-muted focus-visible:bg-muted focus-visible:outline-2 focus-visible:outline-ring"
                >
                  <span className="block break-words font-semibold text-sm">
                    <Marked text={hit.title} word={word} />
                  </span>
                  <span className="line-clamp-2 break-words text-muted-foreground text-sm">
                    <Marked text={hit.line} word={word} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </DialogContent>
    </Dialog>
  )
}
