import { expect, it } from 'vitest'
import { judgeStaffTexts } from '../support/staff-words'

const [pt, en] = [judgeStaffTexts('pt', new Set(['withdraw'])), judgeStaffTexts('en', new Set(['withdraw']))]

it('finds what programs say instead of words', () => {
  for (const text of [
    'undefined',
    'Língua: undefined',
    '[object Object]',
    'NaN',
    'Elemento 01',
    'Item 01',
    'Powered by Payload',
  ])
    expect(pt(text), text).toBe('raw')
  expect(en('seal 0123456789abcdef01234567')).toBe('raw')
})

it('finds keys of texts, codes and names of collections that stand alone', () => {
  for (const text of [
    'general:save',
    'sona:usedIn',
    'studio.inbox.title',
    'takeDown',
    'audit-log',
    'job_application',
    'withdraw',
  ])
    expect(en(text), text).toBe('name')
  for (const text of [
    'E-mail',
    'Job application',
    'sona',
    'pages',
    '14:30',
    '1.5',
    'https://bcs.example/pt',
    'agency.png',
    'www.bna.ao',
  ])
    expect(en(text), text).toBeNull()
})

it('finds what is said in the other language, by Payload, by the studio and by the calendar', () => {
  for (const text of [
    'Save Draft',
    'Used in',
    'Nothing waits for a decision of yours.',
    ' Locale: ',
    'Language: Portuguese',
    'January',
    'Monday',
  ])
    expect([pt(text), en(text)], text).toEqual(['en', null])
  for (const text of ['Guardar rascunho', 'Usado em', 'Segunda-feira'])
    expect([en(text), pt(text)], text).toEqual(['pt', null])
})

it('finds sentences of the other language with something put into their gaps', () => {
  const said =
    'The newest backup is 30 hours old and should be 24 at most. It is in /backups. Look whether npm run backup still runs, and what it says (docs/operations.md).'
  expect([pt(said), en(said)]).toEqual(['en', null])
  expect(pt('You are about to delete 3 Pages')).toBe('en')
})

it('passes over what both languages write alike, and over what nobody of the studio said', () => {
  for (const text of [
    'Simulador',
    'BCS',
    'Mastercard Gold',
    'Conta à ordem',
    'A page that somebody wrote',
    '12/05/2026 14:30',
  ])
    expect(pt(text), text).toBeNull()
})
