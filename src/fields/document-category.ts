import type { SelectField } from 'payload'
import { choiceField } from './select'

/** Which list a public document belongs in. */
export const documentCategoryField = ({ required = false } = {}): SelectField =>
  choiceField({
    name: 'documentCategory',
    label: { pt: 'Categoria', en: 'Category' },
    enumName: 'DocumentCategory',
    required,
    choices: {
      pricing: { pt: 'Preçário', en: 'Pricing' },
      balanceSheets: { pt: 'Balancetes', en: 'Balance sheets' },
      managementReports: { pt: 'Relatórios de gestão', en: 'Management reports' },
      otherReports: { pt: 'Outros relatórios', en: 'Other reports' },
      sustainability: { pt: 'Sustentabilidade', en: 'Sustainability' },
      bankPolicies: { pt: 'Políticas do banco', en: 'Bank policies' },
      mainPolicies: { pt: 'Principais políticas', en: 'Main policies' },
      legal: { pt: 'Condições e textos legais', en: 'Terms and legal texts' },
    },
  })
