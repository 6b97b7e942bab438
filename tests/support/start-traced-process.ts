import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { askSharedSocket, makeSocketPlace, type PrivateSocket } from '@/src/platform/private-socket'
import { bundleProgram } from './bundle-program'

/** A process of the product in a test, which answers on a socket. */
type TracedProcess = {
  ask: PrivateSocket['ask']
  /** The lines of its log. */
  said: string[]
  end: () => Promise<void>
}

/** Starts one. @param settings others than those of the test; nothing takes one away. */
export async function startTracedProcess(
  settings: Readonly<Record<string, string | undefined>> = {},
): Promise<TracedProcess> {
  const { path, remove } = makeSocketPlace()
  const child = spawn(process.execPath, [await bundleProgram('tests/support/traced-process.ts'), path], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  await once(child.stdout, 'data')
  const { ask } = askSharedSocket({ path, protocol: 'a test' })
  const end = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    remove()
  }
  return { ask, said, end }
}
