import * as migration_20261127_120000_initial from './20261127_120000_initial';
import * as migration_20261127_120100_numbered_publications from './20261127_120100_numbered_publications';
import * as migration_20261127_155748_golden_cases_of_simulators from './20261127_155748_golden_cases_of_simulators';
import * as migration_20261127_161157_simulators_of_steps from './20261127_161157_simulators_of_steps';
import * as migration_20261127_225000_mail_queue from './20261127_225000_mail_queue';
import * as migration_20261128_031500_upload_files from './20261128_031500_upload_files';
import * as migration_20261128_130000_site_archive from './20261128_130000_site_archive';
import * as migration_20261129_084844_rights_of_people from './20261129_084844_rights_of_people';
import * as migration_20261129_095851_inboxes from './20261129_095851_inboxes';
import * as migration_20261129_135034_handed_over_cases from './20261129_135034_handed_over_cases';
import * as migration_20261129_180500_taken_submissions from './20261129_180500_taken_submissions';
import * as migration_20261129_182000_site_states from './20261129_182000_site_states';
import * as migration_20261130_082630_words_for_search from './20261130_082630_words_for_search';
import * as migration_20261130_093617_follow_codes from './20261130_093617_follow_codes';
import * as migration_20261130_122226_messaging_page from './20261130_122226_messaging_page';
import * as migration_20261201_011834_replies_and_calls from './20261201_011834_replies_and_calls';

export const migrations = [
  {
    up: migration_20261127_120000_initial.up,
    down: migration_20261127_120000_initial.down,
    name: '20261127_120000_initial',
  },
  {
    up: migration_20261127_120100_numbered_publications.up,
    down: migration_20261127_120100_numbered_publications.down,
    name: '20261127_120100_numbered_publications',
  },
  {
    up: migration_20261127_155748_golden_cases_of_simulators.up,
    down: migration_20261127_155748_golden_cases_of_simulators.down,
    name: '20261127_155748_golden_cases_of_simulators',
  },
  {
    up: migration_20261127_161157_simulators_of_steps.up,
    down: migration_20261127_161157_simulators_of_steps.down,
    name: '20261127_161157_simulators_of_steps',
  },
  {
    up: migration_20261127_225000_mail_queue.up,
    down: migration_20261127_225000_mail_queue.down,
    name: '20261127_225000_mail_queue',
  },
  {
    up: migration_20261128_031500_upload_files.up,
    down: migration_20261128_031500_upload_files.down,
    name: '20261128_031500_upload_files',
  },
  {
    up: migration_20261128_130000_site_archive.up,
    down: migration_20261128_130000_site_archive.down,
    name: '20261128_130000_site_archive',
  },
  {
    up: migration_20261129_084844_rights_of_people.up,
    down: migration_20261129_084844_rights_of_people.down,
    name: '20261129_084844_rights_of_people',
  },
  {
    up: migration_20261129_095851_inboxes.up,
    down: migration_20261129_095851_inboxes.down,
    name: '20261129_095851_inboxes',
  },
  {
    up: migration_20261129_135034_handed_over_cases.up,
    down: migration_20261129_135034_handed_over_cases.down,
    name: '20261129_135034_handed_over_cases',
  },
  {
    up: migration_20261129_180500_taken_submissions.up,
    down: migration_20261129_180500_taken_submissions.down,
    name: '20261129_180500_taken_submissions',
  },
  {
    up: migration_20261129_182000_site_states.up,
    down: migration_20261129_182000_site_states.down,
    name: '20261129_182000_site_states',
  },
  {
    up: migration_20261130_082630_words_for_search.up,
    down: migration_20261130_082630_words_for_search.down,
    name: '20261130_082630_words_for_search',
  },
  {
    up: migration_20261130_093617_follow_codes.up,
    down: migration_20261130_093617_follow_codes.down,
    name: '20261130_093617_follow_codes',
  },
  {
    up: migration_20261130_122226_messaging_page.up,
    down: migration_20261130_122226_messaging_page.down,
    name: '20261130_122226_messaging_page',
  },
  {
    up: migration_20261201_011834_replies_and_calls.up,
    down: migration_20261201_011834_replies_and_calls.down,
    name: '20261201_011834_replies_and_calls'
  },
];
