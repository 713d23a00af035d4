import { type Facts, type Line, type ModelFacts, note, ok, problem } from '#scripts/doctor/facts.ts'
import type { Settings } from '#server/env.ts'
import { MODEL_PROBLEMS, type PROVIDER_NAMES, settingToCheck } from '#shared/models.ts'

/** What can answer, what could, and what keeps it from that. */
export function modelLines({ models, data, settings: { parsed } }: Facts): Line[] {
  return [
    ...environmentLines(parsed, models),
    ...connectedLines(models, data.isThere),
    ...foundLines(models, parsed),
    ...checkLines(models, parsed),
  ]
}

const KEYS = [
  ['openai', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  ['anthropic', 'ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL'],
  ['google', 'GOOGLE_GENERATIVE_AI_API_KEY', 'GOOGLE_GENERATIVE_AI_BASE_URL'],
  ['openai-compatible', 'OPENAI_COMPATIBLE_API_KEY', 'OPENAI_COMPATIBLE_BASE_URL'],
] as const

function environmentLines(settings: Settings, { connected }: ModelFacts): Line[] {
  const lines: Line[] = []
  const named = [
    ['MODEL_BEST', settings.MODEL_BEST],
    ['MODEL_AGENT', settings.MODEL_AGENT],
  ] as const
  for (const [name, model] of named)
    if (model) lines.push(ok(`${name} is ${labelOf(model)}; it comes before what is connected in Settings.`))
  for (const [provider, key, address] of KEYS) {
    const isNamed = named.some(([, model]) => model?.provider === provider)
    const isConnected =
      connected?.some(({ key: kind, name }) => kind === 'environment' && name.startsWith(provider)) ?? false
    if (provider === 'openai-compatible' && settings[key] && !settings[address])
      lines.push(
        problem(
          `${key} is set without ${address}, so there is no server to ask.`,
          `Set ${address} to the address of that server; it often ends in /v1.`,
        ),
      )
    else if (settings[key] && !isNamed && !isConnected)
      lines.push(
        note(
          `${key} is set, and no model uses it.`,
          `Press “Use this” in Settings → Models, or set MODEL_BEST=${provider}:<model>.`,
        ),
      )
    else if (settings[address] && !settings[key] && provider !== 'openai-compatible')
      lines.push(note(`${address} is set without ${key}.`, `Set ${key}, or leave ${address} out.`))
  }
  const compatible = settings.OPENAI_COMPATIBLE_BASE_URL
  if (compatible && new URL(compatible).pathname === '/')
    lines.push(
      note(
        `OPENAI_COMPATIBLE_BASE_URL is ${compatible}, without a path.`,
        'Most such servers answer below /v1: add it if models are not found.',
      ),
    )
  if ((settings.MODEL_BEST ?? settings.MODEL_AGENT) === undefined && settings.MODEL_WINDOW !== undefined)
    lines.push(
      note(
        'MODEL_WINDOW is set, and counts only for models of MODEL_BEST and MODEL_AGENT.',
        'Leave it out: what is connected in Settings has its provider’s.',
      ),
    )
  return lines
}

const labelOf = ({ provider, model }: { provider: string; model: string }) =>
  provider === model ? provider : `${provider}:${model}`

function connectedLines({ connected }: ModelFacts, isData: boolean): Line[] {
  if (connected === null)
    return isData
      ? [note('What is connected in Settings could not be read.', 'Run npm start once, then this again.')]
      : []
  const lost = connected.filter(({ key }) => key === 'lost')
  const lines: Line[] = []
  if (lost.length > 0)
    lines.push(
      problem(
        `VAULT_SECRET is not the one with which keys were sealed: ${lost.map(({ name }) => name).join(', ')} cannot be asked.`,
        'Set the former VAULT_SECRET again (or put the former vault.secret back into the data folder), or connect them anew.',
      ),
    )
  const usable = connected.filter(({ key }) => key !== 'lost').map(({ name }) => name)
  if (usable.length > 0) lines.push(ok(`Connected in Settings: ${usable.join(', ')}.`))
  return lines
}

function foundLines({ found, connected }: ModelFacts, settings: Settings): Line[] {
  const servers = found.filter(({ kind }) => kind !== 'environment')
  const lines = servers.map(({ kind, baseUrl, models }) => {
    const name = kind === 'ollama' ? 'Ollama' : kind === 'lmStudio' ? 'LM Studio' : 'A model server'
    const isUsed = connected?.some(row => row.baseUrl === baseUrl) ?? false
    if (isUsed) return ok(`${name} answers at ${baseUrl}.`)
    return models.length === 0
      ? note(
          `${name} answers at ${baseUrl}, and has no model.`,
          `Load one there${kind === 'ollama' ? ', such as: ollama pull qwen3:8b' : ''}.`,
        )
      : note(
          `${name} answers at ${baseUrl}, with ${models.slice(0, 3).join(', ')}${models.length > 3 ? ' …' : ''}, and nothing uses it.`,
          'Press “Use this” in Settings → Models.',
        )
  })
  const hidden =
    connected?.filter(
      row => isAt(row.baseUrl, settings) && !servers.some(({ baseUrl }) => baseUrl === row.baseUrl),
    ) ?? []
  if (settings.isLocal)
    for (const { name, baseUrl } of hidden)
      lines.push(
        problem(
          `${name} is connected, and nothing answers at ${baseUrl}.`,
          'Start Ollama or LM Studio, or remove the model in Settings → Models.',
        ),
      )
  const isNothing = !settings.MODEL_BEST && !settings.MODEL_AGENT && (connected ?? []).length === 0
  if (isNothing)
    lines.push(note('No model is connected: templates answer.', 'Connect one in Settings → Models.'))
  return lines
}

const isAt = (baseUrl: string, { OLLAMA_URL, LM_STUDIO_URL }: Settings): boolean =>
  [OLLAMA_URL, LM_STUDIO_URL].some(address => new URL(address).origin === new URL(baseUrl).origin)

function checkLines({ checks, connected }: ModelFacts, settings: Settings): Line[] {
  if (checks === null) {
    const isAny = settings.MODEL_BEST ?? settings.MODEL_AGENT ?? connected?.[0]
    return isAny
      ? [
          note(
            'No model was called.',
            'npm run doctor -- --call makes one short call of each, which may cost a little.',
          ),
        ]
      : []
  }
  return checks.map(({ name, check }) => {
    if (!check.problem)
      return ok(
        `${name} answered in ${(check.tookMs / 1_000).toFixed(1)} s${check.canCallTools ? '' : ', without tools'}${check.canSeeImages ? '' : ', without seeing images'}.`,
      )
    const provider = name.split(':')[0] as keyof typeof PROVIDER_NAMES
    const setting = settingToCheck(check.problem, provider)
    const said = check.detail ? ` It said: ${check.detail}` : ''
    return problem(
      `${name}: ${MODEL_PROBLEMS[check.problem]}${said}`,
      setting
        ? `Check ${setting}, or the model in Settings → Models.`
        : 'Try again later; then look at the account of its provider.',
    )
  })
}
