import { useModelChoices, useUsualMessage } from '#client/api/models.ts'
import { useSession } from '#client/api/users.ts'
import { estimateWords } from '#client/lib/price-words.ts'
import { Select } from '#client/ui/select.tsx'
import type { ModelMode } from '#shared/chat.ts'
import { PROVIDER_NAMES } from '#shared/models.ts'

interface ModelSelectProps {
  mode: ModelMode
  /** Null, or one that is gone: what serves the mode. */
  picked: string | null
  onPick(modelId: string | null): void
}

/** Which model answers the next prompt, and what that will cost; nothing where there are only templates. */
export function ModelSelect({ mode, picked, onPick }: ModelSelectProps) {
  const choices = useModelChoices()
  const usual = useSession().data?.server.defaults?.[mode] ?? null
  const usualMessage = useUsualMessage()
  if (choices.length === 0) return null
  const options = choices.map(({ id, model, provider, price, isOwn, orgName }) => {
    const each = estimateWords(price, usualMessage)
    return {
      value: id,
      label: model,
      detail: [PROVIDER_NAMES[provider], isOwn && 'your key', orgName && `key of ${orgName}`, each]
        .filter(Boolean)
        .join(' · '),
    }
  })
  const templates = { value: TEMPLATES, label: PROVIDER_NAMES.templates, detail: 'without a model · free' }
  const isThere = choices.some(({ id }) => id === picked)
  return (
    <Select
      label="Model"
      value={(isThere ? picked : usual) ?? TEMPLATES}
      options={usual === null ? [templates, ...options] : options}
      onChange={value => onPick(value === TEMPLATES ? null : value)}
      isQuiet
      className="max-w-52"
    />
  )
}

/** Answers where no model serves the mode and none is picked. */
const TEMPLATES = 'templates'
