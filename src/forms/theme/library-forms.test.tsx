// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { locales } from '@/src/i18n/locales'
import { findInvalidHtml } from '@/tests/support/judge-html'
import { parseFormDefinition } from '../definition/form-definition'
import { copyFromLibrary, libraryGroups } from '../definition/form-library'
import { toFormInLanguage } from '../language/to-form-in-language'
import { BankForm } from './BankForm.client'

it.each(libraryGroups.map((kept) => [kept.group.key, kept] as const))(
  'draws the group %s of the library as a browser understands it, also what it may fill in',
  async (key, kept) => {
    const fields = [copyFromLibrary(kept, key)]
    const definition = parseFormDefinition({ key: 'form', title: { pt: 'Pedido', en: 'Request' }, fields })
    for (const locale of locales) {
      const props = { id: 'form', action: '/forms/x', controls: {}, values: {}, errors: [], headingLevel: 2 as const }
      const html = renderToString(<BankForm {...props} form={toFormInLanguage(definition, locale)} />)
      expect(await findInvalidHtml(html)).toEqual([])
    }
  },
)
