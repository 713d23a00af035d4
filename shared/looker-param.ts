/**
 * Of the address of a version's page: who looks, sealed. The frame's script is one file, so what it shares with the server
 * must not be shared with the app's own script as well.
 */
export const LOOKER_PARAM = 'look'
