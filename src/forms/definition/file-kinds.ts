/** A kind of file that a form can accept. Formats that carry programs (archives, SVG, HTML, older Office files) are not here. */
export const fileKinds = {
  pdf: { name: 'PDF', mediaType: 'application/pdf', extensions: ['.pdf'] },
  png: { name: 'PNG', mediaType: 'image/png', extensions: ['.png'] },
  jpg: { name: 'JPG', mediaType: 'image/jpeg', extensions: ['.jpg', '.jpeg'] },
  docx: {
    name: 'DOCX',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['.docx'],
  },
  xlsx: {
    name: 'XLSX',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['.xlsx'],
  },
  odt: { name: 'ODT', mediaType: 'application/vnd.oasis.opendocument.text', extensions: ['.odt'] },
  ods: { name: 'ODS', mediaType: 'application/vnd.oasis.opendocument.spreadsheet', extensions: ['.ods'] },
} as const

export type FileKind = keyof typeof fileKinds
export const fileKindNames = ['pdf', 'png', 'jpg', 'docx', 'xlsx', 'odt', 'ods'] as const satisfies readonly FileKind[]

/** The most that one file may hold, in bytes: 5 MB. */
export const largestFile = 5 * 1024 * 1024

/** The kind of a media type; none when no form accepts it. */
export function toFileKind(mediaType: string): FileKind | undefined {
  return fileKindNames.find((kind) => fileKinds[kind].mediaType === mediaType)
}

/** The kind that the end of a file's name claims. What the file holds is for the server to find out. */
export function toClaimedFileKind(fileName: string): FileKind | undefined {
  const name = fileName.toLowerCase()
  return fileKindNames.find((kind) => fileKinds[kind].extensions.some((extension) => name.endsWith(extension)))
}
