import { expect, it } from 'vitest'
import { sumRows } from './sum-rows'

/** Reads rows that arrive in parts of so many bytes. */
async function sumOf(text: string, bytes: number) {
  const whole = Buffer.from(text)
  const parts = (async function* () {
    for (let at = 0; at < whole.length; at += bytes) yield whole.subarray(at, at + bytes)
  })()
  const summing = sumRows(parts)
  const passed: Buffer[] = []
  for await (const part of summing.parts) passed.push(Buffer.from(part))
  expect(Buffer.concat(passed)).toEqual(whole)
  return { rows: summing.rows(), sum: summing.sum() }
}

it('is the same for the same rows in any order and in any parts, and another for any other rows', async () => {
  const rows = await sumOf('1\tConta\n2\tCartão\n3\t\n', 100)
  expect(rows.rows).toBe(3)
  expect(await sumOf('3\t\n1\tConta\n2\tCartão\n', 5)).toEqual(rows)
  expect(await sumOf('2\tCartão\n3\t\n1\tConta\n', 1)).toEqual(rows)
  for (const other of ['1\tConta\n2\tCartão\n', '1\tConta\n2\tCartao\n3\t\n', '1\tConta\n2\tCartão\n3\t\n3\t\n', ''])
    expect((await sumOf(other, 7)).sum).not.toBe(rows.sum)
  // Two of one row do not take each other away.
  expect((await sumOf('1\tConta\n1\tConta\n', 7)).sum).not.toBe((await sumOf('', 7)).sum)
})
