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

/** A part that is a program of ours. */
export type ProgramPart = Part & {
  /** Ends it in order and starts another version in its place, which is started from then on. @param root where that version is. */
  replace: (root: string) => Promise<void>
}

type PartOptions = {
  name: string
  environment: Record<string, string>
  command?: readonly string[]
  /** Where its program is. */
  root?: string | undefined
  /** What it says once it does its work. */
  seen: string
  /** Kills the process that has the directory, where what is started here only began it. */
  kill?: () => void
}

/** Describes a part that is a program of Node. It does not run yet. */
export function definePart({ name, environment, command, root, seen, kill }: PartOptions): ProgramPart {
  let running: ReturnType<typeof startApart> | undefined
  let said = ''
  let place = root
  const end = async (tell: () => void) => {
    if (!running) return
    tell()
    said += (await running.ended).output
    running = undefined
  }
  const start = async () => {
    running = startApart(environment, command, place)
    await running.seen(seen)
  }
  const stop = () => end(() => running?.child.kill('SIGTERM'))
  return {
    name,
    start,
    stop,
    replace: async (later) => {
      await stop()
      place = later
      await start()
    },
    kill: () => end(() => (kill ? kill() : running?.child.kill('SIGKILL'))),
    said: () => said + (running?.said() ?? ''),
  }
}
