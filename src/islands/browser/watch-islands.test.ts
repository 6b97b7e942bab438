// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchIslands } from './watch-islands'

type Script = { hydrate: (container: HTMLElement) => void }

/** Stands for what jsdom has not, because it lays nothing out: notes what is observed. The end-to-end tests have the real one. */
const observed: Element[] = []
class Observer {
  observe(element: Element) {
    observed.push(element)
  }
}

let load: (address: string) => Promise<Script>
const reload = vi.fn<(addresses: string) => boolean>()
const hydrated: string[] = []
const pressed: string[] = []

beforeAll(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  watchIslands({ load: (address) => load(address), reload })
  dispatchEvent(new Event('scroll'))
})
beforeEach(() => {
  reload.mockReset().mockReturnValue(false)
  hydrated.length = 0
  pressed.length = 0
  document.body.innerHTML = `<p id="outside"><button id="elsewhere">x</button></p>
    <div data-island="A" data-modules="/_islands/A-1.js /_islands/shared-1.js">
      <input id="field"><button id="plus"><b id="sign">+</b></button><button id="minus">-</button><a id="link" href="#x">x</a>
    </div>`
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => pressed.push(`${button.id} ${hydrated.length > 0 ? 'hydrated' : 'waiting'}`))
  }
})
afterEach(() => vi.restoreAllMocks())

/** A script that arrives when it is told to. */
function slowly(): { arrive: () => Promise<void>; fail: () => Promise<void>; asked: string[] } {
  const { promise, resolve, reject } = Promise.withResolvers<Script>()
  const asked: string[] = []
  load = (address) => {
    asked.push(address)
    return promise
  }
  const settle = () => new Promise<void>((done) => setTimeout(done))
  return {
    asked,
    arrive: () => {
      resolve({ hydrate: ({ dataset }) => void hydrated.push(String(dataset['island'])) })
      return settle()
    },
    fail: () => {
      reject(new TypeError('Failed to fetch dynamically imported module'))
      return settle()
    },
  }
}

const element = (id: string) => document.getElementById(id) ?? document.body
const touch = (id: string) => element(id).dispatchEvent(new Event('pointerdown', { bubbles: true }))

describe('an island is hydrated', () => {
  it.each([
    ['touched', () => touch('sign')],
    ['given the focus', () => element('field').focus()],
    ['pressed by a screen reader, which touches nothing', () => element('plus').click()],
  ])('when it is %s, with all its scripts at once', async (_how, reach) => {
    const script = slowly()
    reach()
    expect(script.asked).toEqual(['/_islands/A-1.js', '/_islands/shared-1.js'])
    touch('field')
    expect(script.asked).toHaveLength(2)
    await script.arrive()
    expect(hydrated).toEqual(['A'])
    touch('field')
    expect(script.asked).toHaveLength(2)
  })

  it('not when something else is touched', () => {
    const script = slowly()
    touch('outside')
    element('elsewhere').focus()
    element('elsewhere').click()
    expect(script.asked).toEqual([])
    expect(pressed).toEqual(['elsewhere waiting'])
  })
})

describe('a button that is pressed too early', () => {
  it('is pressed again when the island is hydrated, each as often as it was, in order', async () => {
    const script = slowly()
    element('sign').click()
    element('minus').click()
    element('plus').click()
    element('elsewhere').click()
    expect(pressed).toEqual(['elsewhere waiting'])
    await script.arrive()
    expect(pressed.slice(1)).toEqual(['plus hydrated', 'minus hydrated', 'plus hydrated'])
    element('plus').click()
    expect(pressed.slice(4)).toEqual(['plus hydrated'])
  })

  it('leaves links to the browser', () => {
    slowly()
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    expect(element('link').dispatchEvent(event)).toBe(true)
  })

  it('does what it does without script when there is none to be had, and nothing is tried again', async () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue()
    const missing = slowly()
    element('plus').click()
    await missing.fail()
    expect(reload).toHaveBeenCalledExactlyOnceWith('/_islands/A-1.js /_islands/shared-1.js')
    expect(pressed).toEqual(['plus waiting'])
    expect(reported).toHaveBeenCalledTimes(1)
    const there = slowly()
    touch('plus')
    element('plus').click()
    expect(there.asked).toEqual([])
    expect(pressed).toEqual(['plus waiting', 'plus waiting'])
  })

  it('does what it does without script while there is no network, and is hydrated the island when there is', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const script = slowly()
    touch('plus')
    element('plus').click()
    expect(script.asked).toEqual([])
    expect(pressed).toEqual(['plus waiting'])
    online.mockReturnValue(true)
    element('plus').click()
    await script.arrive()
    expect(pressed).toEqual(['plus waiting', 'plus hydrated'])
  })

  it('waits for the new page when that is loaded', async () => {
    reload.mockReturnValue(true)
    const missing = slowly()
    element('plus').click()
    await missing.fail()
    expect(pressed).toEqual([])
  })

  it('is not lost when the component fails, and the page is not loaded anew for that', async () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue()
    load = async () => ({
      hydrate: () => {
        throw new Error('a mistake of ours')
      },
    })
    element('plus').click()
    await vi.waitFor(() => expect(pressed).toEqual(['plus waiting']))
    expect(reload).not.toHaveBeenCalled()
    expect(reported).toHaveBeenCalledTimes(1)
  })
})

describe('islands are looked out for', () => {
  const start = (connection?: unknown) => {
    observed.length = 0
    vi.stubGlobal('navigator', { connection, onLine: true })
    watchIslands({ load: () => Promise.reject(new Error('not asked')), reload })
  }

  it('from the first sign of the visitor on, once', () => {
    start()
    dispatchEvent(new MouseEvent('pointermove'))
    expect(observed).toEqual([])
    dispatchEvent(new Event('scroll'))
    dispatchEvent(new Event('keydown'))
    expect(observed).toEqual([...document.querySelectorAll('[data-island]')])
  })

  it.each([[{ saveData: true, effectiveType: '4g' }], [{ effectiveType: 'slow-2g' }], [{ effectiveType: '2g' }]])(
    'not with %o: the visitor has to touch them',
    (connection) => {
      start(connection)
      dispatchEvent(new Event('scroll'))
      expect(observed).toEqual([])
    },
  )

  it.each([[{ saveData: false, effectiveType: '3g' }], [null]])('with %o', (connection) => {
    start(connection)
    dispatchEvent(new Event('scroll'))
    expect(observed).toHaveLength(1)
  })
})
