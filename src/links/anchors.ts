/**
 * The place of a question's answer on its page. It stands inside the closed part, which browsers open for whoever is led there.
 *
 * @param id the row's id.
 */
export function toFaqAnchor(id: string): string {
  return `resposta-${id}`
}
