import { expect, it } from 'vitest'
import { examplePage } from '../example-page'
import { callToActionFixtures } from './call-to-action.fixtures'
import { toCallToActionProps } from './to-props'

it('is not made when every link leads to a page without a version in this language', () => {
  const block = callToActionFixtures.examples.default
  const links = (block.links ?? []).map((link) => ({ ...link, page: null }))
  expect(toCallToActionProps({ ...block, links }, examplePage('en'))).toBeNull()
})
