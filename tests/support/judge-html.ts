import axe from 'axe-core'
import { HtmlValidate } from 'html-validate'

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML, which is no matter of validity.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Safari forgets that a list without bullets is a list unless it is told.
    'no-redundant-role': 'off',
    // Boxes of which any may be ticked have one name, as browsers and forms have always had it.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
    // Matters of a whole page.
    'heading-level': 'off',
    'long-title': 'off',
    // A matter of looks that the styles settle.
    'tel-non-breaking': 'off',
  },
})

/** What is not valid in a piece of HTML that stands in the main part of a page. */
export async function findInvalidHtml(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

/** What axe finds in the document. Colours and sizes need a browser that lays pages out. */
export async function findAxeViolations(within: Element = document.body): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }
  const { violations } = await axe.run(within, { rules, resultTypes: ['violations'] })
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`))
}
