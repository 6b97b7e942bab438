import { expect, it } from 'vitest'
import { createTypingWorld, type Fate, places } from '../support/typing-world'

const runs = 200
const stepsOfRun = 500
const paths = Object.keys(places)

/** Numbers from 0 to 1 that are the same for the same seed. Source: mulberry32, by Tommy Ettinger, public domain. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** How a run ends: everything is saved in peace, the window closes in the middle, or somebody takes the document over. */
type End = 'closed' | 'saved' | 'taken'
const ends: readonly End[] = ['saved', 'closed', 'taken']

/** One run: somebody types while all that is between them and the server comes late, breaks off or comes twice. */
function run(seed: number, options: { isPlain?: boolean } = {}) {
  const random = createRandom(seed)
  const world = createTypingWorld(options)
  const { page } = world
  const choose = <Choice>(choices: readonly Choice[]): Choice | undefined =>
    choices[Math.floor(random() * choices.length)]
  const end = ends[seed % ends.length]
  /** What the person knows that they wrote, by the paths of the fields. */
  const written = new Map<string, string>()
  const lost: string[] = []
  let letters = 0

  const type = () => {
    const path = page.openPath()
    if (path === undefined) return page.ask(choose(paths) ?? '')
    const words = page.seen(path)
    const at = Math.floor(random() * (words.length + 1))
    const next =
      random() < 0.15 ? words.slice(0, -1) : `${words.slice(0, at)}${choose([...'abc çã'])}${words.slice(at)}`
    page.type(next)
    written.set(path, next)
    letters++
  }
  /** @param shown the texts that showed what was written in them: whatever happened may not have changed that. */
  const look = (event: string, shown: readonly string[] = []) => {
    for (const [path, words] of written) {
      const seen = page.seen(path)
      if (seen !== words && (shown.includes(path) || !world.isDrawn(path)))
        lost.push(`run ${seed}, ${event}: ${path} shows “${seen}” instead of “${words}”`)
    }
  }
  const fates: readonly Fate[] = ['answered', 'answered', 'answered', 'lost', 'unanswered']
  const events: readonly (readonly [string, number, () => unknown])[] = [
    ['typing', 40, type],
    ['a message to the form', 40, world.deliverToForm],
    ['a message to the page', 30, world.deliverToPage],
    ['a drawing of the form', 25, world.draw],
    ['a save', 8, () => world.save(choose(fates) ?? 'answered')],
    ['an arrival', 8, world.arrive],
    ['an answer', 8, world.answer],
    ['a drawing of the page', 8, world.drawPage],
    ['leaving', 4, page.leave],
    ['a pause', 4, () => world.pass(800)],
  ]
  const weights = events.flatMap((event) => Array.from({ length: event[1] }, () => event))
  const settle = () => {
    let isMoving = true
    while (isMoving) {
      const heard = world.deliverToForm()
      world.draw()
      isMoving = world.deliverToPage() || heard
    }
  }
  for (let step = 0; step < stepsOfRun && lost.length === 0; step++) {
    const [event, , happen] = choose(weights) ?? ['nothing', 0, () => undefined]
    world.pass(Math.floor(random() * 120))
    const shown = paths.filter((path) => !world.isDrawn(path))
    happen()
    look(event, shown)
    if (step % 60 !== 59) continue
    // Somebody waits until all is heard, and takes back what they typed, does it again, or goes on in the field itself.
    settle()
    look('waiting')
    for (const [path, words] of written)
      if (world.formWords(path) !== words)
        lost.push(`run ${seed}: the form has “${world.formWords(path)}” for “${words}”`)
    const path = choose(paths) ?? ''
    choose([page.takeBack, page.doAgain, () => world.typeInField(path, `${world.formWords(path)}.`)])?.()
    settle()
    for (const one of paths) {
      const words = world.formWords(one) ?? ''
      if (written.has(one) || page.seen(one) !== words) written.set(one, words)
    }
  }
  if (lost.length > 0) return { letters, lost, alarms: [] }

  if (end === 'closed') {
    const { saved, offered } = world.close()
    for (const [path, words] of written)
      if (saved[path] !== words && offered[path] !== words) lost.push(`run ${seed}: “${words}” is nowhere`)
    return { letters, lost, alarms: falseAlarms(seed, saved, offered) }
  }
  if (end === 'taken') {
    const before = world.saved()
    world.takeOver('title', 'Taken over')
    settle()
    for (let more = 0; more < 3; more++) if (page.isOpen()) type()
    settle()
    const { saved, offered } = world.close()
    // What was stored before is the other one's to change.
    for (const [path, words] of written)
      if (![saved[path], offered[path], before[path]].includes(words))
        lost.push(`run ${seed}: “${words}” was not offered`)
    return { letters, lost, alarms: falseAlarms(seed, saved, offered) }
  }
  for (let round = 0; round < 10; round++) {
    settle()
    page.leave()
    world.arrive()
    world.answer()
    settle()
    world.save('answered')
    world.drawPage()
    look('peace')
  }
  const { saved, offered } = world.close()
  for (const [path, words] of written) {
    if (saved[path] !== words) lost.push(`run ${seed}: “${words}” is stored as “${saved[path]}”`)
    if (page.seen(path) !== words) lost.push(`run ${seed}: “${words}” is seen as “${page.seen(path)}”`)
  }
  return { letters, lost, alarms: Object.keys(offered).map((path) => `run ${seed}: ${path} is said to be unsaved`) }
}

/** What is offered although it is stored. */
function falseAlarms(
  seed: number,
  saved: Readonly<Record<string, string>>,
  offered: Readonly<Record<string, unknown>>,
) {
  return Object.entries(offered).flatMap(([path, words]) => (saved[path] === words ? [`run ${seed}: ${path}`] : []))
}

it(`loses no letter and raises no false alarm in ${runs} runs of typing on the page`, () => {
  const all = Array.from({ length: runs }, (_, seed) => run(seed))
  expect(all.flatMap(({ lost }) => lost)).toEqual([])
  expect(all.flatMap(({ alarms }) => alarms)).toEqual([])
  expect(all.reduce((sum, { letters }) => sum + letters, 0)).toBeGreaterThan(8_000)
})

it('would lose letters in most of the same runs if the page took every echo of the form', () => {
  const all = Array.from({ length: runs }, (_, seed) => run(seed, { isPlain: true }))
  expect(all.filter(({ lost }) => lost.length > 0).length).toBeGreaterThan(runs / 2)
})
