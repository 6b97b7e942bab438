import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { fileKindNames, toClaimedFileKind } from '@/src/forms/definition/file-kinds'
import { mostUnpackedOfPost } from '@/src/submissions/files/inspect-file'
import { inspectionTask } from '@/src/submissions/files/inspection-task'
import { visitorThreads } from '@/src/visitor-work/visitor-threads'
import { hostileFiles } from '@/tests/cases/hostile-files'
import { openFormSite, testHash, versionOf } from '@/tests/support/form-posting'
import { postFrom } from '@/tests/support/post-from'

const senders = 10
const label = { pt: 'Ficheiro', en: 'File' }
const openForm = () =>
  versionOf({ key: 'file', title: null, fields: [{ key: 'file', type: 'file', kinds: [...fileKindNames], label }] })

/** One of each three, the first of which stopped the site once. */
const some = hostileFiles.filter((_file, index) => index % 3 === 0)

describe('hostile files from ten networks', () => {
  it('are looked into by threads, while pages are answered', async () => {
    // Made first: what a test makes holds up the same thread as its listener.
    const made = await Promise.all(some.map(async ([what, name, make]) => ({ what, name, content: await make() })))
    const forms = made.map(openForm)
    const site = await openFormSite(...forms)
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()

    const began = performance.now()
    const answeredAt = [began]
    let isOver = false
    const visits = (async () => {
      while (!isOver) {
        await (await fetch(`${site}/`)).arrayBuffer()
        answeredAt.push(performance.now())
        await wait(1)
      }
    })()
    const waiting = made.map((file, index) => ({ file, form: forms[index] }))
    const judged: (readonly [what: string, status: number])[] = []
    const send = async (_sender: unknown, index: number) => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { file, form } = next
        const sent = { _version: testHash, file: new File([new Uint8Array(file.content)], file.name) }
        const { status } = await postFrom(`${site}/_forms/${form?.formKey}`, sent, { from: `127.0.${index + 1}.1` })
        judged.push([file.what, status])
      }
    }
    await Promise.all(Array.from({ length: senders }, send))
    isOver = true
    await visits
    delay.disable()

    process.stdout.write(`Longest hold of the answering thread: ${Math.round(delay.max / 1e6)} ms\n`)
    expect(judged).toHaveLength(some.length)
    // Refused with a sentence, taken, or asked to come again.
    for (const [what, status] of judged) expect([what, status]).toEqual([what, expect.toBeOneOf([201, 422, 429, 503])])
    // Where one file holds up the pages, the longest gap is as long as it takes to look into it, and that is most of the time.
    const gaps = answeredAt.slice(1).map((at, index) => at - (answeredAt[index] ?? at))
    expect(Math.max(...gaps)).toBeLessThan((performance.now() - began) / 5)
  }, 120_000)

  it.each(some.slice(0, 6))('%s: the verdict names another thread', async (_what, name, make) => {
    const bytes = new Uint8Array(await make()).buffer
    const kind = toClaimedFileKind(name)
    if (!kind) throw new Error(`${name} is of no kind that forms take`)
    const input = { bytes, kind, keepsOriginal: true, mostUnpacked: mostUnpackedOfPost }
    const work = await visitorThreads.run(inspectionTask, input, [bytes])
    expect(work.outcome === 'done' ? work.threadId : 1).not.toBe(threadId)
  })
})
