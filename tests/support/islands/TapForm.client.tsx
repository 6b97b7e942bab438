'use client'

import { type ReactNode, useState } from 'react'

/** Something of everything that visitors tap, type and choose, and what the component knows of it. */
export function TapForm({ id, labels }: { id: string; labels: { name: string; add: string } }): ReactNode {
  const [name, setName] = useState('')
  const [isNew, setNew] = useState(false)
  const [size, setSize] = useState('m')
  const [count, setCount] = useState(0)
  const [isSent, setSent] = useState(false)
  return (
    <form
      action="/sent-without-script"
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
      }}
    >
      <label htmlFor={`${id}-name`}>{labels.name}</label>
      <input id={`${id}-name`} name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <label>
        <input type="checkbox" checked={isNew} onChange={({ target }) => setNew(target.checked)} /> New
      </label>
      <select aria-label="Size" value={size} onChange={({ target }) => setSize(target.value)}>
        <option value="m">M</option>
        <option value="l">L</option>
      </select>
      <button type="button" onClick={() => setCount(count + 1)}>
        {labels.add} {count}
      </button>
      <button type="submit">Send</button>
      <output>{JSON.stringify({ name, isNew, size, count, isSent })}</output>
    </form>
  )
}
