import { readArchive } from '@/src/submissions/files/inspection/read-archive'

/** The parts of an archive that the product wrote, by their names. */
export async function readWrittenArchive(content: Buffer): Promise<Map<string, Buffer>> {
  const read = (await readArchive(content, 10_000_000)).map(async (part): Promise<[string, Buffer]> => {
    const chunks: Buffer[] = []
    for await (const chunk of part.read()) chunks.push(chunk)
    return [part.name, Buffer.concat(chunks)]
  })
  return new Map(await Promise.all(read))
}
