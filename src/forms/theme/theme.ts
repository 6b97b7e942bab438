// Not from the package's front door: that one needs a validator with code generation, which is not installed.
import withTheme from '@rjsf/core/lib/withTheme.js'
import { CalculatedOutput } from '../types/calculated/CalculatedOutput'
import { DateParts } from '../types/date/DateParts'
import { FileInput } from '../types/file/FileInput'
import { ErrorSummary } from './templates/ErrorSummary'
import { FieldFrame } from './templates/FieldFrame'
import { Fields } from './templates/Fields'
import { OneOfSeveral } from './templates/OneOfSeveral'
import { Submit } from './templates/Submit'
import { Checkboxes } from './widgets/Checkboxes'
import { LongText } from './widgets/LongText'
import { Radios } from './widgets/Radios'
import { Select } from './widgets/Select'
import { TextInput } from './widgets/TextInput'
import { Tick } from './widgets/Tick'
import { EmailInput, NumberInput, PhoneInput } from './widgets/typed-inputs'

/** RJSF with our markup. Looks come from the styles of whoever places a form, by element and `data-part`. */
export const ThemedForm = withTheme({
  templates: {
    BaseInputTemplate: TextInput,
    ErrorListTemplate: ErrorSummary,
    FieldTemplate: FieldFrame,
    MultiSchemaFieldTemplate: OneOfSeveral,
    ObjectFieldTemplate: Fields,
    ButtonTemplates: { SubmitButton: Submit },
  },
  widgets: {
    CheckboxWidget: Tick,
    CheckboxesWidget: Checkboxes,
    EmailWidget: EmailInput,
    RadioWidget: Radios,
    SelectWidget: Select,
    TextareaWidget: LongText,
    amount: NumberInput,
    calculated: CalculatedOutput,
    dateParts: DateParts,
    file: FileInput,
    number: NumberInput,
    phone: PhoneInput,
  },
})
