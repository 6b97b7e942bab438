import { z } from 'zod'
import { type RunningSite, readReadiness } from './servers'
import { openStaff } from './staff'
import { until } from './until'
import { findShowingPages } from './watch-showing'

/** How long one change of a menu took, from the moment the last request to the CMS was sent. */
export type MenuChange = {
  /** Until some of the pages that have the menu, asked for all the time, had the new one. */
  everywhereMs: number
  /** How many of them were asked for. */
  watched: number
  /** Until every page has it on disk, too. */
  settledMs: number
}

const subject = 'globals/private-navigation'
const settledLimitMs = 600_000
const navigation = z.object({ menus: z.tuple([z.looseObject({ label: z.string() })], z.looseObject({})) })

/** Gives the first menu of the private customers' pages another name, again and again. */
export async function measureMenu(site: RunningSite, times: number): Promise<MenuChange[]> {
  const staff = await openStaff(site)
  const rename = async (label: string) => {
    const address = `${subject}?locale=pt&depth=0`
    const {
      menus: [first, ...others],
    } = navigation.parse(await staff.ask('editor', 'GET', address))
    await staff.ask('editor', 'POST', `${address}&draft=true`, { menus: [{ ...first, label }, ...others] })
    return staff.review(subject, 'publish', ['pt'])
  }
  // A name that stands nowhere else, by which the pages are found that have the menu.
  let shown = `Medido ${Date.now()}`
  await (await rename(shown))()
  const isShown = async () => (await (await fetch(site.url)).text()).includes(shown)
  await until(isShown, { what: 'The first name', limitMs: settledLimitMs })
  await untilSettled(site)
  const changes: MenuChange[] = []
  for (let turn = 1; turn <= times; turn++) {
    const next = `Medido ${Date.now()}`
    const publish = await rename(next)
    const showing = await findShowingPages(site.origin, shown)
    const begin = performance.now()
    await Promise.all([publish(), showing.untilAllShow(next)])
    const everywhereMs = performance.now() - begin
    await untilSettled(site)
    changes.push({ everywhereMs, watched: showing.count, settledMs: performance.now() - begin })
    shown = next
  }
  return changes
}

async function untilSettled({ origin }: RunningSite): Promise<void> {
  const isSettled = async () => (await readReadiness(origin))?.waiting === 0
  await until(isSettled, { what: 'Putting the menu around every page', limitMs: settledLimitMs })
}
