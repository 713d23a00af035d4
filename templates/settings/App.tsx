import { useState } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { Toaster } from '@/components/ui/sonner'
import { SearchField } from '../shared/search-field'
import { errorOf, SettingField, type Value } from './components/setting-field'
import { content, type Setting } from './content'

const { labels } = content
const known = content.sections.map(section => section.name)
const settings = content.fields.map((field, id) => ({
  ...field,
  id,
  section: known.includes(field.section ?? '') ? field.section : undefined,
}))
const loose = settings.filter(field => !field.section)
const sections = [
  ...content.sections.map(each => ({ ...each, settings: settings.filter(one => one.section === each.name) })),
  ...(loose.length ? [{ name: labels.general, text: '', settings: loose }] : []),
]
const first: Value[] = content.fields.map(field => field.value ?? (field.kind === 'switch' ? false : ''))

export default function App() {
  const [saved, setSaved] = useState(first)
  const [values, setValues] = useState(first)
  const [errors, setErrors] = useState<Record<number, string>>({})
  const [word, setWord] = useState('')
  const needle = word.trim().toLowerCase()
  const shown = sections
    .map((section, index) => ({
      ...section,
      index,
      settings: section.settings.filter(field =>
        [field.name, field.note, section.name].join(' ').toLowerCase().includes(needle),
      ),
    }))
    .filter(section => !needle || section.settings.length > 0)
  const isWrong = Object.values(errors).some(Boolean)
  const changed = values.filter((value, id) => value !== saved[id]).length
  const save = () => {
    const found = content.fields.map((field, id) => errorOf(field, values[id]))
    const wrong = found.findIndex(Boolean)
    setErrors({ ...found })
    if (wrong >= 0) return document.getElementById(`setting-${wrong}`)?.focus()
    setSaved(values)
    toast(labels.saved)
  }
  const discard = () => {
    setValues(saved)
    setErrors({})
  }

  return (
    <div className="mx-auto grid min-h-svh max-w-6xl grid-cols-1 content-start gap-x-12 px-4 pt-6 pb-28 text-sm md:grid-cols-[13rem_minmax(0,1fr)] md:px-8 md:pt-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <header className="md:sticky md:top-10 md:self-start">
        <p className="wrap-anywhere text-2xl leading-none font-extrabold tracking-tight text-primary">
          {content.brand}
        </p>
        <SearchField label={labels.search} value={word} className="mt-5 bg-card" onValue={setWord} />
        {sections.length > 1 && (
          <nav
            aria-label={labels.sections}
            className="-mx-4 mt-3 flex gap-x-5 overflow-x-auto px-4 md:mx-0 md:mt-5 md:flex-col md:px-0"
          >
            {shown.map(section => (
              <a
                key={[section.name, section.index].join()}
                href={`#section-${section.index}`}
                className="flex min-h-9 shrink-0 items-center font-medium whitespace-nowrap underline-offset-4 hover:text-primary hover:underline md:whitespace-normal"
              >
                {section.name}
              </a>
            ))}
          </nav>
        )}
      </header>
      <main className="mt-6 min-w-0 md:mt-0">
        <h1 className="wrap-anywhere text-3xl leading-tight font-extrabold tracking-tight text-balance">
          {content.title}
        </h1>
        <p className="mt-1.5 max-w-prose text-muted-foreground">{content.lead}</p>
        {shown.length === 0 && <p className="mt-10">{needle ? labels.nothingFound : labels.empty}</p>}
        {shown.map(section => (
          <SettingSection
            key={[section.name, section.index].join()}
            id={`section-${section.index}`}
            name={section.name}
            text={section.text}
            settings={section.settings}
            values={values}
            errors={errors}
            onChange={(id, value) => {
              setValues(values.map((one, at) => (at === id ? value : one)))
              setErrors({ ...errors, [id]: '' })
            }}
          />
        ))}
      </main>
      {changed > 0 && <SaveBar {...{ changed, isWrong }} onSave={save} onDiscard={discard} />}
      <Toaster position="top-right" />
    </div>
  )
}

type SaveBarProps = { changed: number; isWrong: boolean; onSave: () => void; onDiscard: () => void }

function SaveBar({ changed, isWrong, onSave, onDiscard }: SaveBarProps) {
  const { labels } = content
  return (
    <section aria-label={labels.save} className="fixed inset-x-0 bottom-0 z-10 border-t bg-card shadow-lg">
      <div className="mx-auto flex max-w-6xl items-center gap-2 px-4 py-3 md:px-8">
        <p className="mr-auto min-w-0 font-medium" aria-live="polite">
          {isWrong ? labels.fix : `${changed} ${changed === 1 ? labels.changedOne : labels.changed}`}
        </p>
        <Button variant="ghost" onClick={onDiscard}>
          {labels.discard}
        </Button>
        <Button onClick={onSave}>{labels.save}</Button>
      </div>
    </section>
  )
}

interface SettingSectionProps {
  id: string
  name: string
  text?: string
  settings: (Setting & { id: number })[]
  values: Value[]
  errors: Record<number, string>
  onChange: (id: number, value: Value) => void
}

function SettingSection({ id, name, text, settings, values, errors, onChange }: SettingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="mt-10 scroll-mt-6">
      <h2 id={`${id}-name`} className="text-lg font-bold tracking-tight">
        {name}
      </h2>
      {text && <p className="text-muted-foreground">{text}</p>}
      <div className="mt-3 rounded-lg border bg-card">
        <p className="px-4 py-5 empty:hidden">{settings.length === 0 && content.labels.emptySection}</p>
        {settings.map(setting => (
          <SettingField
            key={setting.id}
            setting={setting}
            value={values[setting.id]}
            error={errors[setting.id]}
            onChange={value => onChange(setting.id, value)}
          />
        ))}
      </div>
    </section>
  )
}
