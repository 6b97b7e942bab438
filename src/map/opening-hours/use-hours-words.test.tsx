import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { type StoredHours, toOpeningHours } from './opening-hours'
import { useHoursWords } from './use-hours-words'

function Line({ hours }: { hours: StoredHours['hours'] }) {
  return useHoursWords().line(toOpeningHours({ hours: hours ?? null }))
}

const say = (locale: Locale, hours: StoredHours['hours']) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesByLocale[locale]} timeZone="Africa/Luanda">
      <Line hours={hours} />
    </NextIntlClientProvider>,
  )

const office = '08:00-15:30'
const workdays = { monday: office, tuesday: office, wednesday: office, thursday: office, friday: office }
const always = { ...workdays, monday: '24h', tuesday: '24h', wednesday: '24h', thursday: '24h', friday: '24h' }

describe('opening hours in a line', () => {
  it('join days with the same hours and leave out those on which a place is closed', () => {
    expect(say('pt', workdays)).toBe('Segunda-feira a sexta-feira, das 8h00 às 15h30')
    expect(say('en', { ...workdays, saturday: '09:00-12:00' })).toBe(
      'Monday to Friday, 08:00 to 15:30; Saturday, 09:00 to 12:00',
    )
    expect(say('pt', { saturday: '9h-12h', sunday: '9h-12h' })).toBe('Sábado e domingo, das 9h00 às 12h00')
  })

  it('say breaks, nights and whole days', () => {
    expect(say('pt', { monday: '08:00-12:00, 13:00-15:30' })).toBe(
      'Segunda-feira, das 8h00 às 12h00 e das 13h00 às 15h30',
    )
    expect(say('en', { friday: '22:00-02:00' })).toBe('Friday, 22:00 to 02:00')
    expect(say('en', { friday: '18:00-00:00' })).toBe('Friday, 18:00 to 24:00')
    expect(say('pt', { ...always, saturday: '24h', sunday: '24h' })).toBe('Todos os dias, 24 horas')
  })

  it('are nothing when nothing is known', () => {
    expect(say('pt', null)).toBe('')
    expect(say('pt', { monday: 'de manhã' })).toBe('')
  })
})
