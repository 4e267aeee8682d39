/** How many connections to the database each part may have; whoever keeps all of one part busy holds up no other. */
export interface PoolSizes {
  rows: number
  files: number
  accounts: number
  /** Of the live channels, for what policies are asked; three and two more carry messages and filters. */
  realtime: number
}

export const defaultPoolSizes: Readonly<PoolSizes> = { rows: 20, files: 8, accounts: 8, realtime: 6 }
