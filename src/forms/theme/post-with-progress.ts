/** Of less than this nobody waits for long, in bytes. */
const worthTelling = 300_000

/** Whether it takes so long to send that it is worth telling how far it is. */
export function isWorthTelling(body: FormData): boolean {
  const sizes = [...body.values()].map((value) => (typeof value === 'string' ? value.length : value.size))
  return sizes.reduce((sum, size) => sum + size, 0) > worthTelling
}

/**
 * Posts a form and tells how much of it is on its way: `fetch` tells nobody.
 *
 * @param tell is given a share between 0 and 1.
 * @returns the answer; null when nobody answered.
 */
export function postWithProgress(
  action: string,
  body: FormData,
  tell: (share: number) => void,
): Promise<Response | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', action)
    request.setRequestHeader('Accept', 'application/json')
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) tell(loaded / total)
    })
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('error', () => resolve(null))
    request.addEventListener('abort', () => resolve(null))
    request.send(body)
  })
}
