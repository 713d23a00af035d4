import { codeHostLines } from '#scripts/doctor/code-host-lines.ts'
import { domainLines } from '#scripts/doctor/domain-lines.ts'
import { type Line, note, ok, problem, type SettingFacts } from '#scripts/doctor/facts.ts'
import { intendedSetting, isSetting } from '#scripts/doctor/intended-setting.ts'
import { paymentLines } from '#scripts/doctor/payment-lines.ts'
import { addressLines, peopleLines } from '#scripts/doctor/place-lines.ts'
import { relayLines } from '#scripts/doctor/relay-lines.ts'
import { isSecretName } from '#server/env.ts'

/** Names, values, and what of them does not fit together. */
export function settingLines(facts: SettingFacts): Line[] {
  const found = [
    ...facts.faults.map(({ name, sentence }) =>
      problem(withoutKeys(sentence), `Set ${name} right in the environment or .dev.vars, or leave it out.`),
    ),
    ...unknownLines(facts),
    ...fileLines(facts),
    ...secretLines(facts),
    ...addressLines(facts.parsed),
    ...domainLines(facts.parsed),
    ...peopleLines(facts.parsed),
    ...paymentLines(facts.parsed),
    ...codeHostLines(facts.parsed),
    ...relayLines(facts.parsed),
  ]
  return found.some(({ state }) => state === 'problem') ? found : [ok('The settings can be read.'), ...found]
}

function unknownLines({ ofFile, ofEnvironment }: SettingFacts): Line[] {
  const inFile = Object.keys(ofFile)
    .filter(name => !isSetting(name))
    .map(name => {
      const meant = intendedSetting(name)
      return meant
        ? problem(`.dev.vars has ${name}, which nothing reads.`, `Call it ${meant}.`)
        : note(
            `.dev.vars has ${name}, which is no setting of Maquette.`,
            'Look it up in the table of README.md, or remove it.',
          )
    })
  const around = Object.keys(ofEnvironment)
    .filter(name => !isSetting(name) && !(name in ofFile))
    .flatMap(name => {
      const meant = intendedSetting(name)
      return meant
        ? [
            note(
              `The environment has ${name}, which nothing here reads.`,
              `If it is for Maquette, call it ${meant}.`,
            ),
          ]
        : []
    })
  return [...inFile, ...around]
}

function fileLines({ ofFile, ofEnvironment, isFileOpenToOthers }: SettingFacts): Line[] {
  const lines: Line[] = []
  if (isFileOpenToOthers && Object.keys(ofFile).some(isSecretName))
    lines.push(
      problem('Others on this machine can read .dev.vars, which has secrets.', 'chmod 600 .dev.vars'),
    )
  const twice = Object.keys(ofFile).filter(name => {
    const other = ofEnvironment[name]
    return isSetting(name) && other !== undefined && other !== ofFile[name]
  })
  for (const name of twice)
    lines.push(
      note(
        `${name} is in .dev.vars and, otherwise, in the environment, which counts.`,
        `Remove one of the two.`,
      ),
    )
  return lines
}

/** A key may have been given where a name belongs; the names of settings have no digit. */
const withoutKeys = (sentence: string): string =>
  sentence.replaceAll(/[\w-]{24,200}/g, word => (/\d/.test(word) ? '…' : word))

/** What a key of each provider begins with, where it begins with anything that others do not. */
const KEY_BEGINS = [
  ['ANTHROPIC_API_KEY', /^sk-ant-/],
  ['GOOGLE_GENERATIVE_AI_API_KEY', /^AIza/],
  ['OPENAI_API_KEY', /^sk-(?!ant-)/],
] as const

function secretLines({ parsed }: SettingFacts): Line[] {
  const lines: Line[] = []
  for (const [name] of KEY_BEGINS) {
    const key = parsed[name]
    if (key === undefined) continue
    const other = KEY_BEGINS.find(([, begins]) => begins.test(key))?.[0] ?? name
    if (other !== name)
      lines.push(
        problem(
          `${name} begins like a key for ${other}.`,
          `Move it to ${other}, or give the key of this provider.`,
        ),
      )
    if (/\s/.test(key))
      lines.push(problem(`${name} has a blank in it.`, 'Copy the key again, on one line and without quotes.'))
  }
  if (parsed.AUTH_SECRET && parsed.AUTH_SECRET === parsed.VAULT_SECRET)
    lines.push(
      note(
        'AUTH_SECRET and VAULT_SECRET are the same.',
        'Give keys of models a secret of their own, and connect them again. A new AUTH_SECRET would sign everybody out, and end second factors.',
      ),
    )
  return lines
}
