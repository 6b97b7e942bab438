import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_pages_section" AS ENUM('private', 'corporate', 'about', 'general');
  CREATE TYPE "public"."enum_pages_page_type" AS ENUM('home', 'list', 'product', 'documents', 'people', 'faq', 'legal', 'form', 'map', 'siteMap', 'search', 'page');
  CREATE TYPE "public"."enum_pages_tone" AS ENUM('deep', 'clay', 'sun', 'leaf');
  CREATE TYPE "public"."enum_pages_card_tier" AS ENUM('debit', 'prepaid', 'gold', 'world', 'corporateDebit', 'corporateGold', 'corporateWorld');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_section" AS ENUM('private', 'corporate', 'about', 'general');
  CREATE TYPE "public"."enum__pages_v_version_page_type" AS ENUM('home', 'list', 'product', 'documents', 'people', 'faq', 'legal', 'form', 'map', 'siteMap', 'search', 'page');
  CREATE TYPE "public"."enum__pages_v_version_tone" AS ENUM('deep', 'clay', 'sun', 'leaf');
  CREATE TYPE "public"."enum__pages_v_version_card_tier" AS ENUM('debit', 'prepaid', 'gold', 'world', 'corporateDebit', 'corporateGold', 'corporateWorld');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tips_topic" AS ENUM('saving', 'credit', 'security', 'budget', 'companies');
  CREATE TYPE "public"."enum_tips_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tips_v_version_topic" AS ENUM('saving', 'credit', 'security', 'budget', 'companies');
  CREATE TYPE "public"."enum__tips_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum__tips_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_people_groups" AS ENUM('directors', 'board', 'generalAssembly', 'supervisory', 'advisory');
  CREATE TYPE "public"."enum_people_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__people_v_version_groups" AS ENUM('directors', 'board', 'generalAssembly', 'supervisory', 'advisory');
  CREATE TYPE "public"."enum__people_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum__people_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_branches_services" AS ENUM('withdrawals', 'deposits', 'currencyExchange', 'accountOpening', 'creditAdvice', 'cardCollection', 'companies', 'safeDeposit');
  CREATE TYPE "public"."enum_branches_access" AS ENUM('stepFree', 'lowCounter', 'spokenGuidance', 'prioritySeating', 'accessibleParking');
  CREATE TYPE "public"."enum_branches_place_kind" AS ENUM('branch', 'cashPoint', 'corporateCentre');
  CREATE TYPE "public"."enum_branches_province" AS ENUM('bengo', 'benguela', 'bie', 'cabinda', 'cuando', 'cuanzaNorte', 'cuanzaSul', 'cubango', 'cunene', 'huambo', 'huila', 'icoloEBengo', 'luanda', 'lundaNorte', 'lundaSul', 'malanje', 'moxico', 'moxicoLeste', 'namibe', 'uige', 'zaire');
  CREATE TYPE "public"."enum_branches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branches_v_version_services" AS ENUM('withdrawals', 'deposits', 'currencyExchange', 'accountOpening', 'creditAdvice', 'cardCollection', 'companies', 'safeDeposit');
  CREATE TYPE "public"."enum__branches_v_version_access" AS ENUM('stepFree', 'lowCounter', 'spokenGuidance', 'prioritySeating', 'accessibleParking');
  CREATE TYPE "public"."enum__branches_v_version_place_kind" AS ENUM('branch', 'cashPoint', 'corporateCentre');
  CREATE TYPE "public"."enum__branches_v_version_province" AS ENUM('bengo', 'benguela', 'bie', 'cabinda', 'cuando', 'cuanzaNorte', 'cuanzaSul', 'cubango', 'cunene', 'huambo', 'huila', 'icoloEBengo', 'luanda', 'lundaNorte', 'lundaSul', 'malanje', 'moxico', 'moxicoLeste', 'namibe', 'uige', 'zaire');
  CREATE TYPE "public"."enum__branches_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum__branches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_shared_blocks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shared_blocks_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum__shared_blocks_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_simulators_calculation" AS ENUM('credit', 'termDeposit');
  CREATE TYPE "public"."enum_simulators_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__simulators_v_version_calculation" AS ENUM('credit', 'termDeposit');
  CREATE TYPE "public"."enum__simulators_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum__simulators_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_exchange_rates_rates_currency_code" AS ENUM('USD', 'EUR', 'ZAR', 'GBP');
  CREATE TYPE "public"."enum_exchange_rates_source" AS ENUM('bank', 'bna');
  CREATE TYPE "public"."enum_exchange_rates_state" AS ENUM('held', 'sentBack', 'published');
  CREATE TYPE "public"."enum_forms_audience" AS ENUM('staff', 'investigators');
  CREATE TYPE "public"."enum_forms_retention_action" AS ENUM('delete', 'anonymise');
  CREATE TYPE "public"."enum_form_versions_state" AS ENUM('published', 'superseded', 'retired');
  CREATE TYPE "public"."enum_documents_document_category" AS ENUM('pricing', 'balanceSheets', 'managementReports', 'otherReports', 'sustainability', 'bankPolicies', 'mainPolicies', 'legal');
  CREATE TYPE "public"."enum_documents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__documents_v_version_document_category" AS ENUM('pricing', 'balanceSheets', 'managementReports', 'otherReports', 'sustainability', 'bankPolicies', 'mainPolicies', 'legal');
  CREATE TYPE "public"."enum__documents_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum__documents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'approver', 'compliance', 'investigator', 'admin');
  CREATE TYPE "public"."enum_account_requests_change" AS ENUM('create', 'change', 'reset', 'reset-factors', 'delete');
  CREATE TYPE "public"."enum_account_requests_role" AS ENUM('editor', 'approver', 'compliance', 'investigator', 'admin');
  CREATE TYPE "public"."enum_account_requests_decision" AS ENUM('approve', 'refuse', 'withdraw');
  CREATE TYPE "public"."enum_account_requests_state" AS ENUM('asked', 'done', 'refused', 'withdrawn', 'void');
  CREATE TYPE "public"."enum_account_requests_role_before" AS ENUM('editor', 'approver', 'compliance', 'investigator', 'admin');
  CREATE TYPE "public"."enum_reviews_kind" AS ENUM('publish', 'unpublish', 'delete', 'takeDown');
  CREATE TYPE "public"."enum_reviews_state" AS ENUM('inReview', 'approved', 'sentBack', 'withdrawn', 'void', 'done', 'toRatify', 'ratified');
  CREATE TYPE "public"."enum_releases_state" AS ENUM('planned', 'running', 'done', 'failed');
  CREATE TYPE "public"."enum_contributions_kind" AS ENUM('wrote', 'goes', 'live', 'putBack');
  CREATE TYPE "public"."enum_submissions_state" AS ENUM('new', 'work', 'waiting', 'answered', 'done');
  CREATE TYPE "public"."enum_submission_reads_action" AS ENUM('read', 'file', 'search', 'export', 'deleted', 'anonymised', 'list');
  CREATE TYPE "public"."enum_submission_events_kind" AS ENUM('state', 'assigned', 'due', 'tags', 'note', 'reply');
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'active', 'unsubscribed');
  CREATE TYPE "public"."enum_subscribers_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_unanswered_searches_language" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_private_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__private_navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__private_navigation_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_corporate_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__corporate_navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__corporate_navigation_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_exchange_settings_shown_source" AS ENUM('newest', 'bank', 'bna');
  CREATE TYPE "public"."enum_exchange_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__exchange_settings_v_version_shown_source" AS ENUM('newest', 'bank', 'bna');
  CREATE TYPE "public"."enum__exchange_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__exchange_settings_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_search_synonyms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_synonyms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_synonyms_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_publishing_settings_both_languages" AS ENUM('home', 'list', 'product', 'documents', 'people', 'faq', 'legal', 'form', 'map', 'siteMap', 'search', 'page');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"translation_sources" jsonb,
  	"parent_id" integer,
  	"section" "enum_pages_section" DEFAULT 'general',
  	"page_type" "enum_pages_page_type" DEFAULT 'page',
  	"tone" "enum_pages_tone",
  	"card_tier" "enum_pages_card_tier",
  	"layout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"path" varchar,
  	"price" varchar,
  	"summary" varchar,
  	"description" varchar,
  	"_status" "enum_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_translation_sources" jsonb,
  	"version_parent_id" integer,
  	"version_section" "enum__pages_v_version_section" DEFAULT 'general',
  	"version_page_type" "enum__pages_v_version_page_type" DEFAULT 'page',
  	"version_tone" "enum__pages_v_version_tone",
  	"version_card_tier" "enum__pages_v_version_card_tier",
  	"version_layout" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"version_price" varchar,
  	"version_summary" varchar,
  	"version_description" varchar,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tips" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"translation_sources" jsonb,
  	"topic" "enum_tips_topic",
  	"published_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tips_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"path" varchar,
  	"summary" varchar,
  	"description" varchar,
  	"body" jsonb,
  	"_status" "enum_tips_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tips_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_translation_sources" jsonb,
  	"version_topic" "enum__tips_v_version_topic",
  	"version_published_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__tips_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_tips_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"version_summary" varchar,
  	"version_description" varchar,
  	"version_body" jsonb,
  	"version__status" "enum__tips_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "people_groups" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_people_groups",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"translation_sources" jsonb,
  	"name" varchar,
  	"portrait_id" integer,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "people_locales" (
  	"slug" varchar,
  	"role" varchar,
  	"path" varchar,
  	"summary" varchar,
  	"description" varchar,
  	"body" jsonb,
  	"_status" "enum_people_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_people_v_version_groups" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__people_v_version_groups",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_people_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_translation_sources" jsonb,
  	"version_name" varchar,
  	"version_portrait_id" integer,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__people_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_people_v_locales" (
  	"version_slug" varchar,
  	"version_role" varchar,
  	"version_path" varchar,
  	"version_summary" varchar,
  	"version_description" varchar,
  	"version_body" jsonb,
  	"version__status" "enum__people_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "branches_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_branches_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "branches_access" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_branches_access",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "branches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"place_kind" "enum_branches_place_kind",
  	"bairro" varchar,
  	"municipality" varchar,
  	"province" "enum_branches_province",
  	"latitude" numeric,
  	"longitude" numeric,
  	"phone" varchar,
  	"hours_monday" varchar,
  	"hours_tuesday" varchar,
  	"hours_wednesday" varchar,
  	"hours_thursday" varchar,
  	"hours_friday" varchar,
  	"hours_saturday" varchar,
  	"hours_sunday" varchar,
  	"hours_public_holidays" varchar,
  	"exceptions" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "branches_locales" (
  	"name" varchar,
  	"slug" varchar,
  	"path" varchar,
  	"address" varchar,
  	"note" varchar,
  	"_status" "enum_branches_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__branches_v_version_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_access" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__branches_v_version_access",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_branches_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_place_kind" "enum__branches_v_version_place_kind",
  	"version_bairro" varchar,
  	"version_municipality" varchar,
  	"version_province" "enum__branches_v_version_province",
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_phone" varchar,
  	"version_hours_monday" varchar,
  	"version_hours_tuesday" varchar,
  	"version_hours_wednesday" varchar,
  	"version_hours_thursday" varchar,
  	"version_hours_friday" varchar,
  	"version_hours_saturday" varchar,
  	"version_hours_sunday" varchar,
  	"version_hours_public_holidays" varchar,
  	"version_exceptions" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__branches_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_branches_v_locales" (
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"version_address" varchar,
  	"version_note" varchar,
  	"version__status" "enum__branches_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "shared_blocks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"translation_sources" jsonb,
  	"layout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shared_blocks_locales" (
  	"name" varchar,
  	"_status" "enum_shared_blocks_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_shared_blocks_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_translation_sources" jsonb,
  	"version_layout" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__shared_blocks_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_shared_blocks_v_locales" (
  	"version_name" varchar,
  	"version__status" "enum__shared_blocks_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "simulators" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"calculation" "enum_simulators_calculation",
  	"valid_until" timestamp(3) with time zone,
  	"show_capital" boolean,
  	"show_stamp_duty" boolean,
  	"products" jsonb,
  	"rules" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "simulators_locales" (
  	"name" varchar,
  	"notice" varchar,
  	"_status" "enum_simulators_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_simulators_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_calculation" "enum__simulators_v_version_calculation",
  	"version_valid_until" timestamp(3) with time zone,
  	"version_show_capital" boolean,
  	"version_show_stamp_duty" boolean,
  	"version_products" jsonb,
  	"version_rules" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__simulators_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_simulators_v_locales" (
  	"version_name" varchar,
  	"version_notice" varchar,
  	"version__status" "enum__simulators_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "exchange_rates_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"currency_code" "enum_exchange_rates_rates_currency_code" NOT NULL,
  	"buy" varchar NOT NULL,
  	"sell" varchar NOT NULL
  );
  
  CREATE TABLE "exchange_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"day" timestamp(3) with time zone NOT NULL,
  	"source" "enum_exchange_rates_source" DEFAULT 'bank' NOT NULL,
  	"state" "enum_exchange_rates_state" DEFAULT 'held' NOT NULL,
  	"problems" jsonb,
  	"confirmed_by" varchar,
  	"written_by" numeric,
  	"written_by_name" varchar,
  	"is_by_hand" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"definition" jsonb,
  	"audience" "enum_forms_audience" DEFAULT 'staff' NOT NULL,
  	"retention_days" numeric DEFAULT 365 NOT NULL,
  	"retention_action" "enum_forms_retention_action" DEFAULT 'delete' NOT NULL,
  	"answer_days" numeric,
  	"may_reply" boolean,
  	"current_id" integer,
  	"proposal_reason" varchar,
  	"proposal_by_id" integer,
  	"proposal_at" timestamp(3) with time zone,
  	"proposal_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "forms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "form_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_id" integer NOT NULL,
  	"form_key" varchar NOT NULL,
  	"number" numeric NOT NULL,
  	"hash" varchar NOT NULL,
  	"state" "enum_form_versions_state" NOT NULL,
  	"audience" varchar NOT NULL,
  	"definition" jsonb NOT NULL,
  	"changes" jsonb,
  	"reason" varchar,
  	"proposed_by_id" integer,
  	"approved_by_id" integer,
  	"published_at" timestamp(3) with time zone NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"ended_by_id" integer,
  	"end_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"document_category" "enum_documents_document_category",
  	"year" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "documents_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"_status" "enum_documents_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_documents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_document_category" "enum__documents_v_version_document_category",
  	"version_year" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"version_focal_x" numeric,
  	"version_focal_y" numeric,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__documents_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_documents_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version__status" "enum__documents_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar,
  	"sizes_avif_portrait_url" varchar,
  	"sizes_avif_portrait_width" numeric,
  	"sizes_avif_portrait_height" numeric,
  	"sizes_avif_portrait_mime_type" varchar,
  	"sizes_avif_portrait_filesize" numeric,
  	"sizes_avif_portrait_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"from" varchar,
  	"page_id" integer,
  	"tip_id" integer,
  	"person_id" integer,
  	"branch_id" integer,
  	"url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_redirects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_from" varchar,
  	"version_page_id" integer,
  	"version_tip_id" integer,
  	"version_person_id" integer,
  	"version_branch_id" integer,
  	"version_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__redirects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"must_change_password" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "account_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"change" "enum_account_requests_change" DEFAULT 'create' NOT NULL,
  	"account_id" integer,
  	"name" varchar,
  	"email" varchar,
  	"role" "enum_account_requests_role",
  	"reason" varchar NOT NULL,
  	"decision" "enum_account_requests_decision",
  	"comment" varchar,
  	"state" "enum_account_requests_state",
  	"name_before" varchar,
  	"email_before" varchar,
  	"role_before" "enum_account_requests_role_before",
  	"proposed_by" numeric,
  	"proposed_by_name" varchar,
  	"decided_by" numeric,
  	"decided_by_name" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"title" varchar,
  	"kind" "enum_reviews_kind" NOT NULL,
  	"state" "enum_reviews_state" NOT NULL,
  	"languages" varchar,
  	"hash" varchar,
  	"reason" varchar,
  	"submitted_by" numeric,
  	"submitted_by_name" varchar,
  	"submitted_at" timestamp(3) with time zone,
  	"decided_by" numeric,
  	"decided_by_name" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"comment" varchar,
  	"verdict" varchar,
  	"due_at" timestamp(3) with time zone,
  	"done_languages" varchar,
  	"failure" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_releases_state" NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"failure" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "releases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"reviews_id" integer
  );
  
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"field_path" varchar,
  	"text" varchar NOT NULL,
  	"author" numeric NOT NULL,
  	"author_name" varchar NOT NULL,
  	"is_resolved" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"at" varchar,
  	"actor" numeric,
  	"actor_name" varchar,
  	"actor_role" varchar,
  	"action" varchar,
  	"subject" varchar,
  	"locale" varchar,
  	"reason" varchar,
  	"before" varchar,
  	"after" varchar,
  	"details" varchar,
  	"previous" varchar,
  	"hash" varchar
  );
  
  CREATE TABLE "contributions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"kind" "enum_contributions_kind" NOT NULL,
  	"person" numeric,
  	"languages" varchar,
  	"review" numeric,
  	"at" varchar NOT NULL
  );
  
  CREATE TABLE "submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"form_key" varchar NOT NULL,
  	"received_on" varchar NOT NULL,
  	"state" "enum_submissions_state" DEFAULT 'new' NOT NULL,
  	"taken_by" varchar,
  	"assignee" numeric,
  	"due_on" varchar,
  	"notes" varchar,
  	"version_id" integer,
  	"version_hash" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"audience" varchar NOT NULL,
  	"is_test" boolean,
  	"answers" jsonb,
  	"files" jsonb,
  	"delivery_id" varchar NOT NULL,
  	"anonymised_on" varchar
  );
  
  CREATE TABLE "submissions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "submission_reads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer,
  	"name" varchar NOT NULL,
  	"action" "enum_submission_reads_action" NOT NULL,
  	"form_key" varchar NOT NULL,
  	"reference" varchar,
  	"count" numeric NOT NULL,
  	"audience" varchar NOT NULL
  );
  
  CREATE TABLE "submission_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission" numeric NOT NULL,
  	"reference" varchar NOT NULL,
  	"form_key" varchar NOT NULL,
  	"audience" varchar NOT NULL,
  	"at" varchar NOT NULL,
  	"by" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_submission_events_kind" NOT NULL,
  	"before" varchar,
  	"after" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "form_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"report" varchar NOT NULL,
  	"form_key" varchar NOT NULL,
  	"day" varchar,
  	"number" numeric NOT NULL,
  	"forgotten_to" varchar,
  	"counts" jsonb NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"state" "enum_subscribers_state" NOT NULL,
  	"locale" "enum_subscribers_locale" NOT NULL,
  	"subscribed_on" varchar NOT NULL,
  	"confirmed_on" varchar,
  	"ended_on" varchar
  );
  
  CREATE TABLE "unanswered_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar NOT NULL,
  	"language" "enum_unanswered_searches_language" NOT NULL,
  	"count" numeric NOT NULL,
  	"last_day" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "publications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tags" jsonb NOT NULL,
  	"hrefs" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "credentials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person" numeric NOT NULL,
  	"kind" varchar NOT NULL,
  	"identifier" varchar,
  	"secret" varchar,
  	"counter" numeric DEFAULT 0,
  	"label" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"tips_id" integer,
  	"people_id" integer,
  	"branches_id" integer,
  	"shared_blocks_id" integer,
  	"simulators_id" integer,
  	"exchange_rates_id" integer,
  	"forms_id" integer,
  	"documents_id" integer,
  	"media_id" integer,
  	"redirects_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "private_navigation_menus_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" integer
  );
  
  CREATE TABLE "private_navigation_menus_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "private_navigation_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" integer
  );
  
  CREATE TABLE "private_navigation_menus_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "private_navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_private_navigation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_private_navigation_v_version_menus_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_private_navigation_v_version_menus_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_private_navigation_v_version_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_private_navigation_v_version_menus_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_private_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__private_navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__private_navigation_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "corporate_navigation_menus_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" integer
  );
  
  CREATE TABLE "corporate_navigation_menus_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "corporate_navigation_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" integer
  );
  
  CREATE TABLE "corporate_navigation_menus_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "corporate_navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_corporate_navigation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_corporate_navigation_v_version_menus_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_corporate_navigation_v_version_menus_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_corporate_navigation_v_version_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_corporate_navigation_v_version_menus_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_corporate_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__corporate_navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__corporate_navigation_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" integer
  );
  
  CREATE TABLE "footer_columns_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "footer_columns_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" integer
  );
  
  CREATE TABLE "footer_legal_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"newsletter_form_id" integer,
  	"_status" "enum_footer_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"newsletter_title" varchar,
  	"newsletter_text" varchar,
  	"small_print" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_legal_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_newsletter_form_id" integer,
  	"version__status" "enum__footer_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__footer_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_newsletter_title" varchar,
  	"version_newsletter_text" varchar,
  	"version_small_print" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_settings_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "site_settings_figures_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"bank_name" varchar,
  	"helpline" varchar,
  	"messaging_url" varchar,
  	"email" varchar,
  	"internet_banking_private_url" varchar,
  	"internet_banking_corporate_url" varchar,
  	"open_account_page_id" integer,
  	"support_page_id" integer,
  	"search_page_id" integer,
  	"city" varchar,
  	"country" varchar,
  	"_status" "enum_site_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"tagline" varchar,
  	"messaging_label" varchar,
  	"security_notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_figures_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_bank_name" varchar,
  	"version_helpline" varchar,
  	"version_messaging_url" varchar,
  	"version_email" varchar,
  	"version_internet_banking_private_url" varchar,
  	"version_internet_banking_corporate_url" varchar,
  	"version_open_account_page_id" integer,
  	"version_support_page_id" integer,
  	"version_search_page_id" integer,
  	"version_city" varchar,
  	"version_country" varchar,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__site_settings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_tagline" varchar,
  	"version_messaging_label" varchar,
  	"version_security_notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "exchange_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"shown_source" "enum_exchange_settings_shown_source" DEFAULT 'newest',
  	"most_percent" numeric DEFAULT 5,
  	"business_days" numeric DEFAULT 3,
  	"_status" "enum_exchange_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "exchange_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_exchange_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_shown_source" "enum__exchange_settings_v_version_shown_source" DEFAULT 'newest',
  	"version_most_percent" numeric DEFAULT 5,
  	"version_business_days" numeric DEFAULT 3,
  	"version__status" "enum__exchange_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__exchange_settings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_exchange_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "rate_source" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"asked_at" timestamp(3) with time zone,
  	"turn" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_search_synonyms_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_synonyms_locales" (
  	"groups" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_search_synonyms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__search_synonyms_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__search_synonyms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_search_synonyms_v_locales" (
  	"version_groups" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "publishing_settings_freezes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"reason" varchar
  );
  
  CREATE TABLE "publishing_settings_both_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_publishing_settings_both_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "publishing_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tips_locales" ADD CONSTRAINT "tips_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tips_v" ADD CONSTRAINT "_tips_v_parent_id_tips_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tips"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tips_v_locales" ADD CONSTRAINT "_tips_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tips_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_groups" ADD CONSTRAINT "people_groups_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_locales" ADD CONSTRAINT "people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_version_groups" ADD CONSTRAINT "_people_v_version_groups_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_parent_id_people_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v_locales" ADD CONSTRAINT "_people_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_services" ADD CONSTRAINT "branches_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_access" ADD CONSTRAINT "branches_access_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_locales" ADD CONSTRAINT "branches_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_services" ADD CONSTRAINT "_branches_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_access" ADD CONSTRAINT "_branches_v_version_access_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_parent_id_branches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branches_v_locales" ADD CONSTRAINT "_branches_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shared_blocks_locales" ADD CONSTRAINT "shared_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shared_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shared_blocks_v" ADD CONSTRAINT "_shared_blocks_v_parent_id_shared_blocks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shared_blocks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shared_blocks_v_locales" ADD CONSTRAINT "_shared_blocks_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shared_blocks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "simulators_locales" ADD CONSTRAINT "simulators_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."simulators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_simulators_v" ADD CONSTRAINT "_simulators_v_parent_id_simulators_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."simulators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_simulators_v_locales" ADD CONSTRAINT "_simulators_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_simulators_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchange_rates_rates" ADD CONSTRAINT "exchange_rates_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."exchange_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_current_id_form_versions_id_fk" FOREIGN KEY ("current_id") REFERENCES "public"."form_versions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_proposal_by_id_users_id_fk" FOREIGN KEY ("proposal_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_texts" ADD CONSTRAINT "forms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_proposed_by_id_users_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_approved_by_id_users_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_ended_by_id_users_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents_locales" ADD CONSTRAINT "documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_documents_v" ADD CONSTRAINT "_documents_v_parent_id_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_documents_v_locales" ADD CONSTRAINT "_documents_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_documents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_tip_id_tips_id_fk" FOREIGN KEY ("tip_id") REFERENCES "public"."tips"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_tip_id_tips_id_fk" FOREIGN KEY ("version_tip_id") REFERENCES "public"."tips"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_person_id_people_id_fk" FOREIGN KEY ("version_person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_branch_id_branches_id_fk" FOREIGN KEY ("version_branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "account_requests" ADD CONSTRAINT "account_requests_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_version_id_form_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."form_versions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions_texts" ADD CONSTRAINT "submissions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submission_reads" ADD CONSTRAINT "submission_reads_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tips_fk" FOREIGN KEY ("tips_id") REFERENCES "public"."tips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shared_blocks_fk" FOREIGN KEY ("shared_blocks_id") REFERENCES "public"."shared_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_simulators_fk" FOREIGN KEY ("simulators_id") REFERENCES "public"."simulators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_exchange_rates_fk" FOREIGN KEY ("exchange_rates_id") REFERENCES "public"."exchange_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "private_navigation_menus_links" ADD CONSTRAINT "private_navigation_menus_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "private_navigation_menus_links" ADD CONSTRAINT "private_navigation_menus_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."private_navigation_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "private_navigation_menus_links_locales" ADD CONSTRAINT "private_navigation_menus_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."private_navigation_menus_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "private_navigation_menus" ADD CONSTRAINT "private_navigation_menus_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "private_navigation_menus" ADD CONSTRAINT "private_navigation_menus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."private_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "private_navigation_menus_locales" ADD CONSTRAINT "private_navigation_menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."private_navigation_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_private_navigation_v_version_menus_links" ADD CONSTRAINT "_private_navigation_v_version_menus_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_private_navigation_v_version_menus_links" ADD CONSTRAINT "_private_navigation_v_version_menus_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_private_navigation_v_version_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_private_navigation_v_version_menus_links_locales" ADD CONSTRAINT "_private_navigation_v_version_menus_links_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_private_navigation_v_version_menus_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_private_navigation_v_version_menus" ADD CONSTRAINT "_private_navigation_v_version_menus_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_private_navigation_v_version_menus" ADD CONSTRAINT "_private_navigation_v_version_menus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_private_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_private_navigation_v_version_menus_locales" ADD CONSTRAINT "_private_navigation_v_version_menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_private_navigation_v_version_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "corporate_navigation_menus_links" ADD CONSTRAINT "corporate_navigation_menus_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "corporate_navigation_menus_links" ADD CONSTRAINT "corporate_navigation_menus_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."corporate_navigation_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "corporate_navigation_menus_links_locales" ADD CONSTRAINT "corporate_navigation_menus_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."corporate_navigation_menus_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "corporate_navigation_menus" ADD CONSTRAINT "corporate_navigation_menus_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "corporate_navigation_menus" ADD CONSTRAINT "corporate_navigation_menus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."corporate_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "corporate_navigation_menus_locales" ADD CONSTRAINT "corporate_navigation_menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."corporate_navigation_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_corporate_navigation_v_version_menus_links" ADD CONSTRAINT "_corporate_navigation_v_version_menus_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_corporate_navigation_v_version_menus_links" ADD CONSTRAINT "_corporate_navigation_v_version_menus_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_corporate_navigation_v_version_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_corporate_navigation_v_version_menus_links_locales" ADD CONSTRAINT "_corporate_navigation_v_version_menus_links_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_corporate_navigation_v_version_menus_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_corporate_navigation_v_version_menus" ADD CONSTRAINT "_corporate_navigation_v_version_menus_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_corporate_navigation_v_version_menus" ADD CONSTRAINT "_corporate_navigation_v_version_menus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_corporate_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_corporate_navigation_v_version_menus_locales" ADD CONSTRAINT "_corporate_navigation_v_version_menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_corporate_navigation_v_version_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links_locales" ADD CONSTRAINT "footer_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal_links_locales" ADD CONSTRAINT "footer_legal_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_legal_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_newsletter_form_id_forms_id_fk" FOREIGN KEY ("newsletter_form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links_locales" ADD CONSTRAINT "_footer_v_version_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_locales" ADD CONSTRAINT "_footer_v_version_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal_links_locales" ADD CONSTRAINT "_footer_v_version_legal_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_legal_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_newsletter_form_id_forms_id_fk" FOREIGN KEY ("version_newsletter_form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_figures" ADD CONSTRAINT "site_settings_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_figures_locales" ADD CONSTRAINT "site_settings_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_open_account_page_id_pages_id_fk" FOREIGN KEY ("open_account_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_support_page_id_pages_id_fk" FOREIGN KEY ("support_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_search_page_id_pages_id_fk" FOREIGN KEY ("search_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_texts" ADD CONSTRAINT "site_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_figures" ADD CONSTRAINT "_site_settings_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_figures_locales" ADD CONSTRAINT "_site_settings_v_version_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_open_account_page_id_pages_id_fk" FOREIGN KEY ("version_open_account_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_support_page_id_pages_id_fk" FOREIGN KEY ("version_support_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_search_page_id_pages_id_fk" FOREIGN KEY ("version_search_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_texts" ADD CONSTRAINT "_site_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchange_settings_texts" ADD CONSTRAINT "exchange_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exchange_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exchange_settings_v_texts" ADD CONSTRAINT "_exchange_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_exchange_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_synonyms_locales" ADD CONSTRAINT "search_synonyms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_synonyms_v_locales" ADD CONSTRAINT "_search_synonyms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_synonyms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publishing_settings_freezes" ADD CONSTRAINT "publishing_settings_freezes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."publishing_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publishing_settings_both_languages" ADD CONSTRAINT "publishing_settings_both_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."publishing_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "pages_key_idx" ON "pages" USING btree ("key");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_slug_idx" ON "pages_locales" USING btree ("slug","_locale");
  CREATE INDEX "pages_path_idx" ON "pages_locales" USING btree ("path","_locale");
  CREATE INDEX "pages__status_idx" ON "pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_id_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v_locales" USING btree ("version_path","_locale");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_id_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tips_key_idx" ON "tips" USING btree ("key");
  CREATE INDEX "tips_updated_at_idx" ON "tips" USING btree ("updated_at");
  CREATE INDEX "tips_created_at_idx" ON "tips" USING btree ("created_at");
  CREATE INDEX "tips_slug_idx" ON "tips_locales" USING btree ("slug","_locale");
  CREATE INDEX "tips_path_idx" ON "tips_locales" USING btree ("path","_locale");
  CREATE INDEX "tips__status_idx" ON "tips_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "tips_locales_locale_parent_id_unique" ON "tips_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tips_locales_parent_id_idx" ON "tips_locales" USING btree ("_parent_id");
  CREATE INDEX "_tips_v_parent_idx" ON "_tips_v" USING btree ("parent_id");
  CREATE INDEX "_tips_v_version_version_key_idx" ON "_tips_v" USING btree ("version_key");
  CREATE INDEX "_tips_v_version_version_updated_at_idx" ON "_tips_v" USING btree ("version_updated_at");
  CREATE INDEX "_tips_v_version_version_created_at_idx" ON "_tips_v" USING btree ("version_created_at");
  CREATE INDEX "_tips_v_created_at_idx" ON "_tips_v" USING btree ("created_at");
  CREATE INDEX "_tips_v_updated_at_idx" ON "_tips_v" USING btree ("updated_at");
  CREATE INDEX "_tips_v_snapshot_idx" ON "_tips_v" USING btree ("snapshot");
  CREATE INDEX "_tips_v_published_locale_idx" ON "_tips_v" USING btree ("published_locale");
  CREATE INDEX "_tips_v_latest_idx" ON "_tips_v" USING btree ("latest");
  CREATE INDEX "_tips_v_autosave_idx" ON "_tips_v" USING btree ("autosave");
  CREATE INDEX "_tips_v_version_version_slug_idx" ON "_tips_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_tips_v_version_version_path_idx" ON "_tips_v_locales" USING btree ("version_path","_locale");
  CREATE INDEX "_tips_v_version_version__status_idx" ON "_tips_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_tips_v_locales_locale_parent_id_unique" ON "_tips_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tips_v_locales_parent_id_idx" ON "_tips_v_locales" USING btree ("_parent_id");
  CREATE INDEX "people_groups_order_idx" ON "people_groups" USING btree ("order");
  CREATE INDEX "people_groups_parent_idx" ON "people_groups" USING btree ("parent_id");
  CREATE UNIQUE INDEX "people_key_idx" ON "people" USING btree ("key");
  CREATE INDEX "people_portrait_idx" ON "people" USING btree ("portrait_id");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "people_slug_idx" ON "people_locales" USING btree ("slug","_locale");
  CREATE INDEX "people_path_idx" ON "people_locales" USING btree ("path","_locale");
  CREATE INDEX "people__status_idx" ON "people_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "people_locales_locale_parent_id_unique" ON "people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "people_locales_parent_id_idx" ON "people_locales" USING btree ("_parent_id");
  CREATE INDEX "_people_v_version_groups_order_idx" ON "_people_v_version_groups" USING btree ("order");
  CREATE INDEX "_people_v_version_groups_parent_idx" ON "_people_v_version_groups" USING btree ("parent_id");
  CREATE INDEX "_people_v_parent_idx" ON "_people_v" USING btree ("parent_id");
  CREATE INDEX "_people_v_version_version_key_idx" ON "_people_v" USING btree ("version_key");
  CREATE INDEX "_people_v_version_version_portrait_idx" ON "_people_v" USING btree ("version_portrait_id");
  CREATE INDEX "_people_v_version_version_updated_at_idx" ON "_people_v" USING btree ("version_updated_at");
  CREATE INDEX "_people_v_version_version_created_at_idx" ON "_people_v" USING btree ("version_created_at");
  CREATE INDEX "_people_v_created_at_idx" ON "_people_v" USING btree ("created_at");
  CREATE INDEX "_people_v_updated_at_idx" ON "_people_v" USING btree ("updated_at");
  CREATE INDEX "_people_v_snapshot_idx" ON "_people_v" USING btree ("snapshot");
  CREATE INDEX "_people_v_published_locale_idx" ON "_people_v" USING btree ("published_locale");
  CREATE INDEX "_people_v_latest_idx" ON "_people_v" USING btree ("latest");
  CREATE INDEX "_people_v_autosave_idx" ON "_people_v" USING btree ("autosave");
  CREATE INDEX "_people_v_version_version_slug_idx" ON "_people_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_people_v_version_version_path_idx" ON "_people_v_locales" USING btree ("version_path","_locale");
  CREATE INDEX "_people_v_version_version__status_idx" ON "_people_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_people_v_locales_locale_parent_id_unique" ON "_people_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_people_v_locales_parent_id_idx" ON "_people_v_locales" USING btree ("_parent_id");
  CREATE INDEX "branches_services_order_idx" ON "branches_services" USING btree ("order");
  CREATE INDEX "branches_services_parent_idx" ON "branches_services" USING btree ("parent_id");
  CREATE INDEX "branches_access_order_idx" ON "branches_access" USING btree ("order");
  CREATE INDEX "branches_access_parent_idx" ON "branches_access" USING btree ("parent_id");
  CREATE UNIQUE INDEX "branches_key_idx" ON "branches" USING btree ("key");
  CREATE INDEX "branches_updated_at_idx" ON "branches" USING btree ("updated_at");
  CREATE INDEX "branches_created_at_idx" ON "branches" USING btree ("created_at");
  CREATE INDEX "branches_slug_idx" ON "branches_locales" USING btree ("slug","_locale");
  CREATE INDEX "branches_path_idx" ON "branches_locales" USING btree ("path","_locale");
  CREATE INDEX "branches__status_idx" ON "branches_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "branches_locales_locale_parent_id_unique" ON "branches_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branches_locales_parent_id_idx" ON "branches_locales" USING btree ("_parent_id");
  CREATE INDEX "_branches_v_version_services_order_idx" ON "_branches_v_version_services" USING btree ("order");
  CREATE INDEX "_branches_v_version_services_parent_idx" ON "_branches_v_version_services" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_access_order_idx" ON "_branches_v_version_access" USING btree ("order");
  CREATE INDEX "_branches_v_version_access_parent_idx" ON "_branches_v_version_access" USING btree ("parent_id");
  CREATE INDEX "_branches_v_parent_idx" ON "_branches_v" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_version_key_idx" ON "_branches_v" USING btree ("version_key");
  CREATE INDEX "_branches_v_version_version_updated_at_idx" ON "_branches_v" USING btree ("version_updated_at");
  CREATE INDEX "_branches_v_version_version_created_at_idx" ON "_branches_v" USING btree ("version_created_at");
  CREATE INDEX "_branches_v_created_at_idx" ON "_branches_v" USING btree ("created_at");
  CREATE INDEX "_branches_v_updated_at_idx" ON "_branches_v" USING btree ("updated_at");
  CREATE INDEX "_branches_v_snapshot_idx" ON "_branches_v" USING btree ("snapshot");
  CREATE INDEX "_branches_v_published_locale_idx" ON "_branches_v" USING btree ("published_locale");
  CREATE INDEX "_branches_v_latest_idx" ON "_branches_v" USING btree ("latest");
  CREATE INDEX "_branches_v_version_version_slug_idx" ON "_branches_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_branches_v_version_version_path_idx" ON "_branches_v_locales" USING btree ("version_path","_locale");
  CREATE INDEX "_branches_v_version_version__status_idx" ON "_branches_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_branches_v_locales_locale_parent_id_unique" ON "_branches_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_locales_parent_id_idx" ON "_branches_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "shared_blocks_key_idx" ON "shared_blocks" USING btree ("key");
  CREATE INDEX "shared_blocks_updated_at_idx" ON "shared_blocks" USING btree ("updated_at");
  CREATE INDEX "shared_blocks_created_at_idx" ON "shared_blocks" USING btree ("created_at");
  CREATE INDEX "shared_blocks__status_idx" ON "shared_blocks_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "shared_blocks_locales_locale_parent_id_unique" ON "shared_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "shared_blocks_locales_parent_id_idx" ON "shared_blocks_locales" USING btree ("_parent_id");
  CREATE INDEX "_shared_blocks_v_parent_idx" ON "_shared_blocks_v" USING btree ("parent_id");
  CREATE INDEX "_shared_blocks_v_version_version_key_idx" ON "_shared_blocks_v" USING btree ("version_key");
  CREATE INDEX "_shared_blocks_v_version_version_updated_at_idx" ON "_shared_blocks_v" USING btree ("version_updated_at");
  CREATE INDEX "_shared_blocks_v_version_version_created_at_idx" ON "_shared_blocks_v" USING btree ("version_created_at");
  CREATE INDEX "_shared_blocks_v_created_at_idx" ON "_shared_blocks_v" USING btree ("created_at");
  CREATE INDEX "_shared_blocks_v_updated_at_idx" ON "_shared_blocks_v" USING btree ("updated_at");
  CREATE INDEX "_shared_blocks_v_snapshot_idx" ON "_shared_blocks_v" USING btree ("snapshot");
  CREATE INDEX "_shared_blocks_v_published_locale_idx" ON "_shared_blocks_v" USING btree ("published_locale");
  CREATE INDEX "_shared_blocks_v_latest_idx" ON "_shared_blocks_v" USING btree ("latest");
  CREATE INDEX "_shared_blocks_v_autosave_idx" ON "_shared_blocks_v" USING btree ("autosave");
  CREATE INDEX "_shared_blocks_v_version_version__status_idx" ON "_shared_blocks_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_shared_blocks_v_locales_locale_parent_id_unique" ON "_shared_blocks_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_shared_blocks_v_locales_parent_id_idx" ON "_shared_blocks_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "simulators_key_idx" ON "simulators" USING btree ("key");
  CREATE INDEX "simulators_updated_at_idx" ON "simulators" USING btree ("updated_at");
  CREATE INDEX "simulators_created_at_idx" ON "simulators" USING btree ("created_at");
  CREATE INDEX "simulators__status_idx" ON "simulators_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "simulators_locales_locale_parent_id_unique" ON "simulators_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "simulators_locales_parent_id_idx" ON "simulators_locales" USING btree ("_parent_id");
  CREATE INDEX "_simulators_v_parent_idx" ON "_simulators_v" USING btree ("parent_id");
  CREATE INDEX "_simulators_v_version_version_key_idx" ON "_simulators_v" USING btree ("version_key");
  CREATE INDEX "_simulators_v_version_version_updated_at_idx" ON "_simulators_v" USING btree ("version_updated_at");
  CREATE INDEX "_simulators_v_version_version_created_at_idx" ON "_simulators_v" USING btree ("version_created_at");
  CREATE INDEX "_simulators_v_created_at_idx" ON "_simulators_v" USING btree ("created_at");
  CREATE INDEX "_simulators_v_updated_at_idx" ON "_simulators_v" USING btree ("updated_at");
  CREATE INDEX "_simulators_v_snapshot_idx" ON "_simulators_v" USING btree ("snapshot");
  CREATE INDEX "_simulators_v_published_locale_idx" ON "_simulators_v" USING btree ("published_locale");
  CREATE INDEX "_simulators_v_latest_idx" ON "_simulators_v" USING btree ("latest");
  CREATE INDEX "_simulators_v_version_version__status_idx" ON "_simulators_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_simulators_v_locales_locale_parent_id_unique" ON "_simulators_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_simulators_v_locales_parent_id_idx" ON "_simulators_v_locales" USING btree ("_parent_id");
  CREATE INDEX "exchange_rates_rates_order_idx" ON "exchange_rates_rates" USING btree ("_order");
  CREATE INDEX "exchange_rates_rates_parent_id_idx" ON "exchange_rates_rates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "exchange_rates_key_idx" ON "exchange_rates" USING btree ("key");
  CREATE INDEX "exchange_rates_day_idx" ON "exchange_rates" USING btree ("day");
  CREATE INDEX "exchange_rates_updated_at_idx" ON "exchange_rates" USING btree ("updated_at");
  CREATE INDEX "exchange_rates_created_at_idx" ON "exchange_rates" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_source_idx" ON "exchange_rates" USING btree ("day","source");
  CREATE UNIQUE INDEX "forms_key_idx" ON "forms" USING btree ("key");
  CREATE INDEX "forms_current_idx" ON "forms" USING btree ("current_id");
  CREATE INDEX "forms_proposal_proposal_by_idx" ON "forms" USING btree ("proposal_by_id");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_locales_parent_id_idx" ON "forms_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_texts_order_parent" ON "forms_texts" USING btree ("order","parent_id");
  CREATE INDEX "forms_texts_parent_id_idx" ON "forms_texts" USING btree ("parent_id");
  CREATE INDEX "form_versions_form_idx" ON "form_versions" USING btree ("form_id");
  CREATE INDEX "form_versions_form_key_idx" ON "form_versions" USING btree ("form_key");
  CREATE INDEX "form_versions_hash_idx" ON "form_versions" USING btree ("hash");
  CREATE INDEX "form_versions_state_idx" ON "form_versions" USING btree ("state");
  CREATE INDEX "form_versions_proposed_by_idx" ON "form_versions" USING btree ("proposed_by_id");
  CREATE INDEX "form_versions_approved_by_idx" ON "form_versions" USING btree ("approved_by_id");
  CREATE INDEX "form_versions_ended_by_idx" ON "form_versions" USING btree ("ended_by_id");
  CREATE INDEX "form_versions_updated_at_idx" ON "form_versions" USING btree ("updated_at");
  CREATE INDEX "form_versions_created_at_idx" ON "form_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "formKey_number_idx" ON "form_versions" USING btree ("form_key","number");
  CREATE UNIQUE INDEX "documents_key_idx" ON "documents" USING btree ("key");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "documents__status_idx" ON "documents_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "documents_locales_locale_parent_id_unique" ON "documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "documents_locales_parent_id_idx" ON "documents_locales" USING btree ("_parent_id");
  CREATE INDEX "_documents_v_parent_idx" ON "_documents_v" USING btree ("parent_id");
  CREATE INDEX "_documents_v_version_version_key_idx" ON "_documents_v" USING btree ("version_key");
  CREATE INDEX "_documents_v_version_version_updated_at_idx" ON "_documents_v" USING btree ("version_updated_at");
  CREATE INDEX "_documents_v_version_version_created_at_idx" ON "_documents_v" USING btree ("version_created_at");
  CREATE INDEX "_documents_v_version_version_filename_idx" ON "_documents_v" USING btree ("version_filename");
  CREATE INDEX "_documents_v_created_at_idx" ON "_documents_v" USING btree ("created_at");
  CREATE INDEX "_documents_v_updated_at_idx" ON "_documents_v" USING btree ("updated_at");
  CREATE INDEX "_documents_v_snapshot_idx" ON "_documents_v" USING btree ("snapshot");
  CREATE INDEX "_documents_v_published_locale_idx" ON "_documents_v" USING btree ("published_locale");
  CREATE INDEX "_documents_v_latest_idx" ON "_documents_v" USING btree ("latest");
  CREATE INDEX "_documents_v_version_version__status_idx" ON "_documents_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_documents_v_locales_locale_parent_id_unique" ON "_documents_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_documents_v_locales_parent_id_idx" ON "_documents_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "media_key_idx" ON "media" USING btree ("key");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "media" USING btree ("sizes_webp1600_filename");
  CREATE INDEX "media_sizes_avif_portrait_sizes_avif_portrait_filename_idx" ON "media" USING btree ("sizes_avif_portrait_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_id_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "redirects_key_idx" ON "redirects" USING btree ("key");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_page_idx" ON "redirects" USING btree ("page_id");
  CREATE INDEX "redirects_tip_idx" ON "redirects" USING btree ("tip_id");
  CREATE INDEX "redirects_person_idx" ON "redirects" USING btree ("person_id");
  CREATE INDEX "redirects_branch_idx" ON "redirects" USING btree ("branch_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects__status_idx" ON "redirects" USING btree ("_status");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_key_idx" ON "_redirects_v" USING btree ("version_key");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_page_idx" ON "_redirects_v" USING btree ("version_page_id");
  CREATE INDEX "_redirects_v_version_version_tip_idx" ON "_redirects_v" USING btree ("version_tip_id");
  CREATE INDEX "_redirects_v_version_version_person_idx" ON "_redirects_v" USING btree ("version_person_id");
  CREATE INDEX "_redirects_v_version_version_branch_idx" ON "_redirects_v" USING btree ("version_branch_id");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_snapshot_idx" ON "_redirects_v" USING btree ("snapshot");
  CREATE INDEX "_redirects_v_published_locale_idx" ON "_redirects_v" USING btree ("published_locale");
  CREATE INDEX "_redirects_v_latest_idx" ON "_redirects_v" USING btree ("latest");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "account_requests_account_idx" ON "account_requests" USING btree ("account_id");
  CREATE INDEX "account_requests_state_idx" ON "account_requests" USING btree ("state");
  CREATE INDEX "account_requests_updated_at_idx" ON "account_requests" USING btree ("updated_at");
  CREATE INDEX "account_requests_created_at_idx" ON "account_requests" USING btree ("created_at");
  CREATE INDEX "reviews_subject_idx" ON "reviews" USING btree ("subject");
  CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state");
  CREATE INDEX "reviews_due_at_idx" ON "reviews" USING btree ("due_at");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "releases_rels_order_idx" ON "releases_rels" USING btree ("order");
  CREATE INDEX "releases_rels_parent_idx" ON "releases_rels" USING btree ("parent_id");
  CREATE INDEX "releases_rels_path_idx" ON "releases_rels" USING btree ("path");
  CREATE INDEX "releases_rels_reviews_id_idx" ON "releases_rels" USING btree ("reviews_id");
  CREATE INDEX "comments_subject_idx" ON "comments" USING btree ("subject");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE UNIQUE INDEX "audit_log_number_idx" ON "audit_log" USING btree ("number");
  CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject");
  CREATE INDEX "contributions_subject_idx" ON "contributions" USING btree ("subject");
  CREATE INDEX "submissions_reference_idx" ON "submissions" USING btree ("reference");
  CREATE INDEX "submissions_form_key_idx" ON "submissions" USING btree ("form_key");
  CREATE INDEX "submissions_received_on_idx" ON "submissions" USING btree ("received_on");
  CREATE INDEX "submissions_state_idx" ON "submissions" USING btree ("state");
  CREATE INDEX "submissions_taken_by_idx" ON "submissions" USING btree ("taken_by");
  CREATE INDEX "submissions_assignee_idx" ON "submissions" USING btree ("assignee");
  CREATE INDEX "submissions_due_on_idx" ON "submissions" USING btree ("due_on");
  CREATE INDEX "submissions_version_idx" ON "submissions" USING btree ("version_id");
  CREATE INDEX "submissions_version_hash_idx" ON "submissions" USING btree ("version_hash");
  CREATE INDEX "submissions_audience_idx" ON "submissions" USING btree ("audience");
  CREATE INDEX "submissions_is_test_idx" ON "submissions" USING btree ("is_test");
  CREATE UNIQUE INDEX "submissions_delivery_id_idx" ON "submissions" USING btree ("delivery_id");
  CREATE INDEX "audience_isTest_receivedOn_idx" ON "submissions" USING btree ("audience","is_test","received_on");
  CREATE INDEX "audience_isTest_state_receivedOn_idx" ON "submissions" USING btree ("audience","is_test","state","received_on");
  CREATE INDEX "audience_formKey_receivedOn_idx" ON "submissions" USING btree ("audience","form_key","received_on");
  CREATE INDEX "submissions_texts_order_parent" ON "submissions_texts" USING btree ("order","parent_id");
  CREATE INDEX "submissions_texts_parent_id_idx" ON "submissions_texts" USING btree ("parent_id");
  CREATE INDEX "submission_reads_at_idx" ON "submission_reads" USING btree ("at");
  CREATE INDEX "submission_reads_by_idx" ON "submission_reads" USING btree ("by_id");
  CREATE INDEX "submission_reads_form_key_idx" ON "submission_reads" USING btree ("form_key");
  CREATE INDEX "submission_reads_reference_idx" ON "submission_reads" USING btree ("reference");
  CREATE INDEX "submission_reads_audience_idx" ON "submission_reads" USING btree ("audience");
  CREATE INDEX "submission_events_submission_idx" ON "submission_events" USING btree ("submission");
  CREATE UNIQUE INDEX "form_counts_report_idx" ON "form_counts" USING btree ("report");
  CREATE INDEX "form_counts_form_key_idx" ON "form_counts" USING btree ("form_key");
  CREATE INDEX "form_counts_day_idx" ON "form_counts" USING btree ("day");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE INDEX "unanswered_searches_term_idx" ON "unanswered_searches" USING btree ("term");
  CREATE INDEX "unanswered_searches_count_idx" ON "unanswered_searches" USING btree ("count");
  CREATE INDEX "unanswered_searches_updated_at_idx" ON "unanswered_searches" USING btree ("updated_at");
  CREATE INDEX "unanswered_searches_created_at_idx" ON "unanswered_searches" USING btree ("created_at");
  CREATE UNIQUE INDEX "term_language_idx" ON "unanswered_searches" USING btree ("term","language");
  CREATE INDEX "publications_updated_at_idx" ON "publications" USING btree ("updated_at");
  CREATE INDEX "publications_created_at_idx" ON "publications" USING btree ("created_at");
  CREATE INDEX "credentials_person_idx" ON "credentials" USING btree ("person");
  CREATE UNIQUE INDEX "credentials_identifier_idx" ON "credentials" USING btree ("identifier");
  CREATE INDEX "credentials_updated_at_idx" ON "credentials" USING btree ("updated_at");
  CREATE INDEX "credentials_created_at_idx" ON "credentials" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_tips_id_idx" ON "payload_locked_documents_rels" USING btree ("tips_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_branches_id_idx" ON "payload_locked_documents_rels" USING btree ("branches_id");
  CREATE INDEX "payload_locked_documents_rels_shared_blocks_id_idx" ON "payload_locked_documents_rels" USING btree ("shared_blocks_id");
  CREATE INDEX "payload_locked_documents_rels_simulators_id_idx" ON "payload_locked_documents_rels" USING btree ("simulators_id");
  CREATE INDEX "payload_locked_documents_rels_exchange_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("exchange_rates_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "private_navigation_menus_links_order_idx" ON "private_navigation_menus_links" USING btree ("_order");
  CREATE INDEX "private_navigation_menus_links_parent_id_idx" ON "private_navigation_menus_links" USING btree ("_parent_id");
  CREATE INDEX "private_navigation_menus_links_page_idx" ON "private_navigation_menus_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "private_navigation_menus_links_locales_locale_parent_id_uniq" ON "private_navigation_menus_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "private_navigation_menus_links_locales_parent_id_idx" ON "private_navigation_menus_links_locales" USING btree ("_parent_id");
  CREATE INDEX "private_navigation_menus_order_idx" ON "private_navigation_menus" USING btree ("_order");
  CREATE INDEX "private_navigation_menus_parent_id_idx" ON "private_navigation_menus" USING btree ("_parent_id");
  CREATE INDEX "private_navigation_menus_page_idx" ON "private_navigation_menus" USING btree ("page_id");
  CREATE UNIQUE INDEX "private_navigation_menus_locales_locale_parent_id_unique" ON "private_navigation_menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "private_navigation_menus_locales_parent_id_idx" ON "private_navigation_menus_locales" USING btree ("_parent_id");
  CREATE INDEX "private_navigation__status_idx" ON "private_navigation" USING btree ("_status");
  CREATE INDEX "_private_navigation_v_version_menus_links_order_idx" ON "_private_navigation_v_version_menus_links" USING btree ("_order");
  CREATE INDEX "_private_navigation_v_version_menus_links_parent_id_idx" ON "_private_navigation_v_version_menus_links" USING btree ("_parent_id");
  CREATE INDEX "_private_navigation_v_version_menus_links_page_idx" ON "_private_navigation_v_version_menus_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "_private_navigation_v_version_menus_links_locales_locale_par" ON "_private_navigation_v_version_menus_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_private_navigation_v_version_menus_links_locales_parent_id_idx" ON "_private_navigation_v_version_menus_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_private_navigation_v_version_menus_order_idx" ON "_private_navigation_v_version_menus" USING btree ("_order");
  CREATE INDEX "_private_navigation_v_version_menus_parent_id_idx" ON "_private_navigation_v_version_menus" USING btree ("_parent_id");
  CREATE INDEX "_private_navigation_v_version_menus_page_idx" ON "_private_navigation_v_version_menus" USING btree ("page_id");
  CREATE UNIQUE INDEX "_private_navigation_v_version_menus_locales_locale_parent_id" ON "_private_navigation_v_version_menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_private_navigation_v_version_menus_locales_parent_id_idx" ON "_private_navigation_v_version_menus_locales" USING btree ("_parent_id");
  CREATE INDEX "_private_navigation_v_version_version__status_idx" ON "_private_navigation_v" USING btree ("version__status");
  CREATE INDEX "_private_navigation_v_created_at_idx" ON "_private_navigation_v" USING btree ("created_at");
  CREATE INDEX "_private_navigation_v_updated_at_idx" ON "_private_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_private_navigation_v_snapshot_idx" ON "_private_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_private_navigation_v_published_locale_idx" ON "_private_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_private_navigation_v_latest_idx" ON "_private_navigation_v" USING btree ("latest");
  CREATE INDEX "corporate_navigation_menus_links_order_idx" ON "corporate_navigation_menus_links" USING btree ("_order");
  CREATE INDEX "corporate_navigation_menus_links_parent_id_idx" ON "corporate_navigation_menus_links" USING btree ("_parent_id");
  CREATE INDEX "corporate_navigation_menus_links_page_idx" ON "corporate_navigation_menus_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "corporate_navigation_menus_links_locales_locale_parent_id_un" ON "corporate_navigation_menus_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "corporate_navigation_menus_links_locales_parent_id_idx" ON "corporate_navigation_menus_links_locales" USING btree ("_parent_id");
  CREATE INDEX "corporate_navigation_menus_order_idx" ON "corporate_navigation_menus" USING btree ("_order");
  CREATE INDEX "corporate_navigation_menus_parent_id_idx" ON "corporate_navigation_menus" USING btree ("_parent_id");
  CREATE INDEX "corporate_navigation_menus_page_idx" ON "corporate_navigation_menus" USING btree ("page_id");
  CREATE UNIQUE INDEX "corporate_navigation_menus_locales_locale_parent_id_unique" ON "corporate_navigation_menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "corporate_navigation_menus_locales_parent_id_idx" ON "corporate_navigation_menus_locales" USING btree ("_parent_id");
  CREATE INDEX "corporate_navigation__status_idx" ON "corporate_navigation" USING btree ("_status");
  CREATE INDEX "_corporate_navigation_v_version_menus_links_order_idx" ON "_corporate_navigation_v_version_menus_links" USING btree ("_order");
  CREATE INDEX "_corporate_navigation_v_version_menus_links_parent_id_idx" ON "_corporate_navigation_v_version_menus_links" USING btree ("_parent_id");
  CREATE INDEX "_corporate_navigation_v_version_menus_links_page_idx" ON "_corporate_navigation_v_version_menus_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "_corporate_navigation_v_version_menus_links_locales_locale_p" ON "_corporate_navigation_v_version_menus_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_corporate_navigation_v_version_menus_links_locales_parent_id_idx" ON "_corporate_navigation_v_version_menus_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_corporate_navigation_v_version_menus_order_idx" ON "_corporate_navigation_v_version_menus" USING btree ("_order");
  CREATE INDEX "_corporate_navigation_v_version_menus_parent_id_idx" ON "_corporate_navigation_v_version_menus" USING btree ("_parent_id");
  CREATE INDEX "_corporate_navigation_v_version_menus_page_idx" ON "_corporate_navigation_v_version_menus" USING btree ("page_id");
  CREATE UNIQUE INDEX "_corporate_navigation_v_version_menus_locales_locale_parent_" ON "_corporate_navigation_v_version_menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_corporate_navigation_v_version_menus_locales_parent_id_idx" ON "_corporate_navigation_v_version_menus_locales" USING btree ("_parent_id");
  CREATE INDEX "_corporate_navigation_v_version_version__status_idx" ON "_corporate_navigation_v" USING btree ("version__status");
  CREATE INDEX "_corporate_navigation_v_created_at_idx" ON "_corporate_navigation_v" USING btree ("created_at");
  CREATE INDEX "_corporate_navigation_v_updated_at_idx" ON "_corporate_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_corporate_navigation_v_snapshot_idx" ON "_corporate_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_corporate_navigation_v_published_locale_idx" ON "_corporate_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_corporate_navigation_v_latest_idx" ON "_corporate_navigation_v" USING btree ("latest");
  CREATE INDEX "footer_columns_links_order_idx" ON "footer_columns_links" USING btree ("_order");
  CREATE INDEX "footer_columns_links_parent_id_idx" ON "footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_links_page_idx" ON "footer_columns_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "footer_columns_links_locales_locale_parent_id_unique" ON "footer_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_links_locales_parent_id_idx" ON "footer_columns_links_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_order_idx" ON "footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_locales_parent_id_idx" ON "footer_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_links_order_idx" ON "footer_legal_links" USING btree ("_order");
  CREATE INDEX "footer_legal_links_parent_id_idx" ON "footer_legal_links" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_links_page_idx" ON "footer_legal_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "footer_legal_links_locales_locale_parent_id_unique" ON "footer_legal_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_legal_links_locales_parent_id_idx" ON "footer_legal_links_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_newsletter_form_idx" ON "footer" USING btree ("newsletter_form_id");
  CREATE INDEX "footer__status_idx" ON "footer" USING btree ("_status");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_locales_parent_id_idx" ON "footer_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_order_idx" ON "_footer_v_version_columns_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_links_parent_id_idx" ON "_footer_v_version_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_page_idx" ON "_footer_v_version_columns_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_links_locales_locale_parent_id_uni" ON "_footer_v_version_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_locales_parent_id_idx" ON "_footer_v_version_columns_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_order_idx" ON "_footer_v_version_columns" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "_footer_v_version_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_locales_locale_parent_id_unique" ON "_footer_v_version_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_locales_parent_id_idx" ON "_footer_v_version_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_legal_links_order_idx" ON "_footer_v_version_legal_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_legal_links_parent_id_idx" ON "_footer_v_version_legal_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_legal_links_page_idx" ON "_footer_v_version_legal_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "_footer_v_version_legal_links_locales_locale_parent_id_uniqu" ON "_footer_v_version_legal_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_legal_links_locales_parent_id_idx" ON "_footer_v_version_legal_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_version_newsletter_form_idx" ON "_footer_v" USING btree ("version_newsletter_form_id");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v" USING btree ("version__status");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_snapshot_idx" ON "_footer_v" USING btree ("snapshot");
  CREATE INDEX "_footer_v_published_locale_idx" ON "_footer_v" USING btree ("published_locale");
  CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_locales_parent_id_idx" ON "_footer_v_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_figures_order_idx" ON "site_settings_figures" USING btree ("_order");
  CREATE INDEX "site_settings_figures_parent_id_idx" ON "site_settings_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_figures_locales_locale_parent_id_unique" ON "site_settings_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_figures_locales_parent_id_idx" ON "site_settings_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_open_account_page_idx" ON "site_settings" USING btree ("open_account_page_id");
  CREATE INDEX "site_settings_support_page_idx" ON "site_settings" USING btree ("support_page_id");
  CREATE INDEX "site_settings_search_page_idx" ON "site_settings" USING btree ("search_page_id");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_locales_parent_id_idx" ON "site_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_texts_order_parent" ON "site_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "site_settings_texts_parent_id_idx" ON "site_settings_texts" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_figures_order_idx" ON "_site_settings_v_version_figures" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_figures_parent_id_idx" ON "_site_settings_v_version_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_figures_locales_locale_parent_id_un" ON "_site_settings_v_version_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_figures_locales_parent_id_idx" ON "_site_settings_v_version_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_version_open_account_page_idx" ON "_site_settings_v" USING btree ("version_open_account_page_id");
  CREATE INDEX "_site_settings_v_version_version_support_page_idx" ON "_site_settings_v" USING btree ("version_support_page_id");
  CREATE INDEX "_site_settings_v_version_version_search_page_idx" ON "_site_settings_v" USING btree ("version_search_page_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_snapshot_idx" ON "_site_settings_v" USING btree ("snapshot");
  CREATE INDEX "_site_settings_v_published_locale_idx" ON "_site_settings_v" USING btree ("published_locale");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_locales_parent_id_idx" ON "_site_settings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_texts_order_parent" ON "_site_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_site_settings_v_texts_parent_id_idx" ON "_site_settings_v_texts" USING btree ("parent_id");
  CREATE INDEX "exchange_settings__status_idx" ON "exchange_settings" USING btree ("_status");
  CREATE INDEX "exchange_settings_texts_order_parent" ON "exchange_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "exchange_settings_texts_parent_id_idx" ON "exchange_settings_texts" USING btree ("parent_id");
  CREATE INDEX "_exchange_settings_v_version_version__status_idx" ON "_exchange_settings_v" USING btree ("version__status");
  CREATE INDEX "_exchange_settings_v_created_at_idx" ON "_exchange_settings_v" USING btree ("created_at");
  CREATE INDEX "_exchange_settings_v_updated_at_idx" ON "_exchange_settings_v" USING btree ("updated_at");
  CREATE INDEX "_exchange_settings_v_snapshot_idx" ON "_exchange_settings_v" USING btree ("snapshot");
  CREATE INDEX "_exchange_settings_v_published_locale_idx" ON "_exchange_settings_v" USING btree ("published_locale");
  CREATE INDEX "_exchange_settings_v_latest_idx" ON "_exchange_settings_v" USING btree ("latest");
  CREATE INDEX "_exchange_settings_v_texts_order_parent" ON "_exchange_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_exchange_settings_v_texts_parent_id_idx" ON "_exchange_settings_v_texts" USING btree ("parent_id");
  CREATE INDEX "search_synonyms__status_idx" ON "search_synonyms" USING btree ("_status");
  CREATE UNIQUE INDEX "search_synonyms_locales_locale_parent_id_unique" ON "search_synonyms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_synonyms_locales_parent_id_idx" ON "search_synonyms_locales" USING btree ("_parent_id");
  CREATE INDEX "_search_synonyms_v_version_version__status_idx" ON "_search_synonyms_v" USING btree ("version__status");
  CREATE INDEX "_search_synonyms_v_created_at_idx" ON "_search_synonyms_v" USING btree ("created_at");
  CREATE INDEX "_search_synonyms_v_updated_at_idx" ON "_search_synonyms_v" USING btree ("updated_at");
  CREATE INDEX "_search_synonyms_v_snapshot_idx" ON "_search_synonyms_v" USING btree ("snapshot");
  CREATE INDEX "_search_synonyms_v_published_locale_idx" ON "_search_synonyms_v" USING btree ("published_locale");
  CREATE INDEX "_search_synonyms_v_latest_idx" ON "_search_synonyms_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_search_synonyms_v_locales_locale_parent_id_unique" ON "_search_synonyms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_search_synonyms_v_locales_parent_id_idx" ON "_search_synonyms_v_locales" USING btree ("_parent_id");
  CREATE INDEX "publishing_settings_freezes_order_idx" ON "publishing_settings_freezes" USING btree ("_order");
  CREATE INDEX "publishing_settings_freezes_parent_id_idx" ON "publishing_settings_freezes" USING btree ("_parent_id");
  CREATE INDEX "publishing_settings_both_languages_order_idx" ON "publishing_settings_both_languages" USING btree ("order");
  CREATE INDEX "publishing_settings_both_languages_parent_idx" ON "publishing_settings_both_languages" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "tips" CASCADE;
  DROP TABLE "tips_locales" CASCADE;
  DROP TABLE "_tips_v" CASCADE;
  DROP TABLE "_tips_v_locales" CASCADE;
  DROP TABLE "people_groups" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "people_locales" CASCADE;
  DROP TABLE "_people_v_version_groups" CASCADE;
  DROP TABLE "_people_v" CASCADE;
  DROP TABLE "_people_v_locales" CASCADE;
  DROP TABLE "branches_services" CASCADE;
  DROP TABLE "branches_access" CASCADE;
  DROP TABLE "branches" CASCADE;
  DROP TABLE "branches_locales" CASCADE;
  DROP TABLE "_branches_v_version_services" CASCADE;
  DROP TABLE "_branches_v_version_access" CASCADE;
  DROP TABLE "_branches_v" CASCADE;
  DROP TABLE "_branches_v_locales" CASCADE;
  DROP TABLE "shared_blocks" CASCADE;
  DROP TABLE "shared_blocks_locales" CASCADE;
  DROP TABLE "_shared_blocks_v" CASCADE;
  DROP TABLE "_shared_blocks_v_locales" CASCADE;
  DROP TABLE "simulators" CASCADE;
  DROP TABLE "simulators_locales" CASCADE;
  DROP TABLE "_simulators_v" CASCADE;
  DROP TABLE "_simulators_v_locales" CASCADE;
  DROP TABLE "exchange_rates_rates" CASCADE;
  DROP TABLE "exchange_rates" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "forms_texts" CASCADE;
  DROP TABLE "form_versions" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "documents_locales" CASCADE;
  DROP TABLE "_documents_v" CASCADE;
  DROP TABLE "_documents_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "account_requests" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "releases_rels" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "contributions" CASCADE;
  DROP TABLE "submissions" CASCADE;
  DROP TABLE "submissions_texts" CASCADE;
  DROP TABLE "submission_reads" CASCADE;
  DROP TABLE "submission_events" CASCADE;
  DROP TABLE "form_counts" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "unanswered_searches" CASCADE;
  DROP TABLE "publications" CASCADE;
  DROP TABLE "credentials" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "private_navigation_menus_links" CASCADE;
  DROP TABLE "private_navigation_menus_links_locales" CASCADE;
  DROP TABLE "private_navigation_menus" CASCADE;
  DROP TABLE "private_navigation_menus_locales" CASCADE;
  DROP TABLE "private_navigation" CASCADE;
  DROP TABLE "_private_navigation_v_version_menus_links" CASCADE;
  DROP TABLE "_private_navigation_v_version_menus_links_locales" CASCADE;
  DROP TABLE "_private_navigation_v_version_menus" CASCADE;
  DROP TABLE "_private_navigation_v_version_menus_locales" CASCADE;
  DROP TABLE "_private_navigation_v" CASCADE;
  DROP TABLE "corporate_navigation_menus_links" CASCADE;
  DROP TABLE "corporate_navigation_menus_links_locales" CASCADE;
  DROP TABLE "corporate_navigation_menus" CASCADE;
  DROP TABLE "corporate_navigation_menus_locales" CASCADE;
  DROP TABLE "corporate_navigation" CASCADE;
  DROP TABLE "_corporate_navigation_v_version_menus_links" CASCADE;
  DROP TABLE "_corporate_navigation_v_version_menus_links_locales" CASCADE;
  DROP TABLE "_corporate_navigation_v_version_menus" CASCADE;
  DROP TABLE "_corporate_navigation_v_version_menus_locales" CASCADE;
  DROP TABLE "_corporate_navigation_v" CASCADE;
  DROP TABLE "footer_columns_links" CASCADE;
  DROP TABLE "footer_columns_links_locales" CASCADE;
  DROP TABLE "footer_columns" CASCADE;
  DROP TABLE "footer_columns_locales" CASCADE;
  DROP TABLE "footer_legal_links" CASCADE;
  DROP TABLE "footer_legal_links_locales" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "_footer_v_version_columns_links" CASCADE;
  DROP TABLE "_footer_v_version_columns_links_locales" CASCADE;
  DROP TABLE "_footer_v_version_columns" CASCADE;
  DROP TABLE "_footer_v_version_columns_locales" CASCADE;
  DROP TABLE "_footer_v_version_legal_links" CASCADE;
  DROP TABLE "_footer_v_version_legal_links_locales" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "site_settings_figures" CASCADE;
  DROP TABLE "site_settings_figures_locales" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "site_settings_texts" CASCADE;
  DROP TABLE "_site_settings_v_version_figures" CASCADE;
  DROP TABLE "_site_settings_v_version_figures_locales" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP TABLE "_site_settings_v_texts" CASCADE;
  DROP TABLE "exchange_settings" CASCADE;
  DROP TABLE "exchange_settings_texts" CASCADE;
  DROP TABLE "_exchange_settings_v" CASCADE;
  DROP TABLE "_exchange_settings_v_texts" CASCADE;
  DROP TABLE "rate_source" CASCADE;
  DROP TABLE "search_synonyms" CASCADE;
  DROP TABLE "search_synonyms_locales" CASCADE;
  DROP TABLE "_search_synonyms_v" CASCADE;
  DROP TABLE "_search_synonyms_v_locales" CASCADE;
  DROP TABLE "publishing_settings_freezes" CASCADE;
  DROP TABLE "publishing_settings_both_languages" CASCADE;
  DROP TABLE "publishing_settings" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_section";
  DROP TYPE "public"."enum_pages_page_type";
  DROP TYPE "public"."enum_pages_tone";
  DROP TYPE "public"."enum_pages_card_tier";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_section";
  DROP TYPE "public"."enum__pages_v_version_page_type";
  DROP TYPE "public"."enum__pages_v_version_tone";
  DROP TYPE "public"."enum__pages_v_version_card_tier";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_tips_topic";
  DROP TYPE "public"."enum_tips_status";
  DROP TYPE "public"."enum__tips_v_version_topic";
  DROP TYPE "public"."enum__tips_v_published_locale";
  DROP TYPE "public"."enum__tips_v_version_status";
  DROP TYPE "public"."enum_people_groups";
  DROP TYPE "public"."enum_people_status";
  DROP TYPE "public"."enum__people_v_version_groups";
  DROP TYPE "public"."enum__people_v_published_locale";
  DROP TYPE "public"."enum__people_v_version_status";
  DROP TYPE "public"."enum_branches_services";
  DROP TYPE "public"."enum_branches_access";
  DROP TYPE "public"."enum_branches_place_kind";
  DROP TYPE "public"."enum_branches_province";
  DROP TYPE "public"."enum_branches_status";
  DROP TYPE "public"."enum__branches_v_version_services";
  DROP TYPE "public"."enum__branches_v_version_access";
  DROP TYPE "public"."enum__branches_v_version_place_kind";
  DROP TYPE "public"."enum__branches_v_version_province";
  DROP TYPE "public"."enum__branches_v_published_locale";
  DROP TYPE "public"."enum__branches_v_version_status";
  DROP TYPE "public"."enum_shared_blocks_status";
  DROP TYPE "public"."enum__shared_blocks_v_published_locale";
  DROP TYPE "public"."enum__shared_blocks_v_version_status";
  DROP TYPE "public"."enum_simulators_calculation";
  DROP TYPE "public"."enum_simulators_status";
  DROP TYPE "public"."enum__simulators_v_version_calculation";
  DROP TYPE "public"."enum__simulators_v_published_locale";
  DROP TYPE "public"."enum__simulators_v_version_status";
  DROP TYPE "public"."enum_exchange_rates_rates_currency_code";
  DROP TYPE "public"."enum_exchange_rates_source";
  DROP TYPE "public"."enum_exchange_rates_state";
  DROP TYPE "public"."enum_forms_audience";
  DROP TYPE "public"."enum_forms_retention_action";
  DROP TYPE "public"."enum_form_versions_state";
  DROP TYPE "public"."enum_documents_document_category";
  DROP TYPE "public"."enum_documents_status";
  DROP TYPE "public"."enum__documents_v_version_document_category";
  DROP TYPE "public"."enum__documents_v_published_locale";
  DROP TYPE "public"."enum__documents_v_version_status";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum__redirects_v_version_status";
  DROP TYPE "public"."enum__redirects_v_published_locale";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_account_requests_change";
  DROP TYPE "public"."enum_account_requests_role";
  DROP TYPE "public"."enum_account_requests_decision";
  DROP TYPE "public"."enum_account_requests_state";
  DROP TYPE "public"."enum_account_requests_role_before";
  DROP TYPE "public"."enum_reviews_kind";
  DROP TYPE "public"."enum_reviews_state";
  DROP TYPE "public"."enum_releases_state";
  DROP TYPE "public"."enum_contributions_kind";
  DROP TYPE "public"."enum_submissions_state";
  DROP TYPE "public"."enum_submission_reads_action";
  DROP TYPE "public"."enum_submission_events_kind";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_subscribers_locale";
  DROP TYPE "public"."enum_unanswered_searches_language";
  DROP TYPE "public"."enum_private_navigation_status";
  DROP TYPE "public"."enum__private_navigation_v_version_status";
  DROP TYPE "public"."enum__private_navigation_v_published_locale";
  DROP TYPE "public"."enum_corporate_navigation_status";
  DROP TYPE "public"."enum__corporate_navigation_v_version_status";
  DROP TYPE "public"."enum__corporate_navigation_v_published_locale";
  DROP TYPE "public"."enum_footer_status";
  DROP TYPE "public"."enum__footer_v_version_status";
  DROP TYPE "public"."enum__footer_v_published_locale";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_status";
  DROP TYPE "public"."enum__site_settings_v_published_locale";
  DROP TYPE "public"."enum_exchange_settings_shown_source";
  DROP TYPE "public"."enum_exchange_settings_status";
  DROP TYPE "public"."enum__exchange_settings_v_version_shown_source";
  DROP TYPE "public"."enum__exchange_settings_v_version_status";
  DROP TYPE "public"."enum__exchange_settings_v_published_locale";
  DROP TYPE "public"."enum_search_synonyms_status";
  DROP TYPE "public"."enum__search_synonyms_v_version_status";
  DROP TYPE "public"."enum__search_synonyms_v_published_locale";
  DROP TYPE "public"."enum_publishing_settings_both_languages";`)
}
