import {
  type ExpressionNode,
  GenericExpressionNode,
  IdentifierNode,
  LiteralNode,
  UnionExpressionNode,
} from 'kysely-codegen';

/** Types that `tables.ts` imports from the contract. */
const named = {
  CertificateStatus: type('CertificateStatus'),
  CouponScope: type('CouponScope'),
  CourseStatus: type('CourseStatus'),
  CreditArea: type('CreditArea'),
  CreditFamily: type('CreditFamily'),
  CreditGroup: type('CreditGroup'),
  FailureReason: type('FailureReason'),
  LectureKind: type('LectureKind'),
  OrderFlag: type('OrderFlag'),
  PaymentMethod: type('PaymentMethod'),
  PaymentStatus: type('PaymentStatus'),
  Role: type('Role'),
  StoredCredits: type('StoredCredits'),
  UnsubscribeReason: type('UnsubscribeReason'),
};
export const customImports = Object.fromEntries(
  Object.keys(named).map((name) => [
    name,
    `../../contract/${name.includes('Credit') ? 'credits' : 'constants'}.ts#${name}`,
  ]),
);

/** How rows hold PostgreSQL's types, as `database.ts` parses them. */
export const typeMapping = { date: 'string', int8: 'number', timestamptz: 'Date' };

/** Only the job runner, the limiter and the worker register use these, each in its own SQL. */
export const excludePattern = '{graphile_worker.*,*.job_workers,*.rate_limits}';

/**
 * What the database does not record about its columns: the values that a text column may have, what a JSON column holds
 * and which columns it computes itself. Whether a column may be null is read from the database, like everything else.
 */
