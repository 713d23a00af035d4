import { useState } from 'react'
import { toast } from 'sonner'
import { Input } from '@/components/ui/input'
import { Toaster } from '@/components/ui/sonner'
import { SaveBar } from './components/save-bar'
import { errorOf, type Value } from './components/setting-field'
import { SettingSection } from './components/setting-section'
import { content } from './content'

const { labels } = content
const known = content.sections.map(section => section.name)
const settings = content.fields.map((field, id) => ({
  ...field,
  id,
  section: known.includes(field.section ?? '') ? field.section : undefined,
}))
const loose = settings.filter(field => !field.section)
const sections = [
  ...content.sections.map(section => ({
    ...section,
    settings: settings.filter(field => field.section === section.name),
  })),
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
  const changed = values.filter((value, id) => value !== saved[id]).length
  const save = () => {
    const found = Object.fromEntries(
      content.fields.flatMap((field, id) =>
        errorOf(field, values[id]) ? [[id, errorOf(field, values[id])]] : [],
      ),
    )
    setErrors(found)
    const [wrong] = Object.keys(found)
    if (wrong !== undefined) {
      document.getElementById(`setting-${wrong}`)?.focus()
      return
    }
    setSaved(values)
    toast(labels.saved)
  }

  return (
    <div className="mx-auto grid min-h-svh max-w-6xl grid-cols-1 content-start gap-x-12 px-4 pt-6 pb-28 text-sm md:grid-cols-[13rem_minmax(0,1fr)] md:px-8 md:pt-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <header className="md:sticky md:top-10 md:self-start">
        <p className="wrap-anywhere text-2xl leading-none font-extrabold tracking-tight text-primary">
          {content.brand}
        </p>
        <Input
          type="search"
          aria-label={labels.search}
          placeholder={labels.search}
          value={word}
          onChange={event => setWord(event.target.value)}
          className="mt-5 bg-card"
        />
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
        {shown.length === 0 && (
          <p className="mt-10 text-muted-foreground">{needle ? labels.nothingFound : labels.empty}</p>
        )}
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
      {changed > 0 && (
        <SaveBar
          changed={changed}
          isWrong={Object.values(errors).some(Boolean)}
          onSave={save}
          onDiscard={() => {
            setValues(saved)
            setErrors({})
          }}
        />
      )}
      <Toaster position="top-right" />
    </div>
  )
}
