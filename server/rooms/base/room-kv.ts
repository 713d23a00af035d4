/** Small facts a room keeps for itself: its pattern's id, what it last showed, what its working copy came from, its starts. */
export class RoomKv {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec('create table if not exists facts(name text primary key, value text not null)')
  }

  get(name: string): string | null {
    const [row] = [...this.#sql.exec<{ value: string }>('select value from facts where name = ?', name)]
    return row?.value ?? null
  }

  set(name: string, value: string): void {
    this.#sql.exec('insert or replace into facts values (?, ?)', name, value)
  }
}
