/** The part of a room's storage that documents use, so that a test can hand in one that fails. */
export type RoomStorage = Pick<DurableObjectStorage, 'sql' | 'transactionSync'>

/** Thrown by a document whose last write did not reach the disk: it answers nothing any more. */
export class StorageFailed extends Error {
  override readonly name = 'StorageFailed'
}
