/** Has the browser save the file of an answer under the name that it came with. */
export async function saveFile(answer: Response): Promise<void> {
  const [, name = 'data.zip'] = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? []
  const href = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  URL.revokeObjectURL(href)
}
