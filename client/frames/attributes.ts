const COMMON = 'allow-scripts allow-forms allow-popups allow-modals allow-downloads allow-pointer-lock'

/** Its own origin is never the app's, so that this is safe. */
export const HOST_SANDBOX = `${COMMON} allow-same-origin`
/** The second port is the same site as the app: there a design has no origin at all. */
export const PORT_SANDBOX = COMMON

/** A design that is only looked at neither asks nor opens anything. */
export const STILL_HOST_SANDBOX = 'allow-scripts allow-same-origin'
export const STILL_PORT_SANDBOX = 'allow-scripts'
