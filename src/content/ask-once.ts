import type { ContentFetch } from './content-fetch'

/**
 * Sends each question once, and gives its answer again to whoever asks the same: two blocks that need the same list ask the CMS once.
 * What failed is asked again.
 */
export function askOnce(fetch: ContentFetch): ContentFetch {
  const asked = new Map<string, Promise<Answer>>()
  return async (input, init) => {
    const question = String(init.body)
    const answer = asked.get(question) ?? read(fetch(input, init))
    asked.set(question, answer)
    try {
      const { text, ...head } = await answer
      if (head.status !== 200) asked.delete(question)
      return new Response(text, head)
    } catch (error) {
      asked.delete(question)
      throw error
    }
  }
}

type Answer = { text: string; status: number; headers: Headers }

async function read(answering: Promise<Response>): Promise<Answer> {
  const answer = await answering
  return { text: await answer.text(), status: answer.status, headers: answer.headers }
}
