import type { Duplex } from 'node:stream'

/** Counts the open sockets of each address. */
export interface SocketsByAddress {
  /** Counts a socket until it closes; false when its address has the most that it may have. */
  admit(address: string, socket: Duplex): boolean
}

/** @param most open sockets of one address */
export function socketsByAddress(most: number): SocketsByAddress {
  const counts = new Map<string, number>()
  return {
    admit: (address, socket) => {
      const count = counts.get(address) ?? 0
      if (count >= most) return false
      counts.set(address, count + 1)
      socket.once('close', () => {
        const left = (counts.get(address) ?? 1) - 1
        if (left === 0) counts.delete(address)
        else counts.set(address, left)
      })
      return true
    },
  }
}
