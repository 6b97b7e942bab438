import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

/*
 * Reads a finished page all the time, in a thread of its own so that nothing else in this process delays it, and tells the moments of
 * the answers when it is asked.
 */

const { url } = z.object({ url: z.string() }).parse(workerData)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let moments: number[] = []
let failures = 0

const ask = () =>
  new Promise<void>((resolve) => {
    const question = get(url, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        if (answer.statusCode === 200) moments.push(performance.now())
        else failures++
        resolve()
      })
    })
    question.once('error', () => {
      failures++
      resolve()
    })
  })

parentPort?.on('message', () => {
  parentPort?.postMessage({ moments, failures, now: performance.now() })
  moments = []
  failures = 0
})

for (;;) {
  await ask()
  await new Promise((resolve) => setTimeout(resolve, 2))
}
