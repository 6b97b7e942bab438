import type { z } from 'zod'
import type { Bilingual } from '@/src/fields/bilingual'
import type { autocompleteToken } from '@/src/forms/definition/autocomplete'

/** What a browser may fill in, in words. */
export const autocompleteTexts: Readonly<Record<z.infer<typeof autocompleteToken>, Bilingual>> = {
  name: { pt: 'Nome completo', en: 'Full name' },
  'given-name': { pt: 'Nome próprio', en: 'First name' },
  'additional-name': { pt: 'Outros nomes', en: 'Middle names' },
  'family-name': { pt: 'Apelido', en: 'Last name' },
  email: { pt: 'E-mail', en: 'E-mail' },
  tel: { pt: 'Telefone', en: 'Phone' },
  bday: { pt: 'Data de nascimento', en: 'Birth date' },
  organization: { pt: 'Empresa', en: 'Company' },
  'organization-title': { pt: 'Função', en: 'Job title' },
  'street-address': { pt: 'Morada', en: 'Street address' },
  'address-level1': { pt: 'Província', en: 'Province' },
  'address-level2': { pt: 'Município', en: 'Municipality' },
  'postal-code': { pt: 'Código postal', en: 'Postal code' },
  country: { pt: 'País (código)', en: 'Country (code)' },
  'country-name': { pt: 'País (nome)', en: 'Country (name)' },
}
