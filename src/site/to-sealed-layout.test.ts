import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { formSlotFixtures } from '@/blocks/form-slot/form-slot.fixtures'
import { noticeFixtures } from '@/blocks/notice/notice.fixtures'
import { relatedPagesFixtures } from '@/blocks/related-pages/related-pages.fixtures'
import { richTextFixtures } from '@/blocks/rich-text/rich-text.fixtures'
import { toSealedLayout } from './to-sealed-layout'

const text = richTextFixtures.examples.default
const notice = noticeFixtures.examples.default
const related = relatedPagesFixtures.examples.default

function slot(name: string) {
  const found = formSlotFixtures.examples[name]
  if (!found) throw new Error(`There is no example ${name}`)
  return found
}

it('leaves out what stands after a form for reports and speaks of it', () => {
  const form = slot('confidential')
  expect(toSealedLayout([text, form, text, notice, related])).toEqual([text, form, notice, related])
})

it('leaves a page with any other form as it is', () => {
  const layout = [text, slot('live'), text]
  expect(toSealedLayout(layout)).toBe(layout)
})

/** What is true of the form alone: who cannot be answered or excluded, what its number is for, and that it asks for files. */
const ofTheForm =
  /não o podemos contactar|cannot contact you|não permite|does not let you|número d[oa]|receipt number|pelo menos um|at least one|lê-as uma a uma|read reports one/iu

it.each(['private/reporting-channel', 'who-we-are/reporting-channel'])(
  'leaves nothing on %s that is true of the form alone',
  (name) => {
    const page = z
      .object({ layout: z.array(z.looseObject({ block: z.string() })) })
      .parse(parse(readFileSync(`site/content/pages/${name}.yaml`, 'utf8')))
    const form = page.layout.findIndex(({ block }) => block === 'formSlot')
    const shown = page.layout.filter(
      ({ block }, place) => place < form || (place > form && ['notice', 'relatedPages'].includes(block)),
    )
    expect(shown.length).toBeGreaterThan(2)
    expect(JSON.stringify(shown)).not.toMatch(ofTheForm)
    // The control: the form's own words, and what stands after it, do say such things.
    expect(JSON.stringify(page.layout)).toMatch(ofTheForm)
  },
)
