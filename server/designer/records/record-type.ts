/** What a column holds; the first column of a list is what its rows are called by. */
export type Column =
  | { key: string; label: string; kind: 'title' | 'text'; values: string[] }
  | { key: string; label: string; kind: 'person' | 'company' | 'date' }
  | { key: string; label: string; kind: 'code'; prefix: string; from: number }
  | { key: string; label: string; kind: 'money' | 'count' | 'percent'; range: [number, number] }
  | { key: string; label: string; kind: 'status'; values: [label: string, tone: Tone][] }

export type Tone = 'good' | 'wait' | 'bad' | 'idle'

/** A kind of thing that a list in a dashboard can hold. */
export interface RecordType {
  name: RecordName
  match: RegExp
  singular: string
  plural: string
  icon: string
  columns: Column[]
}

export type RecordName =
  | `trade-${string}`
  | 'account'
  | 'application'
  | 'appointment'
  | 'article'
  | 'author'
  | 'barber'
  | 'booking'
  | 'candidate'
  | 'case'
  | 'claim'
  | 'class'
  | 'company'
  | 'course'
  | 'customer'
  | 'deal'
  | 'deploy'
  | 'domain'
  | 'donation'
  | 'employee'
  | 'expense'
  | 'file'
  | 'guest'
  | 'incident'
  | 'invoice'
  | 'low-stock'
  | 'match'
  | 'member'
  | 'meter'
  | 'menu-item'
  | 'message'
  | 'order'
  | 'patient'
  | 'player'
  | 'policy'
  | 'product'
  | 'program'
  | 'project'
  | 'provider'
  | 'recipe'
  | 'regulation'
  | 'result'
  | 'role'
  | 'room'
  | 'sale'
  | 'service'
  | 'staff'
  | 'shift'
  | 'shipment'
  | 'stock'
  | 'student'
  | 'submission'
  | 'subscriber'
  | 'task'
  | 'timesheet'
  | 'token'
  | 'treatment'
  | 'vehicle'
  | 'volunteer'
