import type { CheckPort } from '#server/generation/check/check-port.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { type Checker, type Fault, faultKey } from '#shared/compile/faults/fault.ts'
import type { PatternConfig } from '#shared/design.ts'

interface CompileCheckerOptions {
  port: CheckPort
  /** The files before the run: what was wrong in them already is not told again, unless nothing is shown of them. */
  base: readonly SourceFile[]
  config: PatternConfig
  showsWebPictures: boolean
  /** What the person wrote: what is named there was asked for. */
  prompt: string
  /** The files with what is added to them before they are saved. */
  complete(files: readonly SourceFile[]): Promise<SourceFile[]>
}

/** Compiles the files of a run and reads them. */
export function compileChecker(options: CompileCheckerOptions): Checker {
  const { port, base, config, showsWebPictures, prompt, complete } = options
  const faultsOf = async (files: readonly SourceFile[]) =>
    port.design(await complete(files), { config, showsWebPictures })
  let known: Promise<Set<string>> | null = null
  const knownBefore = async () => {
    const faults = base.length === 0 ? [] : await faultsOf(base)
    return new Set((faults ?? []).filter(({ kind }) => kind !== 'error').map(faultKey))
  }
  return async files => {
    const faults = await faultsOf(files)
    if (!faults) return null
    if (faults.length === 0) return { faults }
    known ??= knownBefore()
    const before = await known
    return {
      faults: faults.filter(fault => !before.has(faultKey(fault))).map(fault => unlessAsked(fault, prompt)),
    }
  }
}

/** What a person asked for by its name is said, and nobody has to repair it. */
export const unlessAsked = (fault: Fault, prompt: string): Fault =>
  fault.kind === 'placeholder' && isNamed(fault.of ?? fault.about.replace(/^picture /, ''), prompt)
    ? { ...fault, kind: 'note' }
    : fault

const OF_A_NAME = /[\w@/-]/

/** As a word of its own, `react-icons` as "React Icons" too: `three` is not named by "threesome" or "@react/three". */
export function isNamed(name: string, text: string): boolean {
  const told = text.toLowerCase()
  return [name.toLowerCase(), name.toLowerCase().replaceAll('-', ' ')].some(each => stands(each, told))
}

function stands(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0 && name; at = text.indexOf(name, at + name.length)) {
    // An address begins before its host, and a path inside of a package goes on behind its name.
    const isBegun = !OF_A_NAME.test(text[at - 1] ?? '') || text.slice(at - 2, at) === '//'
    const behind = text[at + name.length] ?? ''
    if (isBegun && (behind === '/' || !OF_A_NAME.test(behind))) return true
  }
  return false
}
