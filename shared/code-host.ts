import { z } from 'zod'
import { isFilePath } from '#shared/file-paths.ts'
import { idSchema } from '#shared/ids.ts'
import { nameSchema } from '#shared/text.ts'

/** A sync, a pull and a preview end within this time, in words if need be. */
export const CODE_HOST_TIMEOUT_MS = 30_000
export const COMMIT_MESSAGE_MAX_CHARACTERS = 2_000
/** How long a result stands on the screen. */
export const SYNC_RESULT_SHOWN_MS = 3_000

const REPOSITORY_NAME = /^(?!\.{1,2}$)(?!.*\.git$)[A-Za-z0-9._-]{1,100}$/
/** Without its owner, which is the account of the installation. */
export const repositoryNameSchema = nameSchema(100).pipe(z.string().regex(REPOSITORY_NAME))

/** What git takes for the name of a branch, without what a shell, an address or a mark of direction could make of it. */
const BRANCH =
  /^(?!-)(?!.*\.\.)(?!.*\/\/)(?!.*(?:^|\/)\.)(?!.*(?:\.lock|\.)(?:\/|$))(?!\/)(?!.*\/$)(?!HEAD$)[\p{L}\p{N}._/@+-]{1,200}$/u
export const branchSchema = z.string().regex(BRANCH)

/** Below which the files of a design stand in a repository; `''`: at its top. */
export const folderSchema = z
  .string()
  .transform(text => text.trim().replace(/^\/|\/$/g, ''))
  .refine(folder => folder === '' || isFilePath(folder))

/** Which branch and folder of a repository a form names; what is left empty is the host's own choice. */
export interface RepositoryPlace {
  branch: string
  folder: string
}

/** What is wrong with each, in words; empty where both are fine. */
export const placeProblems = ({ branch, folder }: RepositoryPlace): Partial<RepositoryPlace> => ({
  ...(branch.trim() &&
    !branchSchema.safeParse(branch.trim()).success && { branch: 'No branch can have this name.' }),
  ...(!folderSchema.safeParse(folder).success && {
    folder: 'Name a folder within the repository, such as apps/web.',
  }),
})

/** A place without problems, as calls take it. */
export const placeSent = ({ branch, folder }: RepositoryPlace): Partial<RepositoryPlace> => ({
  ...(branch.trim() && { branch: branch.trim() }),
  ...(folderSchema.parse(folder) && { folder: folderSchema.parse(folder) }),
})

/** Hosts give whole numbers; forms send their digits. */
export const installationIdSchema = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(z.int().positive())

export const installationSchema = z.object({
  id: z.number(),
  /** Of the account on the host: a person's or an organisation's. */
  displayName: z.string(),
  avatarUrl: z.string(),
  /** Names without the owner, at most 300, those that changed last first. */
  repositories: z.array(z.string()).optional(),
})
export type Installation = z.infer<typeof installationSchema>

/** Why a link does not work now; nothing is lost by any of them. */
export const linkProblemSchema = z.enum([
  /** The repository is not there (any more) or the app may not see it. */
  'gone',
  /** The app was uninstalled or suspended, or may not write. */
  'refused',
])

export const linkStatusSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('not_linked') }),
  z.object({
    status: z.literal('linked'),
    /** `owner/name`, as the host calls it now. */
    displayName: z.string(),
    avatarUrl: z.string(),
    lastSyncedAt: z.number().nullable(),
    branch: z.string(),
    folder: z.string(),
    /** The page of the branch on the host. */
    url: z.string().optional(),
    /** The commit that both sides had last; null before the first sync. */
    commitId: z.string().nullable().optional(),
    /** The host told of commits after that one, which a pull brings here. */
    hasNewCommits: z.boolean().optional(),
    problem: linkProblemSchema.nullable().optional(),
  }),
])
export type LinkStatus = z.infer<typeof linkStatusSchema>

export const commitIdSchema = z.string().regex(/^[0-9a-f]{40}$/)

export const syncOutcomeSchema = z.enum(['success', 'up_to_date', 'diverged'])
export type SyncOutcome = z.infer<typeof syncOutcomeSchema>

export const syncResultSchema = z.object({
  result: syncOutcomeSchema,
  /** The commit that was made, or that both sides have; of the host where it went another way. */
  commitId: commitIdSchema.optional(),
  /** Where it stands: the branch of the link, or the side branch. */
  branch: z.string().optional(),
  /** After a push to a side branch: where it is merged. After diverging: what was changed there. */
  compareUrl: z.string().optional(),
})
export type SyncResult = z.infer<typeof syncResultSchema>

/** What is being done by a sync or a pull, in this order as far as it has it. */
export const jobStageSchema = z.enum(['asking', 'making', 'comparing', 'sending', 'fetching', 'saving'])
export type JobStage = z.infer<typeof jobStageSchema>

/** What the next sync would do there. */
export const syncPreviewSchema = z.object({
  /** The commit it was looked at on; null: the branch does not exist yet. */
  base: commitIdSchema.nullable(),
  files: z.array(
    z.object({
      path: z.string(),
      action: z.enum(['create', 'update', 'delete']),
      /** Of what would stand there; none of what goes. */
      bytes: z.number().optional(),
    }),
  ),
  /** The versions that would become a commit each, the oldest first: `v3`. */
  versions: z.array(z.string()).optional(),
})
export type SyncPreview = z.infer<typeof syncPreviewSchema>

export const pullResultSchema = z.object({
  /** The version that came of it; null: there was nothing new. */
  artifactId: idSchema.nullable(),
  commitId: commitIdSchema.optional(),
  /** What could not come along. */
  leftOut: z.array(z.object({ path: z.string(), reason: z.string() })).optional(),
})
export type PullResult = z.infer<typeof pullResultSchema>

/** Ends what is said where the branch itself takes nothing, so that the way round it is offered beside. */
export const SIDE_BRANCH_INSTEAD = 'A side branch may be pushed instead.'
