import { type APIRequestContext, test as anybody, type Page } from '@playwright/test'
import { readProduct, testPassword } from './product'

type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>

/** Two logins of one person at the same moment cost one of them its session, so each worker is somebody else. */
const people = ['investigator', 'compliance'] as const

/** Tests in which somebody is signed in to the CMS, once per worker. */
export const test = anybody.extend<object, { signedIn: StorageState }>({
  signedIn: [
    async ({ playwright }, use, { parallelIndex }) => {
      const request = await playwright.request.newContext()
      const role = people[parallelIndex % people.length]
      const login = { email: `${role}@bcs.example`, password: testPassword }
      const answer = await request.post(`${readProduct().cms}/api/users/login`, {
        headers: { Origin: readProduct().cms },
        data: login,
      })
      if (!answer.ok()) throw new Error(`The login answered with status ${answer.status()}`)
      await use(await request.storageState())
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  storageState: async ({ signedIn }, use) => use(signedIn),
})

/** Text has the bank's face only where the file is there in time, and else one of the device: in pictures it always has it. */
const bankFace = ':root { --font-text: "Familjen Grotesk"; --font-heading: "Familjen Grotesk"; }'

/**
 * Goes to an address of the gallery and waits until everything on it is there, also what is far below. Letters are the same on
 * every machine, and islands stand as they are before their script comes. Needs a context that bypasses the page's policy.
 */
export async function openForPicture(page: Page, href: string): Promise<void> {
  const address = `${readProduct().cms}${href}`
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  await page.goto(address)
  if (page.url() !== address) throw new Error(`${address} leads to ${page.url()}`)
  await page.addStyleTag({ content: bankFace })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    // A face that only stands in, taken from the device, may not be there.
    await Promise.allSettled([...document.fonts].map((face) => face.load()))
  })
}

/** A picture of the whole page, once the images are there that the window's width has chosen. */
export async function takePicture(page: Page, { fullPage = true } = {}): Promise<Buffer> {
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  return page.screenshot({ fullPage, animations: 'disabled' })
}

/** A picture that no longer changes: on a busy machine the browser may still be drawing images sharper. */
export async function takeSettledPicture(page: Page, { fullPage = true } = {}): Promise<Buffer> {
  let before = await takePicture(page, { fullPage })
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await page.waitForTimeout(200)
    const picture = await takePicture(page, { fullPage })
    if (picture.equals(before)) return picture
    before = picture
  }
  throw new Error(`${page.url()} does not come to rest`)
}

/** The faces of letters that come from the machine, each with the text that is drawn in it. */
export async function findForeignFaces(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { nodes } = await client.send('DOM.getFlattenedDocument', { depth: -1 })
  const texts = nodes.filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue.trim() !== '')
  const found: string[] = []
  for (const { parentId, nodeValue } of texts) {
    if (parentId === undefined) continue
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId: parentId })
    for (const { familyName, isCustomFont } of fonts) {
      if (!isCustomFont) found.push(`${familyName}: ${nodeValue.slice(0, 60)}`)
    }
  }
  await client.detach()
  return [...new Set(found)]
}
