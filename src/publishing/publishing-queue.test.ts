import { setImmediate as turn } from 'node:timers/promises'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPublishingQueue, type PublishingQueue, priorities } from './publishing-queue'

/** Draws that end when the test says so. */
const running = new Map<string, () => void>()
let started: string[] = []
/** What was only given another frame. */
let framed: string[] = []
/** Says that visitors have what is being drawn. */
const seen = new Map<string, () => void>()
let drainedCount = 0
let queue: PublishingQueue

const { changed, dependent, fill } = priorities
const add = (level: typeof changed | typeof dependent | typeof fill, ...hrefs: string[]) => {
  for (const href of hrefs) queue.add(href, level)
}

/** Ends a draw and returns what started afterwards. */
async function end(href: string): Promise<string[]> {
  const finish = running.get(href)
  if (!finish) throw new Error(`${href} is not being drawn`)
  const before = started.length
  running.delete(href)
  finish()
  await turn()
  return started.slice(before)
}

beforeEach(() => {
  running.clear()
  seen.clear()
  started = []
  framed = []
  drainedCount = 0
  queue = createPublishingQueue({
    draw: (href, work, tell) => {
      seen.set(href, tell)
      if (work === 'frame') framed.push(href)
      if (running.has(href)) throw new Error(`${href} is already being drawn`)
      started.push(href)
      return new Promise((resolve) => running.set(href, resolve))
    },
    onDrained: () => {
      drainedCount++
    },
  })
})