export const columnTypes: Record<string, ExpressionNode> = {
  'announcements.audience': oneOf('all', 'not_started', 'behind', 'completed'),
  'announcements.state': computed(oneOf('scheduled', 'sending', 'sent', 'cancelled', 'hidden')),
  'answers.value': json(type('unknown')),
  'approved_versions.version': json(type('unknown')),
  'assets.kind': oneOf('image', 'video', 'raw', 'receipt'),
  'assets.playable_by': oneOf('browser', 'decoder', 'nothing'),
  'assets.processing': oneOf('waiting', 'working', 'ready', 'failed'),
  'attempts.domains': json(type('unknown')),
  'attempts.feedback': oneOf('immediately', 'afterwards', 'never'),
  'attempts.state': withDefault(oneOf('open', 'submitted', 'expired', 'voided')),
  'audit_log.details': json(record(type('string'), type('unknown'))),
  'bundles.status': withDefault(oneOf('draft', 'published', 'archived')),
  'certificates.status': withDefault(named.CertificateStatus),
  'coupon_uses.state': withDefault(oneOf('held', 'used', 'released')),
  'coupons.scope': named.CouponScope,
  'courses.charged_cents': computed(type('number')),
  'courses.credits': computed(type('StoredCredits')),
  'courses.is_public': computed(type('boolean')),
  'courses.prior_cents': computed(type('number')),
  'courses.rating_count': computed(type('number')),
  'courses.rating_sum': computed(type('number')),
  'courses.search_text': computed(type('string')),
  'courses.status': withDefault(named.CourseStatus),
  'courses.title_key': computed(type('string')),
  'course_credits.areas': json(record(type('string'), type('number'))),
  'course_credits.family': named.CreditFamily,
  'course_credits.state': withDefault(oneOf('claimed', 'verified', 'refused', 'expired')),
  'credit_allocations.areas': json(record(type('string'), type('number'))),
  'email_tokens.purpose': oneOf('verify', 'reset'),
  'gifts.status': withDefault(oneOf('draft', 'scheduled', 'sent', 'claimed', 'refunded')),
  'ledger_checks.differences': json(generic('Array', record(type('string'), type('unknown')))),
  'ledger_corrections.entries': json(generic('Array', record(type('string'), type('unknown')))),
  'ledger_corrections.state': oneOf('proposed', 'booked', 'discarded'),
  'ledger_journals.kind': oneOf(
    ...['sale', 'refund', 'dispute', 'dispute_won', 'release', 'correction', 'fee'],
    ...['payout_draft', 'payout_sent', 'payout_paid', 'payout_back'],
  ),
  'ledger_sales.attribution': oneOf('platform', 'instructor'),
  'lectures.kind': withDefault(named.LectureKind),
  'live_session_emails.occasion': oneOf('day', 'hour', 'moved', 'cancelled'),
  'newsletter_subscribers.reason': named.UnsubscribeReason,
  'order_events.details': json(record(type('string'), type('unknown'))),
  'order_events.from_status': named.PaymentStatus,
  'order_events.to_status': named.PaymentStatus,
  'order_lines.attribution': withDefault(oneOf('platform', 'instructor')),
  'order_lines.kind': oneOf('course', 'bundle', 'gift'),
  'orders.disputes': json(record(type('string'), oneOf('open', 'won', 'lost'))),
  'orders.failure_reason': named.FailureReason,
  'orders.flags': withDefault(generic('Array', named.OrderFlag)),
  'orders.kind': withDefault(oneOf('course', 'bundle', 'gift')),
  'orders.method': named.PaymentMethod,
  'orders.status': withDefault(named.PaymentStatus),
  'payout_profiles.state': oneOf('unconfirmed', 'to_check', 'approved', 'refused'),
  'payout_runs.kind': oneOf('monthly', 'extra', 'request'),
  'payout_runs.state': withDefault(oneOf('drafted', 'approved', 'discarded')),
  'payouts.state': withDefault(
    oneOf('drafted', 'approved', 'sent', 'paid', 'failed', 'returned', 'cancelled'),
  ),
  'questions.kind': oneOf('one', 'many', 'order', 'match', 'number', 'text'),
  'questions.solution': json(type('unknown')),
  'quizzes.feedback': withDefault(oneOf('immediately', 'afterwards', 'never')),
  'quizzes.per_domain': json(record(type('string'), type('number'))),
  'refund_requests.cause': oneOf('bank', 'late', 'progress', 'again', 'provider', 'owned'),
  'refund_requests.status': withDefault(oneOf('waiting', 'approved', 'refused')),
  'refunds.status': withDefault(oneOf('requested', 'sent', 'done', 'refused')),
  'renewal_emails.frequency': oneOf('milestones', 'weekly', 'never'),
  'credential_keys.kind': oneOf('ed25519', 'rsa'),
  'schemes.areas': json(generic('Array', named.CreditArea)),
  'schemes.groups': json(generic('Array', named.CreditGroup)),
  'schemes.state': oneOf('unconfirmed', 'confirmed'),
  'uploads.kind': oneOf('image', 'video', 'raw'),
  'uploads.store': withDefault(oneOf('local', 's3')),
  'users.role': withDefault(named.Role),
  'users.social_links': json(
    generic(
      'Partial',
      record(oneOf('website', 'linkedin', 'twitter', 'youtube', 'github', 'facebook'), type('string')),
    ),
  ),
  'webhook_events.payload': json(type('unknown')),
};

function type(name: string): ExpressionNode {
  return new IdentifierNode(name);
}

function generic(name: string, ...types: ExpressionNode[]): ExpressionNode {
  return new GenericExpressionNode(name, types);
}

function oneOf(...texts: string[]): ExpressionNode {
  return new UnionExpressionNode(texts.map((text) => new LiteralNode(text)));
}

function record(key: ExpressionNode, value: ExpressionNode): ExpressionNode {
  return generic('Record', key, value);
}

function withDefault(value: ExpressionNode): ExpressionNode {
  return generic('Generated', value);
}

/** Parsed when it is read, written as text. */
function json(value: ExpressionNode): ExpressionNode {
  return generic(
    'ColumnType',
    value,
    new UnionExpressionNode([type('string'), type('undefined')]),
    type('string'),
  );
}

/** Read, never written. */
function computed(value: ExpressionNode): ExpressionNode {
  return generic('ColumnType', value, type('never'), type('never'));
}
