import type { Bilingual } from '@/src/fields/bilingual'
import type { FormTextName } from '@/src/forms/definition/form-definition'

/** What the texts around the fields of a form are called. */
export const formTextTexts: Readonly<Record<FormTextName | 'title', Bilingual>> = {
  title: { pt: 'Título do formulário', en: 'Title of the form' },
  submit: { pt: 'Botão de envio', en: 'Button that sends it' },
  sending: { pt: 'Botão durante o envio', en: 'Button while it is sent' },
  errorTitle: { pt: 'Título acima dos erros', en: 'Title above errors' },
  errorText: { pt: 'Texto acima dos erros', en: 'Text above errors' },
  successTitle: { pt: 'Título depois do envio', en: 'Title after sending' },
  successText: { pt: 'Texto depois do envio', en: 'Text after sending' },
  failureTitle: { pt: 'Título depois de uma falha', en: 'Title after a failure' },
  failureText: { pt: 'Texto depois de uma falha', en: 'Text after a failure' },
}
