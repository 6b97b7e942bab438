import type { FormDefinitionInput } from '@/src/forms/definition/form-definition'

const lettersOnly = { pt: 'Por favor, introduza apenas letras.', en: 'Please insert letters only.' }

/** The application for work at the bank. Every field is required. */
export const jobApplication: FormDefinitionInput = {
  key: 'jobApplication',
  title: { pt: 'Candidatura', en: 'Job application' },
  fields: [
    {
      key: 'firstName',
      type: 'text',
      label: { pt: 'Nome próprio', en: 'First name' },
      required: true,
      personal: true,
      maxLength: 100,
      pattern: { reviewed: 'letters' },
      autocomplete: 'given-name',
      errors: { required: { pt: 'O nome próprio é obrigatório.', en: 'First name is required.' }, lettersOnly },
    },
    {
      key: 'lastName',
      type: 'text',
      label: { pt: 'Apelido', en: 'Last name' },
      required: true,
      personal: true,
      maxLength: 100,
      pattern: { reviewed: 'letters' },
      autocomplete: 'family-name',
      errors: { required: { pt: 'O apelido é obrigatório.', en: 'Last name is required.' }, lettersOnly },
    },
    {
      key: 'birthDate',
      type: 'date',
      label: { pt: 'Data de nascimento', en: 'Birth date' },
      required: true,
      personal: true,
      minimumAge: 18,
      earliest: '1900-01-01',
      autocomplete: 'bday',
      errors: {
        required: { pt: 'A data de nascimento é obrigatória.', en: 'Birth date is required.' },
        minimumAge: { pt: 'A idade mínima é de 18 anos.', en: 'Minimum age is 18 years old.' },
      },
    },
    {
      key: 'nationality',
      type: 'text',
      label: { pt: 'Nacionalidade', en: 'Nationality' },
      required: true,
      personal: true,
      maxLength: 100,
      pattern: { reviewed: 'letters' },
      errors: { required: { pt: 'A nacionalidade é obrigatória.', en: 'Nationality is required.' }, lettersOnly },
    },
    {
      key: 'educationLevel',
      type: 'oneChoice',
      display: 'select',
      label: { pt: 'Nível de escolaridade', en: 'Education level' },
      hint: { pt: 'O mais alto que concluiu.', en: 'The highest you have completed.' },
      required: true,
      options: [
        { value: 'primary', label: { pt: 'Ensino primário', en: 'Primary school' } },
        { value: 'lower-secondary', label: { pt: 'I ciclo do ensino secundário', en: 'Lower secondary school' } },
        { value: 'upper-secondary', label: { pt: 'II ciclo do ensino secundário', en: 'Upper secondary school' } },
        { value: 'bachelor', label: { pt: 'Bacharelato', en: 'Short first degree (bacharelato)' } },
        { value: 'graduate', label: { pt: 'Licenciatura', en: 'Degree (licenciatura)' } },
        { value: 'master', label: { pt: 'Mestrado', en: 'Master’s degree' } },
        { value: 'doctorate', label: { pt: 'Doutoramento', en: 'Doctorate' } },
      ],
      errors: {
        required: { pt: 'O nível de escolaridade é obrigatório.', en: 'Education level is required.' },
      },
    },
    {
      key: 'email',
      type: 'email',
      label: { pt: 'E-mail', en: 'Email' },
      hint: { pt: 'Respondemos para este endereço.', en: 'We reply to this address.' },
      required: true,
      personal: true,
      errors: {
        required: { pt: 'O e-mail é obrigatório.', en: 'Email is required.' },
        email: {
          pt: 'Por favor, introduza um endereço de e-mail válido.',
          en: 'Please insert a valid email address',
        },
      },
    },
    {
      key: 'areaOfInterest',
      type: 'oneChoice',
      display: 'select',
      label: { pt: 'Área de interesse', en: 'Area of interest' },
      required: true,
      options: [
        { value: 'branches', label: { pt: 'Atendimento e balcões', en: 'Customer service and branches' } },
        { value: 'companies', label: { pt: 'Empresas', en: 'Companies' } },
        { value: 'risk', label: { pt: 'Risco e controlo', en: 'Risk and control' } },
        { value: 'technology', label: { pt: 'Tecnologia', en: 'Technology' } },
        { value: 'operations', label: { pt: 'Operações e tesouraria', en: 'Operations and treasury' } },
        { value: 'people', label: { pt: 'Pessoas e marketing', en: 'People and marketing' } },
      ],
      errors: {
        required: { pt: 'A área de interesse é obrigatória.', en: 'Area of interest is required.' },
      },
    },
    {
      key: 'cv',
      type: 'file',
      label: { pt: 'Curriculum Vitae', en: 'Curriculum Vitae' },
      required: true,
      personal: true,
      kinds: ['pdf', 'png', 'jpg'],
      errors: {
        required: {
          pt: 'Para submeter a candidatura, precisa de anexar o seu Curriculum Vitae. Verifique e tente novamente, por favor.',
          en: 'To submit the application, you need to attach your Curriculum Vitae. Please check and try again.',
        },
      },
    },
  ],
  texts: {
    submit: { pt: 'Enviar candidatura', en: 'Send application' },
    errorText: { pt: 'Por favor, corrija os erros no formulário.', en: 'Please correct the errors in the form.' },
    successTitle: { pt: 'Sucesso', en: 'Success' },
    successText: {
      pt: 'A sua candidatura foi submetida com sucesso.',
      en: 'Your application was submitted successfuly.',
    },
    failureTitle: { pt: 'Erro', en: 'Error' },
    failureText: {
      pt: 'Ocorreu um erro. Por favor, tente mais tarde.',
      en: 'There was an error. Please try again later.',
    },
  },
}
