/** Sentences people read, verbatim where the specification gives them (sections 4, 5 and 8). */
export const MESSAGES = {
  somethingWentWrong: 'Oops, something went wrong.',
  thinking: 'Thinking...',
  generating: 'Generating...',
  generationStopped: 'This generation was stopped.',
  outOfCreditsTitle: 'You are out of credits. Keep going!',
  retryFailed: 'Something went wrong retrying.',
  inviteFailed: 'Oops, something went wrong inviting users.',
  removeUserFailed: 'Oops, something went wrong removing user.',
  renderFailed: 'Oops! This code could not be rendered.',
  emptyPreviewError: 'Oops! Ran into a problem.',
  fixFailed: 'Failed to fix with AI.',
  diffFailed: 'Failed to load diff.',
  restoreFailed: 'Failed to restore.',
  restoreDuringRun: 'A generation is running here. Restore when it has ended, or stop it first.',
  saveDuringRun: 'A generation is running here. Save when it has ended, or stop it first.',
  noArtifactSelected: 'No artifact selected.',
  noCodeToCopy: 'No code to copy.',
  runWasLost: 'The server restarted while this was being generated. Nothing was charged.',
  modelSilent: 'The model stopped answering. Nothing was charged.',
  runTooLong: 'This generation took longer than 10 minutes and was ended. Nothing was charged.',
} as const

export const promptTooLong = (characters: number): string =>
  `Prompt is too long. ${characters.toLocaleString('en-US')} / 50,000 characters.`
