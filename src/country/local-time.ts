import { hour, languageConventions, siteLanguages } from './bank'

/** The hour of the country, and how far it is ahead of UTC. */
export const localZone = hour.zone
export const localOffset = hour.offset
export const localAheadMs = hour.aheadMs

/**
 * The moment that somebody in the country means.
 *
 * @param local as an `<input type="datetime-local">` gives it, such as `2026-12-24T18:30`.
 * @returns an ISO time; undefined when nothing was entered.
 */
export function fromLocalTime(local: string): string | undefined {
  const moment = new Date(`${local}${localOffset}`)
  return local === '' || Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** A moment in the words of somebody in the country. @param iso an ISO time. */
export function showLocalTime(iso: string, language: string): string {
  return new Intl.DateTimeFormat(
    languageConventions[siteLanguages.find((known) => known === language) ?? siteLanguages[0]],
    {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: localZone,
    },
  ).format(new Date(iso))
}

/** A day in the words of somebody in the country, with the name of the day. @param iso an ISO time. */
export function showLocalDay(iso: string, language: string): string {
  return new Intl.DateTimeFormat(
    languageConventions[siteLanguages.find((known) => known === language) ?? siteLanguages[0]],
    { dateStyle: 'full', timeZone: localZone },
  ).format(new Date(iso))
}

/**
 * A moment of the country on the clocks of whoever looks: what a picker has to be given that knows no zone but that of its browser.
 *
 * @param iso an ISO time.
 * @returns another moment, at which the clocks here say what those of the country say at the given one.
 */
export function toClockHere(iso: string): Date {
  const there = new Date(Date.parse(iso) + localAheadMs)
  return new Date(
    there.getUTCFullYear(),
    there.getUTCMonth(),
    there.getUTCDate(),
    there.getUTCHours(),
    there.getUTCMinutes(),
    there.getUTCSeconds(),
  )
}

/** The moment of the country that such a picker gives. @returns an ISO time. */
export function fromClockHere(shown: Date): string {
  const asUtc = Date.UTC(
    shown.getFullYear(),
    shown.getMonth(),
    shown.getDate(),
    shown.getHours(),
    shown.getMinutes(),
    shown.getSeconds(),
  )
  return new Date(asUtc - localAheadMs).toISOString()
}
