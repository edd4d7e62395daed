import { switched } from './conditions';
import type { FieldError } from './field-errors';
import type {
	Comparator,
	Condition,
	Question,
	SurveySettings,
} from './generated';
import type { KindOf } from './question-kinds';
import { conditionErrors } from './validate-conditions';

/** What happens after the last question. */
export type ThankYou = SurveySettings[ 'thank_you' ];

/** A conditional redirect. */
export type Redirect = ThankYou[ 'conditions' ][ number ];

/** A page of the site as a target; null for none. */
export type TargetPage = ThankYou[ 'redirect_to' ];

/** The names of a condition's fields in a redirect. */
const FIELDS: Readonly< Record< string, string > > = {
	question_id: 'question',
	compare: 'condition_type',
	value: 'condition',
};

/** The condition of a redirect. */
export function conditionOf( redirect: Redirect ): Condition {
	return {
		question_id: redirect.question,
		compare: redirect.condition_type,
		value: redirect.condition,
		...( redirect.off === true && { off: true } ),
	};
}

/** The redirect with another condition. */
export function withCondition(
	redirect: Redirect,
	{ question_id: question, compare, value: condition, off }: Condition
): Redirect {
	return switched(
		{ ...redirect, question, condition_type: compare, condition },
		off === true
	);
}

/** A blank redirect on the first question that conditions can refer to; undefined if there is none. */
export function blankRedirect(
	questions: readonly Question[],
	kindOf: KindOf
): Redirect | undefined {
	for ( const { id, type } of questions ) {
		const compare: Comparator | undefined =
			kindOf( type ).comparators?.[ 0 ];
		if ( compare !== undefined ) {
			return {
				question: id,
				condition_type: compare,
				condition: '',
				page: null,
				redirect_url: '',
			};
		}
	}
	return undefined;
}

/** Errors of a condition with the names of its fields in a redirect. */
function renamed( { field, ...error }: FieldError ): FieldError {
	return { ...error, field: FIELDS[ field ] ?? field };
}

/** As in the PHP class RedirectTarget: http or https with a host, without white space, backslashes and user names. */
const URL_PATTERN =
	/^https?:\/\/[\p{L}\p{N}_][\p{L}\p{N}._-]*(?::\d{1,5})?(?:[/?#][^\p{Z}\p{Cc}\p{Cf}\\<>"]*)?$/iu;

/** Whether a URL can be the target of a redirect. */
export function isRedirectUrl( url: string ): boolean {
	return URL_PATTERN.test( url );
}

function targetErrors(
	page: TargetPage,
	url: string,
	pageField: string,
	isUsed: boolean
): FieldError[] {
	const trimmed = url.trim();
	if ( trimmed !== '' && ! isRedirectUrl( trimmed ) ) {
		return [ { field: 'redirect_url', code: 'invalid_url' } ];
	}
	return isUsed && page === null && trimmed === ''
		? [ { field: pageField, code: 'target_required' } ]
		: [];
}

/**
 * The errors of the thank-you settings, with fields relative to them. The server's rules are in the PHP class ThankYou.
 */
export function thankYouErrors(
	thankYou: ThankYou,
	questions: readonly Question[],
	kindOf: KindOf
): FieldError[] {
	const { type, redirect_to: page, redirect_url: url } = thankYou;
	const isUsed = type === 'conditional_redirect';
	const scope = { allowed: questions, all: questions, kindOf };
	return [
		...targetErrors( page, url, 'redirect_to', type === 'redirect' ),
		...thankYou.conditions.flatMap( ( redirect, index ) =>
			[
				...conditionErrors(
					conditionOf( redirect ),
					scope,
					isUsed
				).map( renamed ),
				...targetErrors(
					redirect.page,
					redirect.redirect_url,
					'page',
					isUsed && redirect.off !== true
				),
			].map( ( error ) => ( {
				...error,
				field: `conditions[${ index }].${ error.field }`,
			} ) )
		),
	];
}

/**
 * The thank-you settings with another type. Conditional redirects start with a blank one; URLs that cannot be saved are
 * removed from fields that are not shown any more.
 */
export function withThankYouType(
	thankYou: ThankYou,
	type: ThankYou[ 'type' ],
	questions: readonly Question[],
	kindOf: KindOf
): ThankYou {
	const valid = ( url: string ) => ( isRedirectUrl( url.trim() ) ? url : '' );
	const blank = blankRedirect( questions, kindOf );
	const isConditional = type === 'conditional_redirect';
	const conditions = isConditional
		? thankYou.conditions
		: thankYou.conditions.map( ( redirect ) => ( {
				...redirect,
				redirect_url: valid( redirect.redirect_url ),
			} ) );
	return {
		...thankYou,
		type,
		redirect_url:
			type === 'redirect'
				? thankYou.redirect_url
				: valid( thankYou.redirect_url ),
		conditions:
			isConditional && conditions.length === 0 && blank
				? [ blank ]
				: conditions,
	};
}
