import { execFile } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { promisify } from 'node:util'

const ip = promisify(execFile)

/** Where a machine of a test stands: what it shares with this one it reaches by this one's address, and nothing else. */
export interface MachineNetwork extends AsyncDisposable {
  /** Its address, seen from here. */
  readonly host: string
  /** What starts a program there: the program's own path and arguments follow. */
  readonly enter: readonly string[]
  /**
   * The address at which the machine finds what listens at a port of this machine's loopback.
   * @returns `host:port`
   */
  reach(port: number): Promise<string>
}

/**
 * A network namespace with a cable to this machine, where the system lets a test make one (Linux's `ip`, root); elsewhere a
 * loopback address that no other machine has.
 * @param number from 1 to 60, another for each machine of a test
 */
export async function machineNetwork(number: number): Promise<MachineNetwork> {
  const name = `fabelaar-${process.pid}-${number}`
  const cable = `fab${process.pid}-${number}`.slice(0, 15)
  // Four addresses for each machine, so that two tests that run beside each other hardly ever meet.
  const net = `10.231.${process.pid % 256}`
  const here = `${net}.${number * 4 + 1}`
  const host = `${net}.${number * 4 + 2}`
  try {
    await ip('ip', ['netns', 'add', name])
  } catch {
    return onLoopback(number)
  }
  // With the namespace its end of the cable goes, and so does ours.
  const remove = async (): Promise<void> => void (await ip('ip', ['netns', 'delete', name]))
  try {
    await ip('ip', ['link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name])
    await ip('ip', ['address', 'add', `${here}/30`, 'dev', cable])
    await ip('ip', ['link', 'set', cable, 'up'])
    await ip('ip', ['-n', name, 'address', 'add', `${host}/30`, 'dev', 'eth0'])
    await ip('ip', ['-n', name, 'link', 'set', 'eth0', 'up'])
    await ip('ip', ['-n', name, 'link', 'set', 'lo', 'up'])
    await ip('ip', ['netns', 'exec', name, process.execPath, '--version'])
  } catch {
    await remove()
    return onLoopback(number)
  }
  const doors: Awaited<ReturnType<typeof openDoor>>[] = []
  return {
    host,
    enter: ['ip', 'netns', 'exec', name],
    async reach(port) {
      const door = await openDoor(here, port)
      doors.push(door)
      return `${here}:${door.port}`
    },
    async [Symbol.asyncDispose]() {
      for (const door of doors) door.close()
      await remove()
    },
  }
}

function onLoopback(number: number): MachineNetwork {
  return {
    host: `127.0.0.${number + 1}`,
    enter: [],
    reach: (port) => Promise.resolve(`127.0.0.1:${port}`),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  }
}

/** Lets whoever connects to an address of this machine through to a port of its loopback. */
async function openDoor(address: string, to: number): Promise<{ port: number; close: () => void }> {
  const server = createServer((outside) => {
    const inside = connect(to, '127.0.0.1')
    outside.pipe(inside).pipe(outside)
    outside.on('error', () => inside.destroy()).on('close', () => inside.destroy())
    inside.on('error', () => outside.destroy()).on('close', () => outside.destroy())
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, address, resolve))
  const { port } = server.address() as { port: number }
  return { port, close: () => void server.close() }
}
