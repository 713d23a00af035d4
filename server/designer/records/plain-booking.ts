import type { RecordType } from '#server/designer/records/record-type.ts'

/** A booking where nobody stays the night. */
export const plainBooking = (booking: RecordType): RecordType => ({
  ...booking,
  columns: booking.columns.flatMap(column => {
    if (column.key === 'guest') return [{ ...column, label: 'Booked by' }]
    if (column.key === 'room') return []
    if (column.key === 'from') return [{ ...column, label: 'Day' }]
    if (column.key === 'nights')
      return [{ key: 'people', label: 'People', kind: 'count' as const, range: [1, 7] as [number, number] }]
    return [column]
  }),
})
