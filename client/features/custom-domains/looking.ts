export interface Looking {
  isLooking: boolean
  /** Why the last look came to nothing. */
  fault: string | null
  again(): void
}
