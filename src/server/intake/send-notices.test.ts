import { expect, it } from 'vitest'
import type { Mail } from '@/src/mail/mail'
import { sendNotices } from './send-notices'

async function noticesAt(moment: string, to = ['ana@bcs.example', 'rui@bcs.example']) {
  const added = new Map<string, Mail>()
  const add = async (name: string, mail: Mail) => {
    if (!added.has(name)) added.set(name, mail)
  }
  await sendNotices({ add }, { to, now: Date.parse(moment) })
  return added
}

it('tells each on a working day, once, at eight, whatever hour it is asked at', async () => {
  const [early, late] = [await noticesAt('2026-11-23T00:10:00+01:00'), await noticesAt('2026-11-23T23:50:00+01:00')]
  expect([...early]).toEqual([...late])
  expect(early.size).toBe(2)
  for (const { to, notBefore } of early.values()) {
    expect(to).toHaveLength(1)
    expect(notBefore).toBe(Date.parse('2026-11-23T08:00:00+01:00'))
  }
})

it('says the same on every day, in both languages, and nothing of any report', async () => {
  const [monday] = (await noticesAt('2026-11-23T09:00:00+01:00')).values()
  const [friday] = (await noticesAt('2026-11-27T09:00:00+01:00')).values()
  expect([friday?.subject, friday?.text]).toEqual([monday?.subject, monday?.text])
  expect(monday?.text).toContain('haja ou não alguma coisa')
  expect(monday?.text).toContain('whether or not there is something')
  expect(monday?.text).not.toMatch(/\d/)
})

it('tells nobody at the weekend, or when nobody is named', async () => {
  expect((await noticesAt('2026-11-28T09:00:00+01:00')).size).toBe(0)
  expect((await noticesAt('2026-11-29T09:00:00+01:00')).size).toBe(0)
  expect((await noticesAt('2026-11-23T09:00:00+01:00', [])).size).toBe(0)
})
