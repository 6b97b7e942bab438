// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { nameComparedVersions } from './name-compared-versions'

const row = (newer: string, older: string) => `
  <div class="iterable-diff__row"><div class="diff-collapser">
    <button class="diff-collapser__toggle-button" aria-label="Collapse"><span class="iterable-diff__label">N.º 01</span></button>
    <div class="diff-collapser__content"><div class="text-diff">
      <div class="html-diff__diff-old"><p>${older}</p></div><div class="html-diff__diff-new"><p>${newer}</p></div>
    </div></div></div></div>`

it('calls rows by what they hold, and what they held where they are gone', () => {
  document.body.innerHTML = row('Conhecer o  banco', 'O banco') + row('', 'Contactos') + row('', '')
  nameComparedVersions(document)
  const names = [...document.querySelectorAll('.iterable-diff__label')].map((label) =>
    label.getAttribute('data-row-name'),
  )
  expect(names).toEqual(['Conhecer o banco', 'Contactos', null])
})

it('lets what is read name the button that opens and closes, and says which of the two it is', () => {
  document.body.innerHTML = row('A', 'B')
  const button = document.querySelector('button')
  nameComparedVersions(document)
  expect(button?.hasAttribute('aria-label')).toBe(false)
  expect(button?.getAttribute('aria-expanded')).toBe('true')
  document.querySelector('.diff-collapser__content')?.classList.add('diff-collapser__content--is-collapsed')
  nameComparedVersions(document)
  expect(button?.getAttribute('aria-expanded')).toBe('false')
})

it('names the choice of the other version by the words above it', () => {
  document.body.innerHTML = `<div class="view-version__version-from">
    <div class="view-version__version-from-labels"><span>Em comparação com</span><span>há 8 minutos</span></div><input></div>`
  nameComparedVersions(document)
  expect(document.querySelector('input')?.getAttribute('aria-label')).toBe('Em comparação com')
})
