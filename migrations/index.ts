import type { Migration } from 'kysely/migration';
import * as accounts from './0001_accounts.ts';
import * as courses from './0002_courses.ts';
import * as ordersAndLearning from './0003_orders_and_learning.ts';
import * as newsletter from './0004_newsletter.ts';
import * as bankTransfers from './0005_bank_transfers.ts';
import * as administration from './0006_administration.ts';
import * as usesOfAssets from './0007_uses_of_assets.ts';
import * as catalogueChanges from './0008_catalogue_changes.ts';
import * as refunds from './0009_refunds.ts';
import * as reviews from './0010_reviews.ts';
import * as targetDates from './0011_target_dates.ts';
import * as uploads from './0012_uploads.ts';
import * as auditSearch from './0013_audit_search.ts';
import * as moneyInOtherCurrencies from './0014_money_in_other_currencies.ts';
import * as administratorsLists from './0015_administrators_lists.ts';
import * as paidOrdersAskedAbout from './0016_paid_orders_asked_about.ts';
import * as titlesFromAToZ from './0017_titles_from_a_to_z.ts';
import * as titleKeyCollation from './0018_title_key_collation.ts';
import * as orderNumbers from './0019_order_numbers.ts';
import * as jobWorkers from './0020_job_workers.ts';
import * as catalogueAtAMillion from './0021_catalogue_at_a_million.ts';
import * as videoProcessing from './0022_video_processing.ts';
import * as lessKept from './0023_less_kept.ts';
import * as phrasesAndFrequentWords from './0024_phrases_and_frequent_words.ts';
import * as statisticsOfSearchedText from './0025_statistics_of_searched_text.ts';
import * as receiptSubmitted from './0026_receipt_submitted.ts';
import * as partsOfOrderNumbers from './0027_parts_of_order_numbers.ts';
import * as columnsExplained from './0028_columns_explained.ts';
import * as prerequisites from './0029_prerequisites.ts';
import * as backups from './0030_backups.ts';
import * as months from './0031_months.ts';
import * as uploadStores from './0033_upload_stores.ts';
import * as renewalSchemes from './0036_renewal_schemes.ts';
import * as notes from './0039_notes.ts';
import * as renewals from './0040_renewals.ts';
import * as credentials from './0041_credentials.ts';
import * as threads from './0045_threads.ts';
import * as threadsListed from './0046_threads_listed.ts';
import * as transcripts from './0047_transcripts.ts';
import * as orderLines from './0056_order_lines.ts';
import * as coupons from './0057_coupons.ts';
import * as ledger from './0075_ledger.ts';
import * as quizzes from './0075_quizzes.ts';
import * as attemptRules from './0076_attempt_rules.ts';
import * as courseCredits from './0085_course_credits.ts';
import * as renewalEvidence from './0086_renewal_evidence.ts';
import * as breaks from './0090_breaks.ts';
import * as lectureKinds from './0091_lecture_kinds.ts';
import * as exams from './0092_exams.ts';
import * as refundRequests from './0095_refund_requests.ts';
import * as bundles from './0096_bundles.ts';
import * as priceHistory from './0097_price_history.ts';
import * as payouts from './0100_payouts.ts';
import * as forWhom from './0105_for_whom.ts';
import * as courseVisits from './0106_course_visits.ts';
import * as learnerDesks from './0107_learner_desks.ts';
import * as badgeDetails from './0108_badge_details.ts';
import * as announcements from './0109_announcements.ts';
import * as liveSessions from './0110_live_sessions.ts';
import * as lectureOpenings from './0114_lecture_openings.ts';
import * as searchableTexts from './0115_searchable_texts.ts';
import * as gifts from './0118_gifts.ts';
import * as realFees from './0122_real_fees.ts';
import * as shareTerms from './0123_share_terms.ts';
import * as corrections from './0124_corrections.ts';
import * as compromisedKeys from './0127_compromised_keys.ts';
import * as badgeReminders from './0128_badge_reminders.ts';
import * as approvedVersions from './0131_approved_versions.ts';
import * as schemeVersions from './0133_scheme_versions.ts';
import * as extraAttempts from './0138_extra_attempts.ts';
import * as bundleCertificates from './0143_bundle_certificates.ts';
import * as splitAllocations from './0147_split_allocations.ts';
import * as bundleVersions from './0154_bundle_versions.ts';
import * as voidedAttempts from './0158_voided_attempts.ts';
import * as catalogueByIndex from './0162_catalogue_by_index.ts';
import * as payoutReasonCode from './0163_payout_reason_code.ts';
import * as auditWithoutEmail from './0164_audit_without_email.ts';
import * as coursesByCredits from './0165_courses_by_credits.ts';
import * as indexesOfCredits from './0166_indexes_of_credits.ts';
import * as changedLanguages from './0168_changed_languages.ts';
import * as typographicMarks from './0173_typographic_marks.ts';
import * as picturesInTexts from './0174_pictures_in_texts.ts';
import * as composedLetters from './0180_composed_letters.ts';
import * as peopleAndReviewsOnPages from './0185_people_and_reviews_on_pages.ts';
import * as longerVideos from './0186_longer_videos.ts';
import * as shareTermsOnPages from './0189_share_terms_on_pages.ts';
import * as removedVideos from './0190_removed_videos.ts';
import * as announcedTexts from './0191_announced_texts.ts';
import * as refundAmounts from './0192_refund_amounts.ts';

