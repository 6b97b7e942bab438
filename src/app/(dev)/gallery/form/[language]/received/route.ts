/** Takes what is sent from the preview of a form, and keeps nothing: so that its editor sees what visitors read then. */
export function POST(): Response {
  return Response.json({ reference: null }, { headers: { 'Cache-Control': 'no-store' } })
}
