const memory = 'sona:reload'
const pauseMs = 10_000

/**
 * Asks for leave to load the page anew because a script that it names is gone, as after a new build of the site: the new page
 * names others. Given never twice within ten seconds and never twice in a row for the same script, so that one that is missing
 * for good does not turn the page round and round.
 *
 * @param addresses what could not be loaded.
 */
export function claimReload(addresses: string): boolean {
  // Without a network the page would be lost.
  if (!navigator.onLine) return false
  try {
    const [time, last] = sessionStorage.getItem(memory)?.split('|') ?? []
    if (last === addresses || Date.now() - Number(time) < pauseMs) return false
    sessionStorage.setItem(memory, `${Date.now()}|${addresses}`)
    return true
  } catch {
    // Browsers can be told to keep nothing. Who cannot remember must not begin.
    return false
  }
}