/** Every migration by its name, in order. A landed migration is never edited: add the next one, and its line in `landed.txt`. */
export const migrations: Record<string, Migration> = {
  '0001_accounts': accounts,
  '0002_courses': courses,
  '0003_orders_and_learning': ordersAndLearning,
  '0004_newsletter': newsletter,
  '0005_bank_transfers': bankTransfers,
  '0006_administration': administration,
  '0007_uses_of_assets': usesOfAssets,
  '0008_catalogue_changes': catalogueChanges,
  '0009_refunds': refunds,
  '0010_reviews': reviews,
  '0011_target_dates': targetDates,
  '0012_uploads': uploads,
  '0013_audit_search': auditSearch,
  '0014_money_in_other_currencies': moneyInOtherCurrencies,
  '0015_administrators_lists': administratorsLists,
  '0016_paid_orders_asked_about': paidOrdersAskedAbout,
  '0017_titles_from_a_to_z': titlesFromAToZ,
  '0018_title_key_collation': titleKeyCollation,
  '0019_order_numbers': orderNumbers,
  '0020_job_workers': jobWorkers,
  '0021_catalogue_at_a_million': catalogueAtAMillion,
  '0022_video_processing': videoProcessing,
  '0023_less_kept': lessKept,
  '0024_phrases_and_frequent_words': phrasesAndFrequentWords,
  '0025_statistics_of_searched_text': statisticsOfSearchedText,
  '0026_receipt_submitted': receiptSubmitted,
  '0027_parts_of_order_numbers': partsOfOrderNumbers,
  '0028_columns_explained': columnsExplained,
  '0029_prerequisites': prerequisites,
  '0030_backups': backups,
  '0031_months': months,
  '0033_upload_stores': uploadStores,
  '0036_renewal_schemes': renewalSchemes,
  '0039_notes': notes,
  '0040_renewals': renewals,
  '0041_credentials': credentials,
  '0045_threads': threads,
  '0046_threads_listed': threadsListed,
  '0047_transcripts': transcripts,
  '0056_order_lines': orderLines,
  '0057_coupons': coupons,
  '0075_ledger': ledger,
  '0075_quizzes': quizzes,
  '0076_attempt_rules': attemptRules,
  '0085_course_credits': courseCredits,
  '0086_renewal_evidence': renewalEvidence,
  '0090_breaks': breaks,
  '0091_lecture_kinds': lectureKinds,
  '0092_exams': exams,
  '0095_refund_requests': refundRequests,
  '0096_bundles': bundles,
  '0097_price_history': priceHistory,
  '0100_payouts': payouts,
  '0105_for_whom': forWhom,
  '0106_course_visits': courseVisits,
  '0107_learner_desks': learnerDesks,
  '0108_badge_details': badgeDetails,
  '0109_announcements': announcements,
  '0110_live_sessions': liveSessions,
  '0114_lecture_openings': lectureOpenings,
  '0115_searchable_texts': searchableTexts,
  '0118_gifts': gifts,
  '0122_real_fees': realFees,
  '0123_share_terms': shareTerms,
  '0124_corrections': corrections,
  '0127_compromised_keys': compromisedKeys,
  '0128_badge_reminders': badgeReminders,
  '0131_approved_versions': approvedVersions,
  '0133_scheme_versions': schemeVersions,
  '0138_extra_attempts': extraAttempts,
  '0143_bundle_certificates': bundleCertificates,
  '0147_split_allocations': splitAllocations,
  '0154_bundle_versions': bundleVersions,
  '0158_voided_attempts': voidedAttempts,
  '0162_catalogue_by_index': catalogueByIndex,
  '0163_payout_reason_code': payoutReasonCode,
  '0164_audit_without_email': auditWithoutEmail,
  '0165_courses_by_credits': coursesByCredits,
  '0166_indexes_of_credits': indexesOfCredits,
  '0168_changed_languages': changedLanguages,
  '0173_typographic_marks': typographicMarks,
  '0174_pictures_in_texts': picturesInTexts,
  '0180_composed_letters': composedLetters,
  '0185_people_and_reviews_on_pages': peopleAndReviewsOnPages,
  '0186_longer_videos': longerVideos,
  '0189_share_terms_on_pages': shareTermsOnPages,
  '0190_removed_videos': removedVideos,
  '0191_announced_texts': announcedTexts,
  '0192_refund_amounts': refundAmounts,
};
