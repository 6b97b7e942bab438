// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UnsentForm, UnsentFormPlace } from '../unsent/unsent-form'
import { useUnsentForm } from './use-unsent-form'

const kept: string[] = []
let [finish, fail]: (() => void)[] = []

const place: UnsentFormPlace = {
  find: async () => null,
  keep: ({ texts }: UnsentForm) => {
    kept.push(texts.map(([, value]) => value).join())
    return new Promise((resolve, reject) => {
      finish = resolve
      fail = () => reject(new Error('The disk is full'))
    })
  },
  forget: async () => undefined,
}
vi.mock('../unsent/unsent-form', () => ({ openUnsentForm: () => place }))

function Asking(): ReactNode {
  const [name, setName] = useState('')
  const { note, forget } = useUnsentForm({
    ...{ id: 'form', formKey: 'any', isFilled: false, step: null },
    show: () => undefined,
  })
  const change = (text: string) => {
    note()
    setName(text)
  }
  return (
    <form id="form">
      <input name="name" aria-label="Name" value={name} onChange={({ target }) => change(target.value)} />
      <button type="button" onClick={forget}>
        Delete
      </button>
    </form>
  )
}

beforeEach(() => {
  kept.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } })
const settle = (how: (() => void) | undefined) => act(async () => how?.())

it('what is typed is kept before anything else happens, so that whoever leaves then has it', async () => {
  render(<Asking />)
  type('A')
  // No clock runs here: nothing waits.
  expect(kept).toEqual(['A'])
  await settle(finish)
  type('An')
  expect(kept).toEqual(['A', 'An'])
})

it('what is typed while a piece is being kept follows in one', async () => {
  render(<Asking />)
  type('A')
  type('An')
  type('Ana')
  expect(kept).toEqual(['A'])
  await settle(finish)
  expect(kept).toEqual(['A', 'Ana'])
  await settle(finish)
  expect(kept).toEqual(['A', 'Ana'])
})

it('what could not be kept is tried with the next letter, and what was deleted is not kept again', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  render(<Asking />)
  type('A')
  await settle(fail)
  expect(reported).toHaveBeenCalledOnce()
  type('An')
  type('Ana')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await settle(finish)
  expect(kept).toEqual(['A', 'An'])
  vi.unstubAllGlobals()
})
