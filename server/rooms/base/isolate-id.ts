let id = ''

/** Names the isolate this code runs in: a room that meets another name was begun by a server that is gone. */
export function isolateId(): string {
  // Not when the module is read, where the platform gives no random bytes.
  id ||= crypto.randomUUID()
  return id
}
