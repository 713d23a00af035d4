/** Sentences people read, verbatim where the specification gives them (sections 4, 5 and 8). */
export const MESSAGES = {
  somethingWentWrong: 'Oops, something went wrong.',
  thinking: 'Thinking...',
  generating: 'Generating...',
  generationStopped: 'This generation was stopped.',
  messageDeleted: 'This message was deleted.',
  stoppedByAdmin: 'An administrator of this server ended this generation. Nothing was charged.',
  outOfCreditsTitle: 'You are out of credits. Keep going!',
  subscriptionTitle: 'Your Subscription',
  billingTitle: 'Billing and Subscription',
  upsellTitle: 'Save money. Ship faster.',
  forkFailed: 'Oops, something went wrong forking.',
  feedbackThanks: 'Thanks for your feedback!',
  feedbackFailed: 'Failed to submit feedback',
  passwordFailed: 'Failed to edit password. Please try again.',
  passwordSet: 'Password set successfully.',
  passwordRemoved: 'Password removed successfully.',
  retryFailed: 'Something went wrong retrying.',
  inviteFailed: 'Oops, something went wrong inviting users.',
  inviteWorkspaceFailed: 'Oops, something went wrong inviting workspace.',
  removeUserFailed: 'Oops, something went wrong removing user.',
  removeWorkspaceFailed: 'Oops, something went wrong removing workspace.',
  permissionsGranted: 'Permissions granted',
  permissionsFailed: 'Failed to grant permissions',
  renderFailed: 'Oops! This code could not be rendered.',
  emptyPreviewError: 'Oops! Ran into a problem.',
  fixFailed: 'Failed to fix with AI.',
  diffFailed: 'Failed to load diff.',
  restoreFailed: 'Failed to restore.',
  restoreDuringRun: 'A generation is running here. Restore when it has ended, or stop it first.',
  saveDuringRun: 'A generation is running here. Save when it has ended, or stop it first.',
  insertDuringRun: 'A generation is running here. Insert the part when it has ended, or stop it first.',
  noArtifactSelected: 'No artifact selected.',
  stuck: 'Stuck? Retry for Free',
  outOfCredits: 'You are out of credits.',
  selectionGone: 'The selected element is not in the design any more. Select it again.',
  noCodeToCopy: 'No code to copy.',
  zipFailed: 'Failed to download zip.',
  copyFailed: 'The code could not be copied.',
  exportFailed: 'Oops, something went wrong exporting.',
  pluginNeedsAccount: 'Layers for the plugin are kept for a day, for people who are signed in.',
  linkRepositoryFailed: 'Failed to link repository',
  syncSucceeded: 'Synced with Github.',
  syncUpToDate: 'Already up to date.',
  syncDiverged: 'Diverged from Github. Not synced.',
  syncFailed: 'Failed to sync with Github.',
  domainFailed: 'Failed to set up custom domain. Please try again.',
  deleteDomainFailed: 'Failed to delete domain.',
  saveDomainFailed: 'Failed to save default domain settings.',
  publishFailed: 'Failed to publish. Please try again.',
  integrationSaveFailed: 'Failed to add OpenAI API key. Please try again.',
  planNeedsModel: 'A plan needs a connected model. Send it without “Plan only”, or connect one.',
  notQueued: 'This prompt does not wait here any more.',
  promptHasBegun: 'This prompt has begun already.',
  runWasLost: 'The server restarted while this was being generated. Nothing was charged.',
  roomWasClosed: 'The server closed this design’s room while this was being generated. Nothing was charged.',
  runHadError: 'An error on the server kept this from being finished. Nothing was charged.',
  outage: 'Our upstream provider is currently experiencing issues.',
  nothingCharged: 'Nothing was charged.',
  startersAccessLost:
    'Whoever asked for this may not edit the design any more. Nothing was changed or charged.',
  runTooLong: 'This generation took longer than 30 minutes and was ended. Nothing was charged.',
  linkIsOver: 'This link was used, is over, or was changed. Ask for another one.',
  adminLinkIsOver: 'This link is over. Start the server again: it prints a new one while it is needed.',
  adminLinkIsUsed: 'This link has been used, and its address belongs to an admin now. Log in instead.',
  secondFactorUnreadable:
    'This server cannot read your second factor any more, because its auth.secret is another one than when you turned it on. Ask whoever runs the server to put the old one back, or to forget the second factors that it cannot read.',
  templatesFailed: 'This prompt could not be read. Nothing was charged.',
  codeTooComplicated:
    'The code of this design took too long to be read. Make its files simpler or smaller. Nothing was charged.',
  editsGone: 'The code could not be changed just now. Try again in a moment. Nothing was charged.',
  templatesGone: 'The templates could not be reached. Try again in a moment. Nothing was charged.',
  convertNeedsModel:
    'Converting a design to another preset needs a model, and none is connected to this server.',
  couldNotCompile: 'This version could not be compiled now. Try again in a moment.',
  keptAlready: 'These files are in the design already.',
  tooManyFiles:
    'The answer changed more files than the 400 a design may have, and was ended. Nothing was charged.',
} as const

/** How a run ends whose version does not compile; it never takes the place of another one. */
export const doesNotCompile = (label: string, designStays: boolean): string =>
  `${label} does not compile${designStays ? ', so the design stays as it was' : ''}. Nothing was charged.`

/** The closing words of an answer in which boxes of dashes are left. */
export const standsIn = (names: readonly string[]): string => {
  const more = names.length - STAND_INS_NAMED_MAX
  const named = `${names.slice(0, STAND_INS_NAMED_MAX).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return `Not there, so a dashed box stands in its place: ${named}.`
}

const STAND_INS_NAMED_MAX = 10

const NAMED_MAX = 5

/** What was finished cannot be kept beside what was made of the same files since. */
export function changedSince(files: readonly string[]): string {
  const more = files.length > NAMED_MAX ? ` and ${files.length - NAMED_MAX} more` : ''
  const verb = files.length === 1 ? 'has' : 'have'
  return `${files.slice(0, NAMED_MAX).join(', ')}${more} ${verb} changed since, so nothing was kept.`
}

/** What a person asks for with "Try to Fix with AI". */
export const fixPrompt = (errorMessage: string): string =>
  `Fix this error in the design, and change nothing else:\n\n${errorMessage || MESSAGES.emptyPreviewError}`

/** Section 8: with the server's message where there is one. */
export const forkFailed = (message: string | null): string =>
  message ? `${MESSAGES.forkFailed.slice(0, -1)}: ${message}` : MESSAGES.forkFailed

/** Nothing is shared without being said. */
export const forkSharedWith = (workspace: string): string =>
  `The fork is private, and shared with ${workspace}: the plan of that lets it be.`

/** Section 8: "Oops!" and what is known of it. */
export const zipFailed = (message: string | null): string => `Oops! ${message ?? MESSAGES.zipFailed}`
export const htmlFailed = (message: string | null): string => `Oops! ${message ?? MESSAGES.exportFailed}`
export const copyFailed = (message: string | null): string => `Oops! ${message ?? MESSAGES.copyFailed}`

export const promptTooLong = (characters: number): string =>
  `Prompt is too long. ${characters.toLocaleString('en-US')} / 50,000 characters.`

/** A password that was tried too often here. */
export const tooManyTries = (seconds: number): string =>
  `Too many tries. Wait ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`} and try again.`

/** Section 8, the notice of an unsupported package. */
export const unsupportedPackage = (name: string): string =>
  `We do not currently support ${name}, but you can contact support to request it.`
