import { isMissing } from './error-code'

/** What is found of a file or a directory; null when it is not there. @throws whatever else keeps it from being found. */
export async function unlessMissing<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
