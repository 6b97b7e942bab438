import { expect, it } from 'vitest'
import { findRowName } from './find-row-name'

it('calls a row by what it says first of itself, not by what machines keep in it', () => {
  expect(findRowName({ id: '65f', icon: 'phone', text: 'Uma frase.', title: '  Manutenção\nmensal ' })).toBe(
    'Manutenção mensal',
  )
  expect(findRowName({ id: '65f', question: 'Posso abrir conta?', answer: { root: {} } })).toBe('Posso abrir conta?')
})

it('finds the words of links and of rich text, however deep', () => {
  expect(findRowName({ id: '1', link: { kind: 'page', label: 'Contas' } })).toBe('Contas')
  const root = {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Olá.', format: 0 }] }],
  }
  expect(findRowName({ id: '1', answer: { root } })).toBe('Olá.')
})

it('shortens what is long, and says nothing of what is empty', () => {
  expect(findRowName({ title: 'a'.repeat(200) })).toHaveLength(80)
  for (const data of [undefined, null, {}, { id: '1', title: '', icon: 'phone', hidden: false, page: 4 }])
    expect(findRowName(data)).toBe('')
})

it('writes a day as people do', () => {
  expect(findRowName({ id: '1', validFrom: '2026-10-01T12:00:00.000Z' })).toBe('01/10/2026')
  expect(findRowName({ id: '1', from: '2099-12-31T23:30:00.000Z' })).toBe('01/01/2100')
})
