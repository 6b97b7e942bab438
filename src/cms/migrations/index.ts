import * as migration_20261121_094300_initial from './20261121_094300_initial';
import * as migration_20261121_132237_tones_and_simulators from './20261121_132237_tones_and_simulators';
import * as migration_20261121_164237_forms_rates_places_workflow from './20261121_164237_forms_rates_places_workflow';
import * as migration_20261121_190429_shared_blocks from './20261121_190429_shared_blocks';
import * as migration_20261121_222534_redirects_reviewed from './20261121_222534_redirects_reviewed';
import * as migration_20261122_080246_settings_reviewed from './20261122_080246_settings_reviewed';
import * as migration_20261122_162135_contributions from './20261122_162135_contributions';
import * as migration_20261122_165020_accounts_and_credentials from './20261122_165020_accounts_and_credentials';
import * as migration_20261122_170629_account_requests from './20261122_170629_account_requests';
import * as migration_20261122_171855_figures_of_the_bank from './20261122_171855_figures_of_the_bank';
import * as migration_20261125_083908_card_faces from './20261125_083908_card_faces';
import * as migration_20261125_120443_case_work from './20261125_120443_case_work';
import * as migration_20261125_122129_portraits from './20261125_122129_portraits';
import * as migration_20261127_111243_form_counts from './20261127_111243_form_counts';
import * as migration_20261127_145900_golden_cases_of_simulators from './20261127_145900_golden_cases_of_simulators';
import * as migration_20261127_154104_simulators_of_steps from './20261127_154104_simulators_of_steps';
import * as migration_20261129_084836_rights_of_people from './20261129_084836_rights_of_people';
import * as migration_20261129_095743_inboxes from './20261129_095743_inboxes';
import * as migration_20261129_135027_handed_over_cases from './20261129_135027_handed_over_cases';
import * as migration_20261129_180500_taken_submissions from './20261129_180500_taken_submissions';
import * as migration_20261129_182000_site_states from './20261129_182000_site_states';
import * as migration_20261130_082624_words_for_search from './20261130_082624_words_for_search';
import * as migration_20261130_093606_follow_codes from './20261130_093606_follow_codes';
import * as migration_20261130_122211_messaging_page from './20261130_122211_messaging_page';
import * as migration_20261201_011828_replies_and_calls from './20261201_011828_replies_and_calls';

export const migrations = [
  {
    up: migration_20261121_094300_initial.up,
    down: migration_20261121_094300_initial.down,
    name: '20261121_094300_initial',
  },
  {
    up: migration_20261121_132237_tones_and_simulators.up,
    down: migration_20261121_132237_tones_and_simulators.down,
    name: '20261121_132237_tones_and_simulators',
  },
  {
    up: migration_20261121_164237_forms_rates_places_workflow.up,
    down: migration_20261121_164237_forms_rates_places_workflow.down,
    name: '20261121_164237_forms_rates_places_workflow',
  },
  {
    up: migration_20261121_190429_shared_blocks.up,
    down: migration_20261121_190429_shared_blocks.down,
    name: '20261121_190429_shared_blocks',
  },
  {
    up: migration_20261121_222534_redirects_reviewed.up,
    down: migration_20261121_222534_redirects_reviewed.down,
    name: '20261121_222534_redirects_reviewed',
  },
  {
    up: migration_20261122_080246_settings_reviewed.up,
    down: migration_20261122_080246_settings_reviewed.down,
    name: '20261122_080246_settings_reviewed',
  },
  {
    up: migration_20261122_162135_contributions.up,
    down: migration_20261122_162135_contributions.down,
    name: '20261122_162135_contributions',
  },
  {
    up: migration_20261122_165020_accounts_and_credentials.up,
    down: migration_20261122_165020_accounts_and_credentials.down,
    name: '20261122_165020_accounts_and_credentials',
  },
  {
    up: migration_20261122_170629_account_requests.up,
    down: migration_20261122_170629_account_requests.down,
    name: '20261122_170629_account_requests',
  },
  {
    up: migration_20261122_171855_figures_of_the_bank.up,
    down: migration_20261122_171855_figures_of_the_bank.down,
    name: '20261122_171855_figures_of_the_bank',
  },
  {
    up: migration_20261125_083908_card_faces.up,
    down: migration_20261125_083908_card_faces.down,
    name: '20261125_083908_card_faces',
  },
  {
    up: migration_20261125_120443_case_work.up,
    down: migration_20261125_120443_case_work.down,
    name: '20261125_120443_case_work',
  },
  {
    up: migration_20261125_122129_portraits.up,
    down: migration_20261125_122129_portraits.down,
    name: '20261125_122129_portraits',
  },
  {
    up: migration_20261127_111243_form_counts.up,
    down: migration_20261127_111243_form_counts.down,
    name: '20261127_111243_form_counts',
  },
  {
    up: migration_20261127_145900_golden_cases_of_simulators.up,
    down: migration_20261127_145900_golden_cases_of_simulators.down,
    name: '20261127_145900_golden_cases_of_simulators',
  },
  {
    up: migration_20261127_154104_simulators_of_steps.up,
    down: migration_20261127_154104_simulators_of_steps.down,
    name: '20261127_154104_simulators_of_steps',
  },
  {
    up: migration_20261129_084836_rights_of_people.up,
    down: migration_20261129_084836_rights_of_people.down,
    name: '20261129_084836_rights_of_people',
  },
  {
    up: migration_20261129_095743_inboxes.up,
    down: migration_20261129_095743_inboxes.down,
    name: '20261129_095743_inboxes',
  },
  {
    up: migration_20261129_135027_handed_over_cases.up,
    down: migration_20261129_135027_handed_over_cases.down,
    name: '20261129_135027_handed_over_cases',
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
    up: migration_20261130_082624_words_for_search.up,
    down: migration_20261130_082624_words_for_search.down,
    name: '20261130_082624_words_for_search',
  },
  {
    up: migration_20261130_093606_follow_codes.up,
    down: migration_20261130_093606_follow_codes.down,
    name: '20261130_093606_follow_codes',
  },
  {
    up: migration_20261130_122211_messaging_page.up,
    down: migration_20261130_122211_messaging_page.down,
    name: '20261130_122211_messaging_page',
  },
  {
    up: migration_20261201_011828_replies_and_calls.up,
    down: migration_20261201_011828_replies_and_calls.down,
    name: '20261201_011828_replies_and_calls'
  },
];