describe('the publishing queue', () => {
  it('draws the most urgent first, whatever was asked for first, and otherwise in order', async () => {
    add(fill, '/f1')
    add(dependent, '/d1', '/d2')
    add(changed, '/c1', '/c2')
    await turn()
    expect(started).toEqual(['/c1'])
    for (const href of ['/c1', '/c2', '/d1', '/d2']) await end(href)
    expect(started).toEqual(['/c1', '/c2', '/d1', '/d2', '/f1'])
  })

  it('puts frames around several pages at a time, before whatever else only shows a change', async () => {
    add(dependent, '/d')
    for (const href of ['/1', '/2', '/3', '/4', '/5']) queue.addForFrame(href)
    await turn()
    expect(started).toEqual(['/1', '/2', '/3', '/4'])
    expect(await end('/2')).toEqual(['/5'])
    for (const href of ['/1', '/3', '/4', '/5']) await end(href)
    expect([started.at(-1), framed]).toEqual(['/d', ['/1', '/2', '/3', '/4', '/5']])
  })

  it('draws a page for which both were asked, in whatever order', async () => {
    queue.addForFrame('/a')
    add(dependent, '/a')
    add(dependent, '/b')
    queue.addForFrame('/b')
    await turn()
    await end('/a')
    await end('/b')
    expect([started, framed]).toEqual([['/a', '/b'], []])
  })

  it('puts a frame around a page that was being drawn when it was asked for, and first around one that is looked at', async () => {
    add(dependent, '/a')
    await turn()
    queue.addForFrame('/a')
    for (const href of ['/1', '/2', '/3', '/4', '/5']) queue.addForFrame(href)
    queue.noteVisit('/5')
    await turn()
    expect((await end('/a'))[0]).toBe('/5')
    await end('/5')
    for (const href of ['/a', '/1', '/2', '/3', '/4']) await end(href)
    expect(framed.toSorted()).toEqual(['/1', '/2', '/3', '/4', '/5', '/a'])
  })

  it('puts a frame at once around a page that somebody asks for, once, and leaves the others in their turn', async () => {
    add(changed, '/c')
    for (const href of ['/1', '/2']) queue.addForFrame(href)
    await turn()
    expect([queue.waitsForFrame('/2'), queue.waitsForFrame('/c'), started]).toEqual([true, false, ['/c']])
    let isDone = false
    const both = Promise.all([queue.frameNow('/2'), queue.frameNow('/2')]).then(() => {
      isDone = true
    })
    expect([framed, queue.waitsForFrame('/2'), isDone]).toEqual([['/2'], true, false])
    await end('/2')
    await both
    expect([queue.waitsForFrame('/2'), queue.waitsForFrame('/1')]).toEqual([false, true])
    await queue.frameNow('/none')
    expect(await end('/c')).toEqual(['/1'])
    await end('/1')
    expect([framed, queue.size()]).toEqual([['/2', '/1'], 0])
  })

  it('lets whoever asks for a page have it as soon as it has its frame, while it is still being written', async () => {
    for (const href of ['/1', '/2', '/3', '/4', '/5']) queue.addForFrame(href)
    await turn()
    const asked = Promise.all([queue.frameNow('/1'), queue.frameNow('/5')])
    for (const href of ['/1', '/5']) seen.get(href)?.()
    await asked
    expect([queue.waitsForFrame('/1'), queue.waitsForFrame('/5'), queue.waitsForFrame('/2')]).toEqual([
      false,
      false,
      true,
    ])
    // It is not begun again before it is written.
    queue.addForFrame('/5')
    await turn()
    expect([framed, queue.size()]).toEqual([['/1', '/2', '/3', '/4', '/5'], 6])
    await end('/5')
    for (const href of ['/1', '/2', '/3', '/4', '/5']) await end(href)
    expect([framed.at(-1), queue.size()]).toEqual(['/5', 0])
  })

  it('puts frames around one page at a time while others are asked for', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    for (const href of ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9']) queue.addForFrame(href)
    await turn()
    const asked = queue.frameNow('/9')
    for (const href of ['/1', '/2', '/3']) expect(await end(href)).toEqual([])
    expect(await end('/4')).toEqual([])
    expect(await end('/9')).toEqual(['/5'])
    await asked
    vi.advanceTimersByTime(300)
    expect(await end('/5')).toEqual(['/6', '/7', '/8'])
    for (const href of ['/6', '/7', '/8']) await end(href)
    expect(queue.size()).toBe(0)
  })

  it('fills eight at a time, and starts nothing beside what is more urgent', async () => {
    const first = ['/f1', '/f2', '/f3', '/f4', '/f5', '/f6', '/f7', '/f8']
    const others = ['/f9', '/f10', '/f11', '/f12']
    add(fill, ...first, ...others)
    await turn()
    expect(started).toEqual(first)
    add(changed, '/c')
    add(dependent, '/d')
    for (const href of first.slice(1)) expect(await end(href)).toEqual([])
    expect(await end('/f1')).toEqual(['/c'])
    expect(await end('/c')).toEqual(['/d'])
    expect(await end('/d')).toEqual(others)
  })

  it('lets a changed page go before what shows it, also when it is asked for while that is drawn', async () => {
    add(dependent, '/d1', '/d2')
    await turn()
    add(changed, '/c')
    await turn()
    expect(started).toEqual(['/d1'])
    expect(await end('/d1')).toEqual(['/c'])
    expect(await end('/c')).toEqual(['/d2'])
  })

  it('draws an address once more when it is asked for while it is drawn, however often', async () => {
    add(changed, '/a')
    await turn()
    add(changed, '/a')
    add(dependent, '/a')
    add(changed, '/a')
    await turn()
    expect(started).toEqual(['/a'])
    expect(queue.size()).toBe(2)
    expect(await end('/a')).toEqual(['/a'])
    expect(await end('/a')).toEqual([])
    expect(queue.size()).toBe(0)
  })

  it('draws what waits once, as urgently as anybody asked', async () => {
    add(changed, '/busy')
    await turn()
    add(dependent, '/d', '/a')
    add(fill, '/a')
    expect(queue.size()).toBe(3)
    add(changed, '/a')
    expect(queue.size()).toBe(3)
    expect(await end('/busy')).toEqual(['/a'])
    expect(await end('/a')).toEqual(['/d'])
    expect(await end('/d')).toEqual([])
  })

  it('does not send to the back what is asked for again and again', async () => {
    add(dependent, '/busy')
    await turn()
    add(dependent, '/a', '/b', '/c')
    add(dependent, '/a')
    expect(await end('/busy')).toEqual(['/a'])
    add(dependent, '/b')
    expect(await end('/a')).toEqual(['/b'])
  })

  it('draws what somebody looks at before what nobody does, and after what changed', async () => {
    add(dependent, '/busy', '/d1', '/d2', '/d3')
    await turn()
    queue.noteVisit('/d3')
    expect(queue.size()).toBe(4)
    add(changed, '/c')
    expect(await end('/busy')).toEqual(['/c'])
    expect(await end('/c')).toEqual(['/d3'])
    queue.noteVisit('/d2')
    queue.noteVisit('/d2')
    add(dependent, '/d2')
    expect(await end('/d3')).toEqual(['/d2'])
    expect(await end('/d2')).toEqual(['/d1'])
    expect(await end('/d1')).toEqual([])
  })

  it('draws nothing because somebody looks at it', async () => {
    add(changed, '/c')
    add(fill, '/f')
    await turn()
    for (const href of ['/c', '/f', '/a']) queue.noteVisit(href)
    expect(await end('/c')).toEqual(['/f'])
    expect(await end('/f')).toEqual([])
    await queue.stop()
    queue.noteVisit('/d')
    expect([drainedCount, queue.size()]).toEqual([1, 0])
  })

  it('is drained only when nothing waits and nothing is drawn', async () => {
    await queue.drained()
    let isDrained = false
    add(changed, '/a')
    const drained = queue.drained().then(() => {
      isDrained = true
    })
    await turn()
    add(changed, '/a')
    await end('/a')
    expect([isDrained, drainedCount]).toEqual([false, 0])
    await end('/a')
    await drained
    expect([isDrained, drainedCount]).toEqual([true, 1])
    add(fill, '/b')
    await turn()
    await end('/b')
    expect(drainedCount).toBe(2)
  })

  it('starts nothing more once it is stopped, and does not call that done', async () => {
    add(changed, '/a', '/b')
    await turn()
    let isOver = false
    const over = queue.stop().then(() => {
      isOver = true
    })
    await turn()
    expect([isOver, queue.size()]).toEqual([false, 1])
    expect(await end('/a')).toEqual([])
    await over
    add(changed, '/c')
    await turn()
    expect([started, queue.size(), drainedCount]).toEqual([['/a'], 0, 0])
  })

  it('is done when it is stopped while drawing the last', async () => {
    add(changed, '/a')
    await turn()
    const over = queue.stop()
    await end('/a')
    await over
    expect(drainedCount).toBe(1)
  })

  it('is kept waiting by nothing that fails again and again, however long that takes', async () => {
    queue.add('/hangs', priorities.again)
    queue.add('/hangs too', priorities.again)
    await turn()
    expect(started).toEqual(['/hangs'])
    expect(queue.size()).toBe(0)
    await queue.drained()
    add(changed, '/c')
    add(fill, '/f1', '/f2')
    await turn()
    expect(started).toEqual(['/hangs', '/c'])
    expect(await end('/c')).toEqual(['/f1', '/f2'])
    const drained = queue.drained()
    await end('/f1')
    await end('/f2')
    await drained
    expect(await end('/hangs')).toEqual(['/hangs too'])
    let isStopped = false
    const stopped = queue.stop().then(() => {
      isStopped = true
    })
    await turn()
    expect(isStopped).toBe(false)
    await end('/hangs too')
    await stopped
  })
})
