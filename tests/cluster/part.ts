import { startApart } from '../support/start-apart'

/** A process of the cluster, with all that it starts, which is killed and started again. */
export type Part = {
  name: string
  start: () => Promise<void>
  /** Ends it as a power cut would. */
  kill: () => Promise<void>
  /** Ends it in order, if it runs. */
  stop: () => Promise<void>
  /** All that it said, from its first start on. */
  said: () => string
}

type PartOptions = {
  name: string
  environment: Record<string, string>
  command?: readonly string[]
  /** What it says once it does its work. */
  seen: string
  /** Kills the process that has the directory, where what is started here only began it. */
  kill?: () => void
}

/** Describes a part that is a program of Node. It does not run yet. */
export function definePart({ name, environment, command, seen, kill }: PartOptions): Part {
  let running: ReturnType<typeof startApart> | undefined
  let said = ''
  const end = async (tell: () => void) => {
    if (!running) return
    tell()
    said += (await running.ended).output
    running = undefined
  }
  return {
    name,
    start: async () => {
      running = startApart(environment, command)
      await running.seen(seen)
    },
    kill: () => end(() => (kill ? kill() : running?.child.kill('SIGKILL'))),
    stop: () => end(() => running?.child.kill('SIGTERM')),
    said: () => said,
  }
}
