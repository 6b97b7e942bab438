import { describe, expect, it } from 'vitest'
import { messagesByLocale } from '@/src/i18n/messages'
import { toOpeningHours } from './opening-hours'
import { toPlaceState } from './place-state'
import { writeState } from './write-state'

const office = '08:00-12:00, 13:00-15:30'
const hours = toOpeningHours({
  hours: { monday: office, tuesday: office, wednesday: office, thursday: office, friday: office },
})
const always = toOpeningHours({
  hours: Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'publicHolidays'].map((day) => [
      day,
      '24h',
    ]),
  ),
})

const say = (time: string, locale: 'pt' | 'en' = 'pt', of = hours) => {
  const moment = Date.parse(`${time}+01:00`)
  const state = toPlaceState(of, moment)
  return state && writeState(state, { locale, texts: messagesByLocale[locale].places, moment })
}

describe('what is said of a place', () => {
  it.each([
    ['2026-11-20T07:59', 'Fechado, abre às 8h00'],
    ['2026-11-20T08:00', 'Aberto até às 12h00'],
    ['2026-11-20T12:30', 'Fechado, abre às 13h00'],
    ['2026-11-20T15:29', 'Aberto até às 15h30'],
    ['2026-11-20T15:30', 'Fechado, abre segunda-feira às 8h00'],
    ['2026-11-22T10:00', 'Fechado, abre amanhã às 8h00'],
    // A national holiday, on a Wednesday.
    ['2026-11-11T10:00', 'Fechado, abre amanhã às 8h00'],
  ])('at %s in Luanda is "%s"', (time, words) => expect(say(time)).toBe(words))

  it('is said in the language of the page', () => {
    expect(say('2026-11-20T15:29', 'en')).toBe('Open until 15:30')
    expect(say('2026-11-20T15:30', 'en')).toBe('Closed, opens on Monday at 08:00')
  })

  it('is that it is always open, or nothing where no hours are known', () => {
    expect(say('2026-11-22T03:00', 'pt', always)).toBe('Aberto a qualquer hora')
    expect(say('2026-11-22T03:00', 'pt', toOpeningHours({}))).toBeNull()
  })
})
