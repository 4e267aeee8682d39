import * as z from 'zod'

const connections = z.coerce.number().int().min(1).max(1000)

/** How many connections to the database a process may have, by what they are for. */
export const connectionSettings = {
  /** Of a web process: pages, functions and the queue's own work. */
  SERVER_CONNECTIONS: connections.default(20),
  ROW_CONNECTIONS: connections.default(20),
  FILE_CONNECTIONS: connections.default(8),
  ACCOUNT_CONNECTIONS: connections.default(8),
  REALTIME_CONNECTIONS: connections.default(6),
  WORKER_CONNECTIONS: connections.default(10),
}
