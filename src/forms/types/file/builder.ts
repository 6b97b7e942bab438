import { fileKindNames, fileKinds, largestFile } from '../../definition/file-kinds'
import type { FieldBuilder } from '../field-builder'
import type { FileQuestion } from './definition'
import texts from './texts.json' with { type: 'json' }

const bytesPerMegabyte = 1024 * 1024

export const fileBuilder: FieldBuilder<FileQuestion> = {
  icon: 'paperclip',
  start: { kinds: ['pdf'], personal: true },
  settings: [
    {
      control: 'ticks',
      part: 'kinds',
      label: texts.builder.kinds.label,
      choices: () => fileKindNames.map((value) => ({ value, label: fileKinds[value].name })),
      read: ({ kinds }) => kinds,
      write: (question, chosen) => ({ ...question, kinds: fileKindNames.filter((kind) => chosen.includes(kind)) }),
    },
    {
      control: 'number',
      part: 'largest',
      label: texts.builder.largest.label,
      read: ({ largest }) => largest / bytesPerMegabyte,
      write: (question, megabytes) => ({
        ...question,
        largest: megabytes === null ? largestFile : Math.round(megabytes * bytesPerMegabyte),
      }),
    },
    {
      control: 'number',
      part: 'most',
      label: texts.builder.most.label,
      read: ({ most }) => most,
      write: (question, most) => ({ ...question, most: most ?? 1 }),
    },
  ],
}
