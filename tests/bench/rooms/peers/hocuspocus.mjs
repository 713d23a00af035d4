// Hocuspocus as its documentation sets it up, with its database extension on SQLite.
import { DatabaseSync } from 'node:sqlite'
import { Database } from '@hocuspocus/extension-database'
import { Server } from '@hocuspocus/server'

const sqlite = new DatabaseSync(`${process.env.DATA_DIR}/hocuspocus.db`)
sqlite.exec('create table documents(name text primary key, state blob not null)')
const select = sqlite.prepare('select state from documents where name = ?')
const upsert = sqlite.prepare('insert or replace into documents values (?, ?)')

const server = new Server({
  port: Number(process.env.PORT),
  address: '127.0.0.1',
  quiet: true,
  extensions: [
    new Database({
      fetch: async ({ documentName }) => select.get(documentName)?.state ?? null,
      store: async ({ documentName, state }) => {
        upsert.run(documentName, state)
      },
    }),
  ],
})
await server.listen()
