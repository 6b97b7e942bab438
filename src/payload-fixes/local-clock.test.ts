import { initI18n } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { afterEach, expect, it, vi } from 'vitest'
import { showClockOf } from './local-clock'

const native = Intl.DateTimeFormat
afterEach(() => {
  Intl.DateTimeFormat = native
})

const moment = new Date('2026-11-30T23:30:00Z')
const hours = (options?: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', ...options }).format(moment)

it('writes moments as the clocks of the zone show them, wherever the browser is', () => {
  showClockOf('Asia/Tokyo')
  expect(hours()).toBe('01/12/2026, 08:30')
  expect(hours({ timeZone: undefined })).toBe('01/12/2026, 08:30')
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('Asia/Tokyo')
  expect(new Intl.DateTimeFormat()).toBeInstanceOf(Intl.DateTimeFormat)
})

it('leaves a zone that is named', () => {
  showClockOf('Asia/Tokyo')
  expect(hours({ timeZone: 'Africa/Luanda' })).toBe('01/12/2026, 00:30')
})

it('counts for the dates of Payload that have no zone of their own', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  showClockOf('Africa/Luanda')
  const { formatDate } = await import('@payloadcms/ui/shared')
  const i18n = await initI18n({ config: { supportedLanguages: { en } }, context: 'client', language: 'en' })
  const written = formatDate({ date: moment.toISOString(), i18n, pattern: 'dd/MM/yyyy HH:mm' })
  vi.unstubAllEnvs()
  expect(written).toBe('01/12/2026 00:30')
})
