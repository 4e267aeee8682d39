/**
 * A whole book from a brief, as `npm run book` makes it: seconds and peak memory, with the time of typesetting
 * alone, which is the floor under any engine that draws.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const budgetMegabytes = 1200

async function makeBook(
  pixels: number,
): Promise<{ seconds: number; typesetSeconds: number; megabytes: number }> {
  const out = await mkdtemp(join(tmpdir(), 'fabelaar-bench-'))
  try {
    const started = performance.now()
    const child = spawn(
      process.execPath,
      ['bin/book.ts', 'examples/noor.json', '--out', out, '--pixels', String(pixels)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    if (code !== 0) throw new Error(`npm run book ended with ${String(code)}:\n${said}`)
    return {
      seconds: (performance.now() - started) / 1000,
      typesetSeconds: Number(/^book\s+([\d.]+) s/m.exec(said)?.[1]),
      megabytes: Number(/peak memory (\d+) MB/.exec(said)?.[1]),
    }
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}

for (const pixels of [1240, 2480]) {
  const { seconds, typesetSeconds, megabytes } = await makeBook(pixels)
  console.log(
    `book of 24 pages at ${pixels} px: ${seconds.toFixed(1)} s, ratio ${(seconds / typesetSeconds).toFixed(1)} over ` +
      `typesetting alone (${typesetSeconds.toFixed(2)} s, budget 5 s); peak memory ${megabytes} MB (budget ${budgetMegabytes} MB)`,
  )
}
