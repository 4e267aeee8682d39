/** How whoever supervises asks a process whether it still answers, and what it hears. */
export const ping = 'ping'
export const pong = 'pong'

/** Answers whoever started this process and asks whether it lives; an event loop that stands still cannot. */
export function answerPings(): void {
  process.on('message', (message) => {
    if (message === ping && process.connected) process.send?.(pong)
  })
}
