// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { messagesByLocale } from '@/src/i18n/messages'
import { hydrateIsland } from '@/src/islands/browser/hydrate-island'
import { Island } from '@/src/islands/Island'
import { SearchField } from './SearchField.client'
import type { SearchFieldProps } from './search-field-props'

const { searchPanel } = messagesByLocale.pt
const props = (words = ''): SearchFieldProps => ({
  id: 'field',
  locale: 'pt',
  words,
  suggestionsHref: '/_search',
  label: searchPanel.query,
  texts: searchPanel.suggestions,
  kinds: searchPanel.results.kinds,
  classNames: { field: 'f', label: 'l', control: 'c' },
})

let asked: string[] = []
let answer: unknown = []
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(href)
    return Response.json(answer)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

function draw(words?: string): HTMLElement {
  document.body.innerHTML = renderToString(<Island name="SearchField" component={SearchField} props={props(words)} />)
  const island = document.querySelector<HTMLElement>('[data-island]')
  if (!island) throw new Error('The field was not drawn')
  return island
}
const hydrate = (words?: string) => {
  const island = draw(words)
  act(() => hydrateIsland(island, SearchField))
  return island
}
const pages = [
  { kind: 'page', title: 'Conta Flex', href: '/contas/conta-flex' },
  { kind: 'faq', title: 'Quanto custa a conta?', href: '/faqs#custo' },
]
const field = () => screen.getByRole('combobox')
const press = (key: string) => fireEvent.keyDown(field(), { key })
const chosen = () => screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent)

it('is a plain search field without script', () => {
  draw('conta')
  const input = screen.getByRole('searchbox', { name: 'Palavras a procurar' })
  expect(input.getAttribute('name')).toBe('q')
  expect(input.getAttribute('value')).toBe('conta')
  expect(document.querySelector('[role="listbox"], [aria-expanded]')).toBeNull()
})

it('suggests after a pause, goes through the list and back to the field, and closes', async () => {
  answer = pages
  const island = hydrate()
  for (const text of ['c', 'co', 'con', 'cont']) fireEvent.change(field(), { target: { value: text } })
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  expect(asked).toEqual(['/_search?lang=pt&q=cont'])
  expect(screen.getByRole('status').textContent).toBe('2 sugestões. Use as setas para escolher.')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  const { violations } = await axe.run(island, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
  press('ArrowDown')
  expect(chosen()).toEqual(['Conta FlexPáginas'])
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id)
  press('ArrowDown')
  press('ArrowDown')
  expect(chosen()).toEqual([])
  expect(field().getAttribute('aria-activedescendant')).toBeNull()
  press('ArrowUp')
  expect(chosen()).toEqual(['Quanto custa a conta?Perguntas'])
  press('Escape')
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(field().getAttribute('aria-expanded')).toBe('false')
  press('ArrowDown')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  fireEvent.blur(field())
  expect(screen.queryAllByRole('option')).toEqual([])
})

it('asks nothing for what the page has answered, and lets Enter search where nothing is chosen', () => {
  hydrate('conta')
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true)
  expect(asked).toEqual([])
})

it('suggests nothing where an answer leads elsewhere or is none', async () => {
  answer = [{ kind: 'page', title: 'Elsewhere', href: '//elsewhere.example/' }]
  hydrate()
  fireEvent.change(field(), { target: { value: 'elsewhere' } })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Nenhuma sugestão.'))
  expect(screen.queryAllByRole('option')).toEqual([])
})
