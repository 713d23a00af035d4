import { type FormEvent, useId, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import {
  type KeysOf,
  type NewModel,
  useConnectModel,
  useNewCheck,
  useOfferedModels,
} from '#client/api/models.ts'
import { Button } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import {
  CONNECTED_PROVIDERS,
  type ConnectedProvider,
  PROVIDER_ADDRESSES,
  PROVIDER_NAMES,
} from '#shared/models.ts'
import { CheckResult } from './check-result.tsx'

const EMPTY = { provider: 'openai-compatible' as ConnectedProvider, baseUrl: '', key: '', model: '' }

interface ConnectFormProps {
  close(): void
  /** With a key that is not this server's, at the providers or these addresses. */
  own?: { keys: Exclude<KeysOf, 'server'>; addresses: readonly string[] }
}

/** Provider, address, key, then a model of its own list; kept when it has answered. */
export function ConnectForm({ close, own }: ConnectFormProps) {
  const isOwn = own !== undefined
  const keys = own?.keys ?? 'server'
  const providers = CONNECTED_PROVIDERS.filter(
    each => !isOwn || PROVIDER_ADDRESSES[each] !== null || own.addresses.length > 0,
  )
  const listId = useId()
  const [given, setGiven] = useState<typeof EMPTY>(isOwn ? { ...EMPTY, provider: 'openai' } : EMPTY)
  const { provider, baseUrl, key, model } = given
  const usual = PROVIDER_ADDRESSES[provider]
  const offered = useOfferedModels(keys)
  const check = useNewCheck(keys)
  const connect = useConnectModel(keys)
  const place = {
    provider,
    ...(baseUrl.trim() ? { baseUrl: baseUrl.trim() } : {}),
    ...(key.trim() ? { key: key.trim() } : {}),
  }
  const isPlace = usual !== null || baseUrl.trim() !== ''
  const wanted: NewModel = { ...place, model: model.trim() }
  const isWhole = isPlace && model.trim() !== ''
  const failure = connect.error ?? check.error

  const change = (part: Partial<typeof EMPTY>) => {
    setGiven({ ...given, ...part })
    check.reset()
    connect.reset()
    if (!('model' in part)) offered.reset()
  }
  const askForModels = () => {
    if (isPlace && offered.isIdle) offered.mutate(place)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || connect.isPending) return
    connect.mutate(wanted, {
      onSuccess: () => {
        void toast(`${wanted.model} is connected.`)
        close()
      },
    })
  }

  return (
    <form
      aria-label={labelOf(keys)}
      onSubmit={save}
      autoComplete="off"
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <div>
        <p className="mb-1.5 text-sm font-medium">Provider</p>
        <Select
          label="Provider"
          value={provider}
          options={providers.map(value => ({ value, label: PROVIDER_NAMES[value] }))}
          onChange={next => change({ ...EMPTY, provider: next })}
        />
      </div>
      <TextField
        label="Base address"
        placeholder={usual ?? 'http://localhost:11434/v1'}
        value={baseUrl}
        onChange={event => change({ baseUrl: event.currentTarget.value })}
        inputMode="url"
        spellCheck={false}
        note={
          own && !usual
            ? own.addresses.length > 0
              ? `One of ${own.addresses.join(', ')}, or below it.`
              : 'Whoever runs this server has named none.'
            : usual
              ? 'Empty for the provider’s own.'
              : 'It often ends in /v1.'
        }
      />
      <TextField
        label="API key"
        value={key}
        onChange={event => change({ key: event.currentTarget.value })}
        autoComplete="off"
        spellCheck={false}
        isSecret
        note={`Asked for once, sealed on this server, sent only to this address, never shown again. Empty where ${own ? '' : 'none is needed, or where '}this address has one already.`}
      />
      <TextField
        label="Model"
        list={listId}
        value={model}
        onFocus={askForModels}
        onChange={event => change({ model: event.currentTarget.value })}
        spellCheck={false}
        problem={offered.isError ? sentenceOf(offered.error) : null}
        note={
          offered.isPending ? 'Asking which models it has…' : (offered.data && countOf(offered.data)) || null
        }
      />
      <datalist id={listId}>
        {(offered.data ?? []).map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p className="text-sm text-pretty text-ink-soft">{termsOf(keys)}</p>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={check.isPending} disabled={!isWhole} onClick={() => check.mutate(wanted)}>
          Test
        </Button>
        <Button look="primary" type="submit" isBusy={connect.isPending} disabled={!isWhole}>
          Save
        </Button>
        <Button look="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
      {failure && (
        <p role="alert" className="text-sm wrap-anywhere text-danger">
          {sentenceOf(failure)}
        </p>
      )}
      {check.data && <CheckResult check={check.data} setting={null} />}
    </form>
  )
}

const SERVER_TERMS =
  'Prompts, images and the code of designs go to that address, for everybody who uses this server; the account of the key pays.'
const OWN_TERMS =
  'Only you see and use it. Your prompts, their images and the code of the designs they are for go to that address; your account there pays, and no credits are taken here.'

const WORKSPACE_TERMS =
  'Members who have chosen this workspace see and use it; the key is shown to none of them. Their prompts, images and the code of the designs they are for go to that address; the account of the key pays, and no credits are taken here.'

const termsOf = (keys: KeysOf): string =>
  keys === 'server' ? SERVER_TERMS : keys === 'person' ? OWN_TERMS : WORKSPACE_TERMS
const labelOf = (keys: KeysOf): string =>
  keys === 'server'
    ? 'Connect a model'
    : keys === 'person'
      ? 'Connect a model of yours'
      : 'Connect a model of this workspace'

const countOf = (names: readonly string[]): string =>
  names.length === 1 ? 'It has one model.' : `It has ${names.length} models.`
