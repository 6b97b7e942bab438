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
  let isPressingAgain = false

  const wake = async (island: HTMLElement) => {
    const addresses = island.dataset['modules']
    if (!addresses || pressed.has(island)) return
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
      failure = error
    }
    pressed.delete(island)
    // Where the script is not to be had they do what they do without it.
    isPressingAgain = true
    for (const button of buttons) button.click()
    isPressingAgain = false
    if (failure) reportError(failure)
  }

  const onTouch = ({ target }: Event) => {
    const island = target instanceof Element && target.closest<HTMLElement>(sleeping)
    if (island) void wake(island)
  }
  const onClick = (event: Event) => {
    if (isPressingAgain) return
    onTouch(event)
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(buttonLike) : null
    const island = button?.closest<HTMLElement>(sleeping)
    if (!button || !island) return
    event.preventDefault()
    event.stopPropagation()
    pressed.get(island)?.push(button)
  }
  addEventListener('pointerdown', onTouch, true)
  addEventListener('focusin', onTouch, true)
  addEventListener('click', onClick, true)

  const observe = () => {
    for (const sign of firstSigns) removeEventListener(sign, observe, true)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue
          observer.unobserve(target)
          void wake(target)
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
