import { HtmlValidate } from 'html-validate'

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML, which is no matter of validity.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // Safari forgets that a list without bullets is a list unless it is told.
    'no-redundant-role': 'off',
    // Boxes of which any may be ticked have one name, as browsers and forms have always had it.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A title names the page and the bank; search engines cut it where they like.
    'long-title': 'off',
    // A matter of looks that the styles settle.
    'tel-non-breaking': 'off',
  },
})

/** What is not valid in the HTML of a whole page, a sentence each. */
export async function findInvalidDocument(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}
