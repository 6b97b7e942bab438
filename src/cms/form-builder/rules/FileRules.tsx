import type { ReactNode } from 'react'
import { fileKindNames, fileKinds, largestFile } from '@/src/forms/definition/file-kinds'
import { useBuilder } from '../builder-context'
import { useControlPlace } from '../controls/control-place'
import { NumberBox } from '../controls/NumberBox'
import { Problems } from '../controls/Problems'
import { TickBox } from '../controls/TickBox'
import styles from '../form-builder.module.css'
import { ruleTexts } from '../texts/rule-texts'
import type { RulesProps } from './rules-props'

const bytesPerMegabyte = 1024 * 1024

/** Which files are taken, how many, and how large. */
export function FileRules({ id, entry, onChange }: RulesProps<'file'>): ReactNode {
  const { say } = useBuilder()
  const { problems, problemsId } = useControlPlace({ entryId: id, part: 'kinds' })
  return (
    <>
      <fieldset className={styles['ticks']} aria-describedby={problemsId}>
        <legend>{say(ruleTexts.kinds)}</legend>
        <Problems id={problemsId} problems={problems} />
        {fileKindNames.map((kind) => (
          <TickBox
            key={kind}
            entryId={id}
            part={`kinds.${kind}`}
            label={fileKinds[kind].name}
            value={entry.kinds.includes(kind)}
            onChange={(isTaken) => {
              const kinds = fileKindNames.filter((other) => (other === kind ? isTaken : entry.kinds.includes(other)))
              onChange({ ...entry, kinds }, 'kinds')
            }}
          />
        ))}
      </fieldset>
      <NumberBox
        entryId={id}
        part="largest"
        label={say(ruleTexts.largest)}
        value={entry.largest / bytesPerMegabyte}
        onChange={(megabytes) =>
          onChange(
            { ...entry, largest: megabytes === null ? largestFile : Math.round(megabytes * bytesPerMegabyte) },
            'largest',
          )
        }
      />
      <NumberBox
        entryId={id}
        part="most"
        label={say(ruleTexts.mostFiles)}
        value={entry.most}
        onChange={(most) => onChange({ ...entry, most: most ?? 1 }, 'most')}
      />
    </>
  )
}
