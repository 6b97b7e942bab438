import type { ArrayField, SelectField } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import { rowsField } from './rows'
import { choiceField } from './select'
import { detailField, labelField, lineField, textField, titleField, valueField } from './text'

const words = staffTexts.phoneScreens

/** What the screen is of: it decides how its texts are laid out. */
const screenKindField = (): SelectField =>
  choiceField({
    name: 'screenKind',
    label: words.screenKind.label,
    enumName: 'ScreenKind',
    choices: words.screenKind.choices,
  })

/**
 * Screens of the bank's app as a phone shows them, all of whose words and numbers are content.
 *
 * @param maxRows how many phones there is room for.
 */
export const phoneScreensField = ({ maxRows }: { maxRows: number }): ArrayField => ({
  ...rowsField({
    name: 'phoneScreens',
    label: words.label,
    maxRows,
    fields: [
      screenKindField(),
      titleField(),
      textField(),
      labelField(),
      valueField(),
      detailField(),
      rowsField({
        name: 'entries',
        label: words.entries.label,
        maxRows: 4,
        fields: [labelField(), valueField(), detailField()],
      }),
      lineField({ name: 'button', label: words.button.label }),
    ],
  }),
  interfaceName: 'PhoneScreens',
})
