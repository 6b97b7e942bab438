/** Stored rich text of one paragraph, for fixtures. */
export function exampleRichText(text: string): unknown {
  return {
    root: {
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }],
    },
  }
}
