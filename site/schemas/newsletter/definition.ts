import type { FormDefinitionInput } from '@/src/forms/definition/form-definition'

/** The sign-up for financial tips by e-mail, in the footer of every page. */
export const newsletter: FormDefinitionInput = {
  key: 'newsletter',
  title: { pt: 'Dicas financeiras por e-mail', en: 'Financial tips by e-mail' },
  fields: [
    {
      key: 'email',
      type: 'email',
      label: { pt: 'E-mail', en: 'Email' },
      required: true,
      personal: true,
      errors: {
        required: { pt: 'O e-mail é obrigatório.', en: 'Email is required.' },
        email: {
          pt: 'Por favor, introduza um endereço de e-mail válido.',
          en: 'Please enter a valid email address.',
        },
      },
    },
  ],
  texts: {
    submit: { pt: 'Subscrever', en: 'Subscribe' },
    successTitle: { pt: 'Falta confirmar', en: 'Please confirm' },
    successText: {
      pt: 'Enviámos uma mensagem para o endereço indicado. Abra a ligação que lá está para confirmar a subscrição.',
      en: 'We sent a message to that address. Open the link in it to confirm your subscription.',
    },
  },
}
