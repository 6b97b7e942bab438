/** Folders of the forms that a new site begins with. */
export type FormFolder = 'job-application' | 'newsletter' | 'whistleblowing-report'

/** What is known of a file that is in order. */
export const pdf = { name: 'prova.pdf', mediaType: 'application/pdf', size: 20_000 }
export const identified = {
  identity: 'identified',
  firstName: 'Ana',
  lastName: 'Domingos',
  email: 'ana@bcs.example',
  phone: '923 456 789',
  irregularityType: 'fraud',
  description: 'Assinatura falsa num pedido de crédito.',
  attachments: [pdf],
}
const { firstName: _name, lastName: _last, email: _email, phone: _phone, ...unnamed } = identified
export const anonymous = { ...unnamed, identity: 'anonymous' }
export const application = {
  firstName: 'João',
  lastName: 'N’Gola',
  birthDate: '1998-3-27',
  nationality: 'Angolana',
  educationLevel: 'graduate',
  email: 'joao@bcs.example',
  areaOfInterest: 'technology',
  cv: [pdf],
}

/** What is sent, and the one error that has to be answered: its field, and its text in both languages. */
export type ErrorRow = readonly [
  situation: string,
  form: FormFolder,
  sent: Readonly<Record<string, unknown>>,
  field: string,
  en: string,
  pt: string,
]

/** Every row of the specification's error catalogue that speaks of an answer to these forms. */
export const errorRows: readonly ErrorRow[] = [
  ['Newsletter, empty email', 'newsletter', { email: '' }, 'email', 'Email is required.', 'O e-mail é obrigatório.'],
  [
    'Newsletter, bad email',
    'newsletter',
    { email: 'ana@' },
    'email',
    'Please enter a valid email address.',
    'Por favor, introduza um endereço de e-mail válido.',
  ],
  [
    'Report, email missing',
    'whistleblowing-report',
    { ...identified, email: '' },
    'email',
    'Email is required.',
    'O e-mail é obrigatório.',
  ],
  [
    'Report, email bad',
    'whistleblowing-report',
    { ...identified, email: 'ana' },
    'email',
    'Please enter a valid email.',
    'Por favor, introduza um e-mail válido.',
  ],
  [
    'Report, phone',
    'whistleblowing-report',
    { ...identified, phone: ' ' },
    'phone',
    'Phone number is required.',
    'O número de telefone é obrigatório.',
  ],
  [
    'Report, no file',
    'whistleblowing-report',
    { ...identified, attachments: [] },
    'attachments',
    'To submit the report, you need to attach at least one file. Please check and try again.',
    'Para submeter a denúncia, precisa de anexar pelo menos um ficheiro. Verifique e tente novamente, por favor.',
  ],
  [
    'Report, no file, anonymous',
    'whistleblowing-report',
    { ...anonymous, attachments: [] },
    'attachments',
    'To submit the report, you need to attach at least one file. Please check and try again.',
    'Para submeter a denúncia, precisa de anexar pelo menos um ficheiro. Verifique e tente novamente, por favor.',
  ],
  ...['firstName', 'lastName', 'nationality'].map(
    (field): ErrorRow => [
      `Careers, letters only: ${field}`,
      'job-application',
      { ...application, [field]: 'Jo4o' },
      field,
      'Please insert letters only.',
      'Por favor, introduza apenas letras.',
    ],
  ),
  [
    'Careers, email',
    'job-application',
    { ...application, email: 'joao@bcs' },
    'email',
    'Please insert a valid email address',
    'Por favor, introduza um endereço de e-mail válido.',
  ],
  [
    'Careers, age',
    'job-application',
    { ...application, birthDate: '2008-11-22' },
    'birthDate',
    'Minimum age is 18 years old.',
    'A idade mínima é de 18 anos.',
  ],
  [
    'Careers, no CV',
    'job-application',
    { ...application, cv: [] },
    'cv',
    'To submit the application, you need to attach your Curriculum Vitae. Please check and try again.',
    'Para submeter a candidatura, precisa de anexar o seu Curriculum Vitae. Verifique e tente novamente, por favor.',
  ],
]
