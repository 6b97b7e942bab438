const hourMs = 3_600_000

/**
 * Asks once an hour whether the site has been built anew since the page was made, and raises `sona:update` on the window if so:
 * whoever keeps a page open for long can be told. A page that nobody looks at waits until somebody does.
 *
 * @param id the build that the page was made with.
 */
export function watchBuild(id: string): void {
  const check = async () => {
    if (document.hidden) {
      addEventListener('visibilitychange', check, { once: true })
      return
    }
    setTimeout(check, hourMs)
    try {
      const latest: { id: string } = await (await fetch('/_build/latest.json')).json()
      if (latest.id !== id) dispatchEvent(new CustomEvent('sona:update', { detail: latest }))
    } catch {
      // No network, or a server that is starting: the next hour will tell.
    }
  }
  setTimeout(check, hourMs)
}
