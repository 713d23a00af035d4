import { type Bindings, settingsOf } from '#server/bindings.ts'
import { listRefs, type Refs, type Remote } from '#server/features/code-host/git/transport.ts'
import { askHost } from '#server/features/code-host/host-api.ts'
import { type HostApp, requireHostApp } from '#server/features/code-host/host-app.ts'
import { installationToken } from '#server/features/code-host/installation-token.ts'
import { findLink, type HostLink, updateLink } from '#server/features/code-host/links-queries.ts'
import { repositorySchema } from '#server/features/code-host/repositories.ts'
import { readManifest } from '#server/features/code-host/sync/manifest.ts'
import { OutsideError } from '#server/outside/outside-fetch.ts'
import { AppError } from '#shared/errors.ts'

/** A link whose repository was reached, and where its branch stands now. */
export interface OpenLink {
  env: Bindings
  app: HostApp
  link: HostLink
  remote: Remote
  refs: Refs
  /** Null: the branch is not there. */
  head: string | null
}

/** Reaches the repository by its id, whatever it is called by now, and takes in what we did not hear the end of. */
export async function openLink(env: Bindings, patternId: string, signal: AbortSignal): Promise<OpenLink> {
  const app = requireHostApp(settingsOf(env))
  const link = await findLink(env.DB, patternId)
  if (!link) throw new AppError('not_linked')
  try {
    const opened = await reach(env, app, link, signal)
    return { ...opened, link: await tookIn(env, opened.link, opened.head) }
  } catch (error) {
    const problem = error instanceof OutsideError ? PROBLEMS[error.fault] : undefined
    if (problem && problem !== link.problem) await updateLink(env.DB, link, { problem })
    throw error
  }
}

/** The same once its branch has moved to this commit. */
export const atHead = async (open: OpenLink, head: string | null): Promise<OpenLink> => ({
  ...open,
  head,
  link: await tookIn(open.env, open.link, head),
})

const PROBLEMS: Partial<Record<OutsideError['fault'], HostLink['problem']>> = {
  notFound: 'gone',
  refused: 'refused',
}

async function reach(env: Bindings, app: HostApp, link: HostLink, signal: AbortSignal): Promise<OpenLink> {
  const token = await installationToken(app, link.installationId, link.repositoryId, signal)
  const { full_name: fullName } = await askHost(app, `/repositories/${link.repositoryId}`, repositorySchema, {
    ...{ token, signal },
  })
  const remote = { url: `${app.url}/${fullName}.git`, token, signal }
  const refs = await listRefs(remote, [link.branch])
  if (fullName !== link.fullName || link.problem) await updateLink(env.DB, link, { fullName, problem: null })
  const head = refs.ids.get(`refs/heads/${link.branch}`) ?? null
  return { env, app, link: { ...link, fullName, problem: null }, remote, refs, head }
}

/** A push of which nobody heard the end has come to its end there: the commit is one that we made. */
async function tookIn(env: Bindings, link: HostLink, head: string | null): Promise<HostLink> {
  if (head === null || head === link.commitId) return link
  const [ours, known] = await Promise.all([head, link.commitId].map(id => readManifest(env.FILES, link, id)))
  // An earlier commit of ours: somebody has set the branch back, which is for people to look at.
  if (!ours || (known && ours.madeAt < known.madeAt)) return link
  const set = { commitId: head, lastSyncedAt: new Date(), toldCommitId: head }
  await updateLink(env.DB, link, set)
  return { ...link, ...set }
}
