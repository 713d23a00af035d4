import { Braces, Palette, SwatchBook, Wind } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { openInNewTab } from '#client/actions/open-in-new-tab.ts'
import { useModelPick } from '#client/actions/use-model-pick.ts'
import { type PresetChoice, usePresetChoices } from '#client/actions/use-preset-choices.ts'
import { usePresetLabel } from '#client/actions/use-preset-label.ts'
import { hasCode } from '#client/api/call.ts'
import { useConnectModelAddress, useTemplatesAnswer } from '#client/api/models.ts'
import { useConvertPattern } from '#client/api/patterns.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { composerOf } from '#client/state/composer.ts'
import { Button, buttonLook } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { RadioCards } from '#client/ui/radio-cards.tsx'
import { configLabel, isSameConfig, type PresetName } from '#shared/design.ts'
import { AppError } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'
import { LimitPopover } from './limit-popover.tsx'

/** This design in another preset: a new one, which a model rewrites. */
export function ConvertDialog({ onClose }: { onClose(): void }) {
  const { config, customId } = useMeta()
  const label = usePresetLabel({ config, customId })
  const others = usePresetChoices().filter(each =>
    each.custom ? each.custom.id !== customId : !isSameConfig(each.config, config),
  )
  const [chosen, choose] = useState<string | null>(null)
  const preset = others.find(({ value }) => value === chosen) ?? others[0] ?? null
  const { pick } = useModelPick()
  const { run, isBusy, problem, limit, forgetLimit } = useConvert(preset, onClose)
  const isWithoutModel = useTemplatesAnswer(pick.mode, pick.modelId)
  const noteId = useId()
  return (
    <Dialog
      title="Convert Design"
      about={`This design uses ${label}. Converting makes a new design; this one stays as it is.`}
      isOpen
      onClose={onClose}
    >
      <div className="mt-5 flex flex-col gap-5">
        <RadioCards<string>
          label="Design Preset"
          value={preset?.value ?? ''}
          options={others.map(cardOf)}
          onChange={choose}
        />
        {isWithoutModel && <NoModel id={noteId} />}
        {problem && (
          <p
            role="alert"
            className="rounded-md border border-danger-line bg-danger-wash px-3.5 py-2.5 text-sm"
          >
            {problem}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <LimitPopover limit={limit} onClose={forgetLimit}>
            <Button
              look="primary"
              isBusy={isBusy}
              aria-disabled={isWithoutModel || undefined}
              aria-describedby={isWithoutModel ? noteId : undefined}
              onClick={isWithoutModel ? undefined : run}
            >
              Convert
            </Button>
          </LimitPopover>
        </div>
      </div>
    </Dialog>
  )
}

/** Said before anything is pressed: templates convert nothing. */
function NoModel({ id }: { id: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-md border border-amber-line bg-amber-wash px-3.5 py-2.5 text-sm">
      <p id={id} className="min-w-48 flex-1 text-pretty">
        {MESSAGES.convertNeedsModel}
      </p>
      <a
        href={useConnectModelAddress()}
        target="_blank"
        rel="noopener"
        title="Opens in a new tab"
        className={buttonLook('plain', 'sm')}
      >
        Connect a model
      </a>
    </div>
  )
}

/** A preset of people is told by what it is for. */
function cardOf({ value, label, config, custom }: PresetChoice) {
  if (!custom) return { value, ...ABOUT[value as PresetName] }
  const whose = custom.orgName ? ` of ${custom.orgName}` : ''
  return { value, label, about: `A preset${whose}: ${configLabel(config)}.`, icon: <SwatchBook /> }
}

function useConvert(preset: PresetChoice | null, close: () => void) {
  const id = usePatternId()
  const { activeArtifactId } = useMeta()
  const { pick } = useModelPick()
  const convert = useConvertPattern()
  const [problem, setProblem] = useState<string | null>(null)
  const [limit, setLimit] = useState<'credits' | 'private' | null>(null)
  const run = () => {
    if (!preset) return
    if (!activeArtifactId) return setProblem(MESSAGES.noArtifactSelected)
    setProblem(null)
    convert.mutate(
      {
        id,
        artifactId: activeArtifactId,
        config: preset.config,
        customId: preset.custom?.id ?? null,
        ...pick,
      },
      {
        onSuccess: made => {
          const composer = composerOf(made.id)
          composer.write({ ...composer.read(), ...pick })
          close()
          openInNewTab(made.id, 'The converted design is being made.')
        },
        onError: error => {
          if (hasCode(error, 'out_of_credits')) return setLimit('credits')
          if (hasCode(error, 'plan_required')) return setLimit('private')
          setProblem(error instanceof AppError ? error.message : MESSAGES.somethingWentWrong)
        },
      },
    )
  }
  return { run, isBusy: convert.isPending, problem, limit, forgetLimit: () => setLimit(null) }
}

const ABOUT: Record<PresetName, { label: string; about: string; icon: ReactNode }> = {
  'html-tailwind': { label: 'HTML, Tailwind', about: 'Plain elements with utility classes.', icon: <Wind /> },
  'html-inline': {
    label: 'HTML, inline',
    about: 'Plain elements with styles of their own.',
    icon: <Braces />,
  },
  'chakraUi-inline': { label: 'Chakra UI', about: 'Chakra components with style props.', icon: <Palette /> },
  'shadcn-tailwind': {
    label: 'shadcn/ui',
    about: 'Components in the code, with Tailwind.',
    icon: <Palette />,
  },
}
