/** What somebody is told who restores without one of the secrets. */
export const WITHOUT = {
  AUTH_SECRET:
    'The backup has no auth.secret: put the old one into the data folder, or everybody has to sign in again.',
  VAULT_SECRET:
    'The backup has no vault.secret: put the old one into the data folder, or keys of models have to be given again.',
}

/** What becomes of those who log in with a second factor: without a word they would find out by being kept out. */
export function ofSecondFactors(
  { all, unreadable }: { all: number; unreadable: readonly string[] },
  { isForgotten, hasSecret, forget }: { isForgotten: boolean; hasSecret: boolean; forget: string },
): string[] {
  if (unreadable.length === 0)
    return isForgotten
      ? [
          all > 0
            ? `No second factor was forgotten: auth.secret reads all ${all}.`
            : 'No account has a second factor.',
        ]
      : []
  const accounts = unreadable.length === 1 ? '1 account has' : `${unreadable.length} accounts have`
  const their = unreadable.length === 1 ? 'its' : 'their'
  if (isForgotten)
    return [
      `${accounts} no second factor any more: ${their} password alone logs in, until it is turned on again.`,
    ]
  return [
    `${accounts} a second factor that only the old auth.secret can read${hasSecret ? ', and the one here is another' : ''}.`,
    'Without it neither a code nor a recovery code logs in. Put it into the data folder or, where it is lost,',
    `turn ${their} second factor off, so that the password alone logs in: ${forget}`,
  ]
}

/** A folder that the environment named for this command alone has to be named for the next one too. */
export const commandHere = (command: string, { DATA_DIR }: { DATA_DIR?: string }): string =>
  DATA_DIR ? `DATA_DIR=${quoted(DATA_DIR)} ${command}` : command

const quoted = (path: string): string =>
  /^[\w./~-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`
