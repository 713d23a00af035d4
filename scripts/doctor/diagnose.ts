import type { Facts, Line } from '#scripts/doctor/facts.ts'
import { machineLines } from '#scripts/doctor/machine-lines.ts'
import { modelLines } from '#scripts/doctor/model-lines.ts'
import { runningLines } from '#scripts/doctor/running-lines.ts'
import { settingLines } from '#scripts/doctor/setting-lines.ts'
import { isSecretName } from '#server/env.ts'
import { withoutSecrets } from '#server/outside/outside-fetch.ts'

export interface Part {
  title: string
  lines: Line[]
}

/** What is right, what is worth knowing and what is wrong, with no secret in it. */
export function diagnose(facts: Facts): Part[] {
  const hide = hiding(facts)
  const parts = [
    { title: 'This machine', lines: machineLines(facts) },
    { title: 'Settings', lines: settingLines(facts.settings) },
    { title: 'Running it', lines: runningLines(facts) },
    { title: 'Models', lines: modelLines(facts) },
  ]
  return parts.map(({ title, lines }) => ({
    title,
    lines: lines.map(({ state, says, next }) => ({
      state,
      says: hide(says),
      ...(next && { next: hide(next) }),
    })),
  }))
}

/** Shorter ones are words that may stand anywhere. */
const SECRET_MIN_CHARACTERS = 6

/** A secret may also stand where none belongs, in an address or in another setting. */
function hiding({ settings: { ofFile, ofEnvironment } }: Facts): (text: string) => string {
  const secrets = [...Object.entries(ofFile), ...Object.entries(ofEnvironment)]
    .filter(([name, value]) => isSecretName(name) && value.length >= SECRET_MIN_CHARACTERS)
    .map(([, value]) => value)
  return text =>
    withoutSecrets(text, secrets)
      .replaceAll(/\/\/[^\s/@]{1,200}@/g, '//…@')
      .replaceAll(/\b(?:sk-|AIza)[\w-]{6,}/g, '…')
}

export const hasProblem = (parts: readonly Part[]): boolean =>
  parts.some(({ lines }) => lines.some(({ state }) => state === 'problem'))

const STATES = { ok: 'ok      ', note: 'note    ', problem: 'PROBLEM ' }

export const report = (parts: readonly Part[]): string =>
  parts
    .map(({ title, lines }) => {
      const told = lines.flatMap(({ state, says, next }) => [
        `  ${STATES[state]} ${says}`,
        ...(next ? [`            → ${next}`] : []),
      ])
      return [title, ...told].join('\n')
    })
    .join('\n\n')
