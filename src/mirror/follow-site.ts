import { setTimeout as wait } from 'node:timers/promises'
import { locales } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import { log } from '@/src/platform/log'
import { type AddressList, addressList, addressListPath, type ListedAddress } from './address-list'
import type { SiteAsker } from './ask-site'
import type { MirrorFolder, Present } from './folder'

/** How a mirror is. */
export type MirrorState = {
  /** When the site last said what there is, in milliseconds since 1970; 0 before. */
  askedAt: number
  /** Addresses that answer here. */
  addresses: number
  /** Addresses whose answer should be another and could not be had. */
  failing: number
  /** Addresses that were not asked for yet, or whose answer could not be had: none when everything is as the site last listed it. */
  waiting: number
}

/** A mirror as it follows. */
export type Following = {
  state: () => MirrorState
  /** Ends when all that the site has is here for the first time. */
  filled: Promise<void>
  stop: () => Promise<void>
}

type FollowOptions = {
  asker: SiteAsker
  folder: MirrorFolder
  /** Is told after each look at the site. */
  onRound?: (state: MirrorState) => Promise<void>
  /** How long between two looks, in milliseconds. */
  everyMs?: number
}

/** A look ends after this long and the next begins, so that what is taken back meanwhile does not wait for what is added. */
const longestRoundMs = 3_000
const mostAtOnce = 6

/** What the list does not mark is asked for again this often, also while nothing changes. */
const freshForMs = 10_000

/** What nobody has ever published: the site says at such an address that there is nothing, and in which words. */
const nowhere = '/…'

/** Keeps the folder of a mirror as its site is. While the site does not answer, everything stays as it was. */
export function followSite({ asker, folder, onRound, everyMs = 1_000 }: FollowOptions): Following {
  let isStopped = false
  let isLost = false
  let isWhole = false
  let known: { tag: string; until: number } | undefined
  let state: MirrorState = { askedAt: 0, addresses: folder.present().size, failing: 0, waiting: 0 }
  const { promise: filled, resolve: fill } = Promise.withResolvers<void>()

  async function look(): Promise<void> {
    const isFresh = known !== undefined && performance.now() < known.until
    const answer = await asker.answer(addressListPath, isFresh ? known?.tag : undefined)
    if (answer) {
      if (answer.status !== 200) throw new Error(`The site answered ${answer.status} to what it has`)
      const isDone = await follow(addressList.parse(JSON.parse(answer.body.toString('utf8'))))
      // What could not be done is done again.
      const tag = isDone ? answer.headers['etag'] : undefined
      known = tag === undefined ? undefined : { tag, until: performance.now() + freshForMs }
    }
    await folder.tidy()
    state = { ...state, askedAt: Date.now(), addresses: folder.present().size }
    if (!known || isWhole) return
    await folder.noteWhole()
    isWhole = true
    fill()
  }

  /** @returns whether everything is as it should be. */
  async function follow({ addresses }: AddressList): Promise<boolean> {
    const until = performance.now() + longestRoundMs
    const listed = new Set(addresses.map(({ path }) => path))
    const here = folder.present()
    const gone = [...here.keys()].filter((path) => !listed.has(path))
    const changed = addresses.filter((address) => mayHaveChanged(address, here.get(address.path)))
    const works = [
      ...gone.map((path) => ({ path, do: () => takeAway(path) })),
      ...locales.map((locale) => ({
        path: toHref(locale, nowhere),
        do: () => keepNotFound(toHref(locale, nowhere), locale),
      })),
      ...changed.map((address) => ({ path: address.path, do: () => bring(address) })),
    ]
    let failing = 0
    let next = 0
    const worker = async () => {
      for (let work = works[next++]; work && !isStopped && performance.now() < until; work = works[next++]) {
        try {
          await work.do()
        } catch (error) {
          failing++
          if (failing === 1 && state.failing === 0)
            log.error('The mirror could not follow an address', { path: work.path, error })
        }
      }
    }
    await Promise.all(Array.from({ length: mostAtOnce }, worker))
    const waiting = Math.max(0, works.length - next) + failing
    state = { ...state, failing, waiting }
    return waiting === 0
  }

  async function bring({ path, mark, asks = [] }: ListedAddress): Promise<void> {
    const answer = await asker.answer(path, mark === null ? tags.get(path) : undefined)
    if (!answer) return
    // 400 is for who comes without what a message gave them: there is nothing to say to everybody.
    if (answer.status === 404 || answer.status === 400) return folder.remove(path)
    if (!mirrored.has(answer.status)) throw new Error(`The site answered ${answer.status}`)
    await folder.put(path, answer, { mark, asks })
    const tag = answer.headers['etag']
    if (tag !== undefined && mark === null) tags.set(path, tag)
  }
  /** Validators of what is not marked in the list. */
  const tags = new Map<string, string>()

  /** A list can be short because the site is only filling: nothing goes of which the site does not say that there is nothing. */
  async function takeAway(path: string): Promise<void> {
    const answer = await asker.answer(path)
    if (answer?.status === 404) return folder.remove(path)
    if (answer && mirrored.has(answer.status) && answer.status !== 200)
      return folder.put(path, answer, { mark: null, asks: [] })
    if (answer?.status !== 200) throw new Error(`The site answered ${answer?.status}`)
  }

  async function keepNotFound(path: string, locale: string): Promise<void> {
    const answer = await asker.answer(path)
    if (answer?.status === 404) await folder.say(`404-${locale}`, answer)
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      try {
        await look()
        if (isLost) log.info('The mirror hears of its site again')
        isLost = false
      } catch (error) {
        if (!isLost && !isStopped)
          log.error('The mirror does not hear of its site; everything stays as it was', { error })
        isLost = true
      }
      await onRound?.(state)
      if (!isStopped) await wait(everyMs)
    }
  }
  const running = run()
  return {
    state: () => state,
    filled,
    stop: async () => {
      isStopped = true
      asker.stop()
      await running
    },
  }
}

/** Statuses that say the same to everybody until something is published. */
const mirrored: ReadonlySet<number> = new Set([200, 301, 410])

function mayHaveChanged({ mark, asks = [] }: ListedAddress, here: Present | undefined): boolean {
  if (!here) return true
  if (mark === null) return !here.isImmutable
  return here.mark !== mark || here.asks.join() !== asks.join()
}
