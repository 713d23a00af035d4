import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Lowered, lowerTemplate } from '#scripts/lower-template/lower-template.ts'
import { inRoot } from '#scripts/root.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { PRESET_NAMES, type PresetName } from '#shared/design.ts'
import { hasPages, type TemplateCard, templateCardSchema, templateFile } from '#shared/templates.ts'

const PLACE = inRoot('client', 'public', 'templates')

/** The files of a template, as a design has them: with those of the shared parts that it takes. */
export function filesOfTemplate(id: string): SourceFile[] {
  const folder = inRoot('templates', id)
  const own = readdirSync(folder, { recursive: true })
    .map(entry => join(folder, String(entry)))
    .filter(path => statSync(path).isFile())
    .map(path => ({ name: relative(folder, path).split(sep).join('/'), code: readFileSync(path, 'utf8') }))
  const taken = new Set(
    own.flatMap(({ code }) => [...code.matchAll(OF_SHARED)].map(([, , name]) => name ?? '')),
  )
  const shared = [...taken].map(name => {
    const file = ['ts', 'tsx'].map(ending => `${name}.${ending}`).find(each => existsSync(join(SHARED, each)))
    if (!file) throw new Error(`templates/${id} takes shared/${name}, which is not there`)
    return { name: `shared/${file}`, code: readFileSync(join(SHARED, file), 'utf8') }
  })
  return [...own, ...shared]
    .map(({ name, code }) => ({
      name,
      code: code.replace(OF_SHARED, (_, up: string, part: string) => `'${up || './'}shared/${part}'`),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const SHARED = inRoot('templates', 'shared')
/** In a design the shared parts lie inside of its folder, one step nearer. */
const OF_SHARED = /'\.\.\/((?:\.\.\/)*)shared\/([\w-]+)'/g

/** What people choose by, of each template. */
export function templateCards(): TemplateCard[] {
  const index: unknown = JSON.parse(readFileSync(inRoot('templates', 'index.json'), 'utf8'))
  return Object.entries(index as Record<string, object>).map(([id, entry]) =>
    templateCardSchema.parse({
      ...{ ...entry, id, presets: presetsOf(id) },
      ...(hasPages(filesOfTemplate(id)) ? { hasPages: true } : {}),
    }),
  )
}

/** A template as a preset has it, or why it is not there. */
export const templateIn = (id: string, preset: PresetName): Lowered =>
  lowerTemplate(filesOfTemplate(id), preset)

const presetsOf = (id: string): PresetName[] =>
  PRESET_NAMES.filter(preset => 'files' in templateIn(id, preset))

/** Puts the list of templates and the files of each beside the app's static files, written anew only where they differ. */
export function placeTemplates(): void {
  mkdirSync(PLACE, { recursive: true })
  const cards = templateCards()
  place('index.json', cards)
  for (const { id } of cards)
    for (const preset of PRESET_NAMES) {
      const made = templateIn(id, preset)
      if ('files' in made) place(templateFile(id, preset), made.files)
      else rmSync(join(PLACE, templateFile(id, preset)), { force: true })
    }
}

function place(name: string, content: unknown): void {
  const path = join(PLACE, name)
  const text = JSON.stringify(content)
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}
