/*
 * Workaround
 * Package: @payloadcms/ui 3.90.2
 * Upstream: docs/upstream/payload-browser-clock.md
 * Test: src/payload-fixes/local-clock.test.ts
 * Goes when: `admin.timezones.defaultTimezone` counts for dates in lists, in the head of a document and in its versions.
 */

/**
 * Has a browser write every moment as the clocks of one zone show it, unless another zone is named. Payload writes what it lists in
 * the zone of whoever looks, so that two people who talk about one change read different times, and days.
 */
export function showClockOf(zone: string): void {
  const Native = Intl.DateTimeFormat
  if (new Native().resolvedOptions().timeZone === zone) return
  const withZone = (options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions => ({
    ...options,
    timeZone: options?.timeZone ?? zone,
  })
  Intl.DateTimeFormat = new Proxy(Native, {
    construct: (target, [locales, options]) => new target(locales, withZone(options)),
    apply: (target, _self, [locales, options]) => target(locales, withZone(options)),
  })
}
