/** Luanda is an hour ahead of UTC all year. */
export const luandaZone = 'Africa/Luanda'
export const luandaOffset = '+01:00'
export const luandaAheadMs = 3_600_000

/**
 * The moment that somebody in Luanda means.
 *
 * @param local as an `<input type="datetime-local">` gives it, such as `2026-12-24T18:30`.
 * @returns an ISO time; undefined when nothing was entered.
 */
export function fromLuanda(local: string): string | undefined {
  const moment = new Date(`${local}${luandaOffset}`)
  return local === '' || Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** A moment in the words of somebody in Luanda. @param iso an ISO time. */
export function showInLuanda(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'pt-AO', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: luandaZone,
  }).format(new Date(iso))
}
