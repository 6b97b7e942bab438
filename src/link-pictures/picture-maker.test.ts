import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { fromSource } from '@/src/platform/own-program'
import { childrenOf, commandOf } from '@/tests/support/running-processes'
import type { LinkPicture } from './link-picture'
import { openPictureMaker, type PictureMaker } from './picture-maker'

const picture: LinkPicture = {
  title: 'Conta Flex',
  label: 'Contas',
  bankName: 'BCS',
  source: 'www.bcs.example',
  figureSeed: '/conta-flex',
  section: 'private',
}

let maker: PictureMaker | undefined
afterEach(() => maker?.rest())

/** The processes that make pictures for this one. */
const makers = () => childrenOf(process.pid).filter((pid) => commandOf(pid).includes('link-picture-process'))

it('pictures are made by a process that every thread of the site comes before, and that ends when there is nothing to make', async () => {
  maker = openPictureMaker()
  expect(makers()).toEqual([])
  const made = await maker.make(picture)
  expect(await sharp(made).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const again = await maker.make({ ...picture, title: 'Conta Jovem' })
  expect(again).not.toEqual(made)
  const [pid, ...others] = makers()
  expect(others).toEqual([])
  const tasks = `/proc/${pid}/task`
  // The nineteenth word of the line, and its name in brackets may hold spaces.
  const priorities = readdirSync(tasks).map((thread) =>
    Number(readFileSync(`${tasks}/${thread}/stat`, 'latin1').split(') ')[1]?.split(' ')[16]),
  )
  expect(priorities.length).toBeGreaterThan(1)
  expect(new Set(priorities)).toEqual(new Set([10]))
  await maker.rest()
  expect(makers()).toEqual([])
})

it('a process that is killed loses the picture it was at, and the next one is made by another', async () => {
  maker = openPictureMaker()
  await maker.make(picture)
  const [pid = 0] = makers()
  process.kill(pid, 'SIGKILL')
  await expect(maker.make(picture)).rejects.toThrow('ended with SIGKILL')
  expect((await maker.make(picture)).length).toBeGreaterThan(1_000)
})

it('a process that does not answer is ended', async () => {
  maker = openPictureMaker({ program: fromSource('tests/support/deaf-process.ts'), limitMs: 300 })
  await expect(maker.make(picture)).rejects.toThrow('ended with SIGKILL')
})
