import { z } from 'zod'

const written = z.looseObject({ data: z.record(z.string(), z.unknown()) })

/** The moments that the CMS itself notes with a document. */
const ownMoments: ReadonlySet<string> = new Set(['createdAt', 'updatedAt'])

/**
 * The arguments of an operation without the moments that only the CMS notes. The studio sends them along with every form, so they are
 * left out rather than refused; what somebody set there would say when a document was made that was made at another time.
 */
export function withoutMoments<Args>(args: Args): Args {
  const { data: asked } = written.safeParse(args)
  if (!asked || ![...ownMoments].some((name) => Object.hasOwn(asked.data, name))) return args
  const data = Object.fromEntries(Object.entries(asked.data).filter(([name]) => !ownMoments.has(name)))
  return { ...args, data }
}
