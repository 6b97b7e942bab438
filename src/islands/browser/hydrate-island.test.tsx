// @vitest-environment jsdom
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Island } from '../Island'
import { hydrateIsland } from './hydrate-island'

const start = { name: 'Ana', isNew: false, colour: 'red', size: 'm', sizes: ['m'] }

/** Every kind of control, and what the component knows of them. */
function Form({ greeting }: { greeting: string }): ReactNode {
  const [values, setValues] = useState(start)
  const [count, setCount] = useState(0)
  // From what was drawn last, as components often do: changes that come too fast would be lost.
  const set = (change: Partial<typeof start>) => setValues({ ...values, ...change })
  return (
    <form>
      <input id="name" value={values.name} onChange={({ target }) => set({ name: target.value })} />
      <textarea id="note" defaultValue="none" />
      <input
        id="new"
        type="checkbox"
        checked={values.isNew}
        onChange={({ target }) => set({ isNew: target.checked })}
      />
      {['red', 'blue'].map((colour) => (
        <input
          key={colour}
          id={colour}
          type="radio"
          name="colour"
          value={colour}
          checked={values.colour === colour}
          onChange={() => set({ colour })}
        />
      ))}
      <select id="size" value={values.size} onChange={({ target }) => set({ size: target.value })}>
        <option value="s">S</option>
        <option value="m">M</option>
      </select>
      <select
        id="sizes"
        multiple
        value={values.sizes}
        onChange={({ target }) => set({ sizes: [...target.selectedOptions].map(({ value }) => value) })}
      >
        <option value="s">S</option>
        <option value="m">M</option>
      </select>
      <button type="button" onClick={() => setCount(count + 1)}>
        {greeting}, {values.name}: {count}
      </button>
      <output>{JSON.stringify(values)}</output>
    </form>
  )
}

function draw(drawing: ReactNode): HTMLElement {
  document.body.innerHTML = renderToString(drawing)
  const container = document.querySelector<HTMLElement>('[data-island]')
  if (!container) throw new Error('No island was drawn')
  return container
}

const drawForm = () => draw(<Island name="Form" component={Form} props={{ greeting: 'Olá' }} />)

function find<Found extends Element>(type: { new (): Found }, selector: string): Found {
  const found = document.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`${selector} is not there`)
  return found
}
const field = (id: string) => find(HTMLInputElement, `#${id}`)
const known = () => JSON.parse(find(HTMLOutputElement, 'output').textContent)

afterEach(() => vi.restoreAllMocks())

describe('an island that is hydrated', () => {
  it('keeps its elements and answers from then on', () => {
    const container = drawForm()
    const [html, button] = [container.innerHTML, find(HTMLButtonElement, 'button')]
    hydrateIsland(container, Form)
    expect(container.innerHTML).toBe(html)
    expect(find(HTMLButtonElement, 'button')).toBe(button)
    flushSync(() => button.click())
    expect(button.textContent).toBe('Olá, Ana: 1')
  })

  it('knows what was typed and chosen before', () => {
    const container = drawForm()
    field('name').value = 'Eva'
    find(HTMLTextAreaElement, '#note').value = 'later'
    field('new').click()
    field('blue').click()
    find(HTMLSelectElement, '#size').value = 's'
    for (const option of find(HTMLSelectElement, '#sizes').options) option.selected = true
    hydrateIsland(container, Form)
    expect(known()).toEqual({ name: 'Eva', isNew: true, colour: 'blue', size: 's', sizes: ['s', 'm'] })
    expect(field('name').value).toBe('Eva')
    expect(find(HTMLTextAreaElement, '#note').value).toBe('later')
    expect([field('new').checked, field('red').checked, field('blue').checked]).toEqual([true, false, true])
    expect(find(HTMLSelectElement, '#size').value).toBe('s')
    expect(find(HTMLButtonElement, 'button').textContent).toBe('Olá, Eva: 0')
  })

  it('leaves the caret where it is', () => {
    const container = drawForm()
    field('name').focus()
    field('name').value = 'Antónia'
    field('name').setSelectionRange(3, 3)
    hydrateIsland(container, Form)
    expect(document.activeElement).toBe(field('name'))
    expect(field('name').selectionStart).toBe(3)
  })

  it('follows what is typed later', () => {
    const container = drawForm()
    field('name').value = 'E'
    hydrateIsland(container, Form)
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(field('name'), 'Ev')
    flushSync(() => field('name').dispatchEvent(new Event('input', { bubbles: true })))
    expect(known()).toMatchObject({ name: 'Ev' })
  })
})

function Fragile({ text }: { text: string }): ReactNode {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('broken')
  return (
    <button type="button" onClick={() => setBroken(true)}>
      {text}
    </button>
  )
}

function Broken(): ReactNode {
  throw new Error('broken')
}

describe('a component that fails', () => {
  const drawFragile = () => draw(<Island name="Fragile" component={Fragile} props={{ text: 'Ligar' }} />)

  it.each([
    ['at once', () => hydrateIsland(drawFragile(), Broken)],
    [
      'later',
      () => {
        hydrateIsland(drawFragile(), Fragile)
        flushSync(() => find(HTMLButtonElement, 'button').click())
      },
    ],
  ])('%s leaves what the server drew', async (_when, fail) => {
    const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue()
    fail()
    await vi.waitFor(() =>
      expect(document.querySelector('[data-island]')?.innerHTML).toBe('<button type="button">Ligar</button>'),
    )
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }))
  })
})
