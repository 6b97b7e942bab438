// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { nameEditors } from './name-editors'

it('names an editor by its field, and its tools and menus by their keys', () => {
  document.body.innerHTML = `<div class="field-type"><label class="field-label">Texto</label>
    <button class="toolbar-popup__button" data-button-key="bold"></button>
    <button class="toolbar-popup__dropdown" data-dropdown-key="text" aria-label="text dropdown"></button>
    <button class="toolbar-popup__button" data-button-key="unknown"></button>
    <div class="ContentEditable__root" role="textbox"></div></div>`
  nameEditors(document, { bold: 'Negrito', text: 'Tipo de parágrafo' })
  const names = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'))
  expect(names).toEqual(['Negrito', 'Tipo de parágrafo', 'Texto'])
})
