import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { uploadImage } from '#client/api/uploads.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Button } from '#client/ui/button.tsx'
import { IMAGE_TYPES, UPLOAD_PROBLEMS, uploadProblem } from '#shared/uploads.ts'
import { fitPicture } from './fit-picture.ts'

interface PictureChoiceProps {
  label: string
  size: { width: number; height: number }
  /** `''` without one. */
  url: string
  whenNone: string
  onChange(url: string): void
}

/** A picture for the page, brought to the size that it is shown at. */
export function PictureChoice({ label, size, url, whenNone, onChange }: PictureChoiceProps) {
  const patternId = usePatternId()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({
    isBusy: false,
    problem: null,
  })
  const take = async (file: File) => {
    const problem = uploadProblem(file.type, file.size)
    if (problem) return setState({ isBusy: false, problem: UPLOAD_PROBLEMS[problem] })
    setState({ isBusy: true, problem: null })
    try {
      const fitted = await fitPicture(file, size)
      const signal = new AbortController().signal
      const sent = await uploadImage({
        editorId: patternId,
        file: fitted,
        signal,
        onProgress: () => undefined,
      })
      onChange(sent.url)
      setState({ isBusy: false, problem: null })
    } catch (error) {
      setState({ isBusy: false, problem: sentenceOf(error) })
    }
  }
  return (
    <fieldset aria-label={label} className="min-w-0">
      <p className="mb-1.5 text-sm font-medium">
        {label} <span className="font-normal text-ink-faint">{`${size.width} × ${size.height}`}</span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {url && (
          <img
            src={url}
            alt=""
            className="h-10 max-w-20 rounded-sm border border-line bg-sunken object-contain"
            style={{ aspectRatio: `${size.width} / ${size.height}` }}
          />
        )}
        <div className="flex gap-2">
          <Button
            size="sm"
            isBusy={state.isBusy}
            onClick={() => input.current?.click()}
            aria-label={`Choose ${label.toLowerCase()}`}
          >
            <ImageUp aria-hidden="true" className="size-3.5" />
            {url ? 'Replace' : 'Choose'}
          </Button>
          {url && (
            <Button
              size="sm"
              look="quiet"
              onClick={() => onChange('')}
              aria-label={`Remove ${label.toLowerCase()}`}
            >
              Remove
            </Button>
          )}
        </div>
      </div>
      <p
        role={state.problem ? 'alert' : undefined}
        className={`mt-1.5 text-xs ${state.problem ? 'text-danger' : 'text-ink-faint'}`}
      >
        {state.problem ?? (url ? '' : whenNone)}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          if (file) void take(file)
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </fieldset>
  )
}
