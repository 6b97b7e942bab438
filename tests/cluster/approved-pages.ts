import { type APIRequestContext, expect } from '@playwright/test'
import { type CmsUser, logIn } from '../support/cms'
import { examplePage } from '../support/example-page'

/** A page that an approver has approved, and the request that says so. */
export type ApprovedPage = { page: number; review: number; href: string }

const warningReasons = { all: 'É um teste' } as const

/** So many are made at the same time: one for each process of the CMS. */
const atOnce = 2

/** Has editors write pages and an approver approve them. @param name of their addresses. */
export async function approvePages(
  request: APIRequestContext,
  cms: string,
  { name, count }: { name: string; count: number },
): Promise<ApprovedPage[]> {
  const [editor, approver] = [await logIn(request, 'editor', cms), await logIn(request, 'approver', cms)]
  const made: ApprovedPage[] = []
  let next = 1
  const worker = async () => {
    while (next <= count) made.push(await approveOne({ editor, approver }, `${name}-${next++}`))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return made
}

async function approveOne(
  { editor, approver }: { editor: CmsUser; approver: CmsUser },
  slug: string,
): Promise<ApprovedPage> {
  const { id: page } = await editor.create('pages', examplePage({ title: slug, slug }), { draft: true })
  const { status, id: review, reasons } = await editor.submit(`pages/${page}`, 'publish', ['pt'])
  expect([status, reasons]).toEqual([200, []])
  await approver.lookAt(review)
  expect(await approver.post('workflow/approve', { id: review, warningReasons })).toBe(200)
  return { page, review, href: `/${slug}` }
}
