import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { fetchPreview } from '#client/api/artifacts.ts'
import { call, sentenceOf } from '#client/api/call.ts'
import { usePublish } from '#client/api/publish.ts'
import { askPage } from '#client/frames/ask-page.ts'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import { PageFrame } from '#client/frames/page-frame.tsx'
import {
  type PublishJob as Job,
  type PublishProgress,
  publishJobAtom,
  publishProgressAtom,
} from '#client/state/publish-job.ts'
import { toast } from '#client/ui/toast.ts'
import { artifactsApi } from '#shared/api/artifacts.ts'
import { outlinesApi } from '#shared/api/outlines.ts'
import { AppError } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'
import { PAGES_MAX_BYTES, publishProblem, SOCIAL_PICTURE, type StaticPageSent } from '#shared/publish.ts'
import { firstPages, withLinked } from './plan-pages.ts'
import { takeSocialPicture } from './take-social-picture.ts'

/** As wide as most windows: what is drawn for one width is drawn anew by the design for another. */
const DRAWN_AT = { width: 1280, height: 800 }

interface Plan {
  artifactId: string
  previewSrc: string
  routes: string[]
  /** Every page that is to be drawn, in order. */
  pages: string[]
  /** The one that is drawn now; after the last the picture for previews of the link. */
  at: number
  drawn: StaticPageSent[]
}

/** Publishes one version: saves what was typed, draws each page in a frame nobody sees, and sends all of it at once. */
export function PublishJob({ job }: { job: Job }) {
  const { patternId, texts } = job
  const client = useQueryClient()
  const publish = usePublish(patternId)
  const tell = useSetAtom(publishProgressAtom)
  const setJob = useSetAtom(publishJobAtom)
  const [plan, setPlan] = useState<Plan | null>(null)
  const running = useRef(new AbortController())
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasEnded = useRef(false)

  const end = (progress: PublishProgress) => {
    hasEnded.current = true
    tell(progress)
    setJob(null)
  }

  const fail = (error: unknown) => {
    if (running.current.signal.aborted) return
    toast.error(MESSAGES.publishFailed, { description: sentenceOf(error) })
    end({ state: 'failed', message: sentenceOf(error) })
  }
  const show = (next: Plan) => {
    setPlan(next)
    const path = next.pages[next.at]
    if (path !== undefined) tell({ state: 'drawing', at: next.at, of: next.pages.length, path })
  }
  const begin = async (signal: AbortSignal) => {
    tell({ state: 'saving' })
    const saved = job.isActive ? await call(artifactsApi.save, { body: { id: patternId } }) : null
    const artifactId = saved?.artifactId ?? job.artifactId
    const [preview, { routes }] = await Promise.all([
      fetchPreview(artifactId),
      call(outlinesApi.get, { path: { id: artifactId } }),
    ])
    const problem = publishProblem(preview)
    if (problem) throw new AppError('conflict', problem)
    const pages = firstPages(routes)
    if (signal.aborted) return
    show({ artifactId, previewSrc: preview.previewSrc, routes, pages, at: 0, drawn: [] })
  }
  const send = async ({ artifactId, drawn, pages }: Plan, picture: string | null) => {
    tell({ state: 'sending' })
    const status = await publish.mutateAsync({
      ...{ artifactId, ...texts, pages: drawn, requestId: job.id },
      ...(picture !== null && { picture }),
    })
    void client.invalidateQueries({ queryKey: ['versions', patternId] })
    toast.success(`Published ${status.artifactVersionName ?? job.versionName}`, {
      description: status.url ?? '',
      ...(status.url && {
        action: { label: 'Open', onClick: () => window.open(status.url ?? '', '_blank', 'noopener') },
      }),
    })
    end({ state: 'done', left: pages.length - drawn.length })
  }
  const pageDrawn = async (frame: DesignFrame | null, now: Plan) => {
    const path = now.pages[now.at] ?? '/'
    const taken = frame && (await askPage(frame, 'HTML_TAKEN', running.current.signal))
    if (running.current.signal.aborted) return
    if (!taken?.html && path === '/')
      throw new AppError('unavailable', 'The first page of this version shows nothing in this browser.')
    const page = taken?.html ? [{ path, html: taken.html }] : []
    const size = [...now.drawn, ...page].reduce((sum, { html }) => sum + new Blob([html]).size, 0)
    // What is too much is still there for whoever runs scripts.
    const drawn = size > PAGES_MAX_BYTES ? now.drawn : [...now.drawn, ...page]
    const pages = withLinked(now.pages, taken?.links ?? [], now.routes)
    show({ ...now, pages, drawn, at: now.at + 1 })
    if (now.at + 1 >= pages.length && texts.ogImage) await send({ ...now, pages, drawn }, null)
  }
  const pictureDrawn = async (frame: DesignFrame | null, now: Plan) => {
    const picture = frame && (await takeSocialPicture(frame, running.current.signal))
    if (!running.current.signal.aborted) await send(now, picture)
  }

  // Whoever leaves the room ends it: nothing has been sent then, and it does not begin again by coming back.
  const forget = () => {
    if (hasEnded.current) return
    setJob(known => (known?.id === job.id ? null : known))
    tell(null)
  }
  const latest = useRef({ begin, fail, forget })
  // The job lives as long as this component.
  useEffect(() => {
    const { begin, fail, forget } = latest.current
    clearTimeout(leaving.current)
    const over = new AbortController()
    running.current = over
    void begin(over.signal).catch(error => !over.signal.aborted && fail(error))
    return () => {
      over.abort()
      leaving.current = setTimeout(forget)
    }
  }, [])

  const route = plan?.pages[plan.at]
  if (!plan || (route === undefined && texts.ogImage)) return null
  const shared = { patternId, artifactId: plan.artifactId, previewSrc: plan.previewSrc, isDarkMode: null }
  return route === undefined ? (
    <PageFrame
      key="picture"
      {...shared}
      size={SOCIAL_PICTURE}
      route="/"
      onDrawn={frame => void pictureDrawn(frame, plan).catch(fail)}
    />
  ) : (
    <PageFrame
      key={route}
      {...shared}
      size={DRAWN_AT}
      route={route}
      onDrawn={frame => void pageDrawn(frame, plan).catch(fail)}
    />
  )
}
