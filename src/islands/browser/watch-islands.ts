/** What the script of an island offers. */
type IslandModule = { hydrate: (container: HTMLElement) => void }

type WatchOptions = {
  load: (address: string) => Promise<IslandModule>
  /** Asked when a script is not to be had. @returns whether the page is being loaded anew. */
  reload: (addresses: string) => boolean
}

/** An island that still is plain HTML: the addresses of its script and of what that needs. */
const sleeping = '[data-modules]'
const buttonLike = 'button, [type=submit], [type=button], [type=image]'
const nearby = '200px'
const firstSigns = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

/**
 * Wakes each island of the page when it is touched, gets the focus, or comes near the part of the page that is seen. Nothing is
 * fetched before the visitor has moved at all, nor on a slow connection before the island itself is touched.
 *
 * Buttons that are pressed while the script is under way are pressed again once it is there.
 */
export function watchIslands({ load, reload }: WatchOptions): void {
  /** The islands whose script is under way, with the buttons pressed meanwhile. */
  const pressed = new Map<HTMLElement, HTMLElement[]>()

  const hydrate = async (island: HTMLElement) => {
    const addresses = island.dataset['modules']
    // Browsers remember in a page what could not be loaded: it is not even tried without a network.
    if (!addresses || pressed.has(island) || !navigator.onLine) return
    const buttons: HTMLElement[] = []
    pressed.set(island, buttons)
    let failure: unknown
    try {
      // The first is the island's own; the others would be asked for once it has arrived, a round trip later.
      const [module] = await Promise.all(addresses.split(' ').map(load))
      delete island.dataset['modules']
      module?.hydrate(island)
    } catch (error) {
      if (island.dataset['modules'] && reload(addresses)) return
      // It stays the plain HTML that it is.
      delete island.dataset['modules']
      failure = error
    }
    pressed.delete(island)
    for (const button of buttons) {
      button.click()
      // React has taken in one tap before the next comes, as with taps of a finger.
      await null
    }
    if (failure) reportError(failure)
  }

  const onTouch = ({ target }: Event) => {
    const island = target instanceof Element && target.closest<HTMLElement>(sleeping)
    if (island) void hydrate(island)
  }
  const onClick = (event: Event) => {
    onTouch(event)
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(buttonLike) : null
    const island = button?.closest<HTMLElement>(sleeping)
    const buttons = island ? pressed.get(island) : null
    if (!button || !buttons) return
    event.preventDefault()
    event.stopPropagation()
    buttons.push(button)
  }
  addEventListener('pointerdown', onTouch, true)
  addEventListener('focusin', onTouch, true)
  addEventListener('click', onClick, true)

  const observe = (event: Event) => {
    // Browsers make one up when a page appears below a pointer that rests.
    if (event.type === 'pointermove' && event instanceof MouseEvent && !event.movementX && !event.movementY) return
    for (const sign of firstSigns) removeEventListener(sign, observe, true)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue
          observer.unobserve(target)
          void hydrate(target)
        }
      },
      { rootMargin: nearby },
    )
    for (const island of document.querySelectorAll(sleeping)) observer.observe(island)
  }
  if (!isSlow()) for (const sign of firstSigns) addEventListener(sign, observe, { capture: true, passive: true })
}

/** Whether the visitor saves data, or would wait long for what may never be needed. Browsers that do not say are taken for quick. */
function isSlow(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  return Reflect.get(connection, 'saveData') === true || /2g/.test(String(Reflect.get(connection, 'effectiveType')))
}
