interface SelectFacts {
  isSignedIn: boolean
  canWrite: boolean
  isOnline: boolean
  /** There is a version to select in. */
  hasVersion: boolean
  /** A run is under way: what it writes has no place in a version yet. */
  isRunning: boolean
  /** A frame with the design is on the screen. */
  isShown: boolean
  /** The design could not be drawn, and nothing else is on the screen. */
  isBroken: boolean
}

/** Why no element can be selected right now, as a person is told; null when one can. */
export function whyNotSelect(facts: SelectFacts): string | null {
  if (!facts.isSignedIn) return 'Log in to select an element and change it'
  if (!facts.canWrite) return 'Only people who may edit select elements. Fork the design to change it'
  if (facts.isRunning) return 'Wait until the design is written to select an element'
  if (!facts.hasVersion) return 'There is nothing to select yet. Describe a screen first'
  if (!facts.isOnline) return 'Selecting an element needs the server, and you are offline'
  if (facts.isShown) return null
  return facts.isBroken
    ? 'The design could not be rendered, so there is nothing to select'
    : 'Wait until the design is on the screen to select an element'
}
