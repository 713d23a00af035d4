import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useOneTimeKey, useSaveAttributes, useSession } from '#client/api/users.ts'
import { Button } from '#client/ui/button.tsx'
import { ChoiceChips } from '#client/ui/choice-chips.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import {
  ATTRIBUTIONS,
  type Attribution,
  attributesOf,
  type PersonalizeForm,
  ROLES,
  type Role,
} from '#shared/onboarding.ts'

const BLANK: PersonalizeForm = {
  role: null,
  attribution: null,
  otherAttribution: '',
  youtubeChannel: '',
  tiktokInstagramHandle: '',
  workplace: '',
}

/** Asked once after the carousel; whoever does not want to answer closes it. */
export function PersonalizeDialog({ onClose }: { onClose(): void }) {
  const [form, setForm] = useState(BLANK)
  const [attributions] = useState(shuffled)
  const isBusinessEmail = useSession().data?.user?.isBusinessEmail ?? false
  const asked = useOneTimeKey('personalize')
  const save = useSaveAttributes()
  const attributes = attributesOf(form, isBusinessEmail)
  const change = (fields: Partial<PersonalizeForm>) => setForm({ ...form, ...fields })
  const close = () => {
    asked.close()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!attributes) return
    save.mutate(attributes, {
      onSuccess: close,
      onError: error => toast.error('This could not be saved.', { description: sentenceOf(error) }),
    })
  }
  return (
    <Dialog
      title="Personalize your experience"
      about="Two questions, so that we know for whom we make this."
      isOpen
      onClose={close}
    >
      <form onSubmit={submit} className="mt-5 flex flex-col gap-5">
        <ChoiceChips<Role>
          label="What do you do?"
          value={form.role}
          options={ROLES.map(value => ({ value, label: ROLE_LABELS[value] }))}
          onChange={role => change({ role })}
        />
        <ChoiceChips<Attribution>
          label="Where did you hear of us?"
          value={form.attribution}
          options={attributions.map(value => ({ value, label: ATTRIBUTION_LABELS[value] }))}
          onChange={attribution => change({ attribution })}
        />
        {form.attribution === 'other' && (
          <TextField
            label="Where exactly?"
            value={form.otherAttribution}
            maxLength={200}
            onChange={event => change({ otherAttribution: event.currentTarget.value })}
          />
        )}
        {form.attribution === 'youtube' && (
          <TextField
            label="Which channel?"
            note="Optional"
            value={form.youtubeChannel}
            maxLength={200}
            onChange={event => change({ youtubeChannel: event.currentTarget.value })}
          />
        )}
        {form.attribution === 'tiktok-instagram' && (
          <TextField
            label="Whose account?"
            note="Optional"
            value={form.tiktokInstagramHandle}
            maxLength={200}
            onChange={event => change({ tiktokInstagramHandle: event.currentTarget.value })}
          />
        )}
        {!isBusinessEmail && (
          <TextField
            label="Where do you work?"
            note="Optional"
            value={form.workplace}
            maxLength={200}
            onChange={event => change({ workplace: event.currentTarget.value })}
          />
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={close}>Skip</Button>
          <Button type="submit" look="primary" disabled={!attributes} isBusy={save.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const ROLE_LABELS: Record<Role, string> = {
  'ui-ux-design': 'UI and UX design',
  'engineering-development': 'Engineering',
  'product-management': 'Product management',
  'sales-success': 'Sales and success',
  'founder-executive': 'Founder or executive',
  other: 'Something else',
}

const ATTRIBUTION_LABELS: Record<Attribution, string> = {
  hackernews: 'Hacker News',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  friend: 'A friend or colleague',
  'tiktok-instagram': 'TikTok or Instagram',
  reddit: 'Reddit',
  twitter: 'X (Twitter)',
  other: 'Somewhere else',
}

/** No answer is favoured by its place; `other` stays last (section 9). */
function shuffled(): Attribution[] {
  const drawn = ATTRIBUTIONS.map(value => ({ value, place: Math.random() }))
  return [...drawn.sort((a, b) => a.place - b.place).map(({ value }) => value), 'other']
}
