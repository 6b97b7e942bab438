// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { nameControls } from './name-controls'

const words = {
  ...{ more: 'Mais', actionsOf: 'Acções de', move: 'Mover', clear: 'Limpar', form: 'Documento' },
  ...{ choose: 'Escolher', chooseAll: 'Escolher tudo', next: 'Seguinte', previous: 'Anterior' },
  locked: 'Outra pessoa está a editar',
  ...{ copyAddress: 'Copiar o endereço', removeFile: 'Retirar o ficheiro', editor: {} },
}

it('names what comes without a name, by the row or the field that it belongs to', () => {
  document.body.innerHTML = `
    <div class="doc-header"><ul class="doc-tabs__tabs"><a class="doc-tab" aria-label="Versões">Versões 3</a></ul></div>
    <div class="doc-controls__popup"><button class="popup-button"></button></div>
    <div class="collapsible"><div role="button" class="collapsible__drag"></div>
      <span class="studio-row"><span>1</span> <span>Topo</span></span>
      <button class="popup-button array-actions__button"></button></div>
    <div class="field-type"><label class="field-label">Secção<span>*</span></label>
      <input class="rs__input"><button class="dropdown-indicator" aria-hidden="true"></button>
      <div class="clear-indicator" aria-hidden="true" role="button" tabindex="0"></div>
      <button aria-label="Adicionar [object Object]"></button></div>`
  nameControls(document, words)
  const names = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'))
  expect(names).toEqual([
    'Documento',
    'Mais',
    'Mover 1 Topo',
    'Acções de 1 Topo',
    'Secção',
    'Limpar Secção',
    'Adicionar Secção',
  ])
  expect(document.querySelector('.dropdown-indicator')?.getAttribute('tabindex')).toBe('-1')
  expect(document.querySelector('.clear-indicator')?.hasAttribute('aria-hidden')).toBe(false)
})

it('lets what an empty list says stand below the name of its screen', () => {
  document.body.innerHTML = '<div class="collection-list"><div class="no-results"><h3>Sem resultados.</h3></div></div>'
  nameControls(document, words)
  expect(document.querySelector('[role="heading"]')?.getAttribute('aria-level')).toBe('2')
})

it('names a day and the button that empties it by their field', () => {
  document.body.innerHTML = `
    <div class="field-type date-time-field"><label class="field-label">Pedido em</label><div class="date-time-picker">
      <button class="date-time-picker__clear-button" type="button"></button>
      <div class="date-time-picker__input-wrapper"><input type="text" value="30/11/2026 00:02" disabled></div></div></div>`
  nameControls(document, words)
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('Limpar Pedido em')
  expect(document.querySelector('input')?.getAttribute('aria-label')).toBe('Pedido em')
})

it('changes nothing the second time, so that whoever watches the page comes to rest', async () => {
  let changes = 0
  const observer = new MutationObserver((records) => {
    changes += records.length
  })
  observer.observe(document.body, { subtree: true, attributes: true, childList: true })
  nameControls(document, words)
  await Promise.resolve()
  observer.disconnect()
  expect(changes).toBe(0)
})

it('names what lists are turned and chosen by, and says where the screen begins', () => {
  document.body.innerHTML = `
    <div class="template-default__wrap"><header></header><div class="collection-list">
      <button class="clickable-arrow clickable-arrow--left"></button><button class="clickable-arrow--right"></button>
      <table><thead><tr><th><input id="select-all" title="select-all" aria-labelledby="select-all"></th></tr></thead>
      <tbody><tr><td class="cell-_select"><input><div class="locked" role="button" tabindex="0"></div></td><td><a href="/1">Contas</a></td></tr></tbody></table></div></div>`
  nameControls(document, words)
  const names = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'))
  expect(names).toEqual(['Anterior', 'Seguinte', 'Escolher tudo', 'Escolher Contas', 'Outra pessoa está a editar'])
  expect(document.querySelector('[role="main"]')?.className).toBe('collection-list')
})

it('calls a box by its label alone, names what is done with a file, and keeps no button inside of another', () => {
  document.body.innerHTML = `
    <div class="field-type checkbox"><div class="checkbox-input"><input id="a" title="mayReply" aria-labelledby="mayReply"><label for="a">Pode responder</label></div></div>
    <div class="file-details"><button class="copy-to-clipboard"></button><button class="file-details__remove"></button></div>
    <div class="rs__multi-value" role="button" tabindex="0"><button>Remover</button></div>`
  nameControls(document, words)
  expect(document.querySelector('input')?.getAttributeNames()).toEqual(['id'])
  const names = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'))
  expect(names).toEqual(['Copiar o endereço', 'Retirar o ficheiro'])
  expect(document.querySelector('.rs__multi-value')?.getAttribute('role')).toBe('group')
})
