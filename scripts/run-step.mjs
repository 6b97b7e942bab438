import { spawn } from 'node:child_process'

/**
 * Runs Node with arguments.
 *
 * @returns whether it ended well, and what it wrote, in the order in which it came.
 */
export function runStep(args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ isGreen: code === 0, output }))
  })
}
