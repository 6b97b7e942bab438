import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { log } from '@/src/platform/log'
import { ownProgram } from '@/src/platform/own-program'
import type { LinkPicture } from './link-picture'
import { pictureAnswer } from './picture-answer'

/** Makes pictures where nobody waits for them: in a process of its own, behind everything else that the machine has to do. */
export type PictureMaker = {
  /**
   * Makes one picture; the next is asked for when it is there.
   *
   * @returns the bytes of a PNG.
   * @throws when it cannot be made or takes too long, or the process ends meanwhile.
   */
  make: (picture: LinkPicture) => Promise<Buffer>
  /** Ends the process, which takes memory; the next picture starts another one. */
  rest: () => Promise<void>
}

/** On a busy machine its turn comes last, and the first picture waits until the program is loaded. */
const longestMs = 120_000

/** The process is started when the first picture is asked for. @param program what is started. */
export function openPictureMaker({
  program = ownProgram('link-picture-process'),
  limitMs = longestMs,
} = {}): PictureMaker {
  let child: ChildProcess | undefined

  function start(): ChildProcess {
    const started = fork(program.file, {
      execArgv: [...program.execArgv],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // It needs none of the product's secrets.
      env: { NODE_ENV: 'production' },
    })
    const forget = () => {
      if (child === started) child = undefined
    }
    started.once('exit', forget)
    started.on('error', (error) => {
      log.error('The process that makes pictures for links has a fault', { error })
      forget()
    })
    child = started
    return started
  }

  return {
    async make(picture) {
      const answer = pictureAnswer.parse(await ask(child ?? start(), picture, limitMs))
      if ('failure' in answer) throw new Error(answer.failure)
      return answer.png
    },
    async rest() {
      if (!child) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** @throws when the process ends before it has answered, which it also does when it takes too long. */
function ask(asked: ChildProcess, picture: LinkPicture, limitMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => asked.kill('SIGKILL'), limitMs)
    const settle = () => {
      clearTimeout(timer)
      asked.off('message', hear).off('exit', lose).off('error', fail)
    }
    const hear = (answer: unknown) => {
      settle()
      resolve(answer)
    }
    const fail = (error: Error) => {
      settle()
      reject(error)
    }
    const lose = (code: number | null, signal: string | null) =>
      fail(new Error(`The process that makes pictures ended with ${code ?? signal}`))
    asked.on('message', hear).on('exit', lose).on('error', fail)
    // One that has ended meanwhile says so by its end.
    asked.send(picture, () => undefined)
  })
}
