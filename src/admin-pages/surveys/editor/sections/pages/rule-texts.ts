import { __, sprintf } from '@wordpress/i18n';
import type { PageRuleName, SimplePatternKind } from '@/survey-model';

/** What owners choose as the type of a rule: some make the pattern of a regular expression for them. */
export type RuleKind = PageRuleName | SimplePatternKind;

/** The name of a type of rules, as the start of a sentence that its value ends. */
export function ruleLabel( name: RuleKind ): string {
	switch ( name ) {
		case 'page_url_contains':
			return __( 'URL contains', 'userfeedback' );
		case 'page_url_not_contains':
			return __( 'URL does not contain', 'userfeedback' );
		case 'page_url_is':
			return __( 'URL is', 'userfeedback' );
		case 'page_url_is_not':
			return __( 'URL is not', 'userfeedback' );
		case 'starts_with':
			return __( 'URL starts with', 'userfeedback' );
		case 'wildcards':
			return __( 'URL matches, with * for any text', 'userfeedback' );
		case 'page_url_matches':
			return __( 'URL matches a regular expression', 'userfeedback' );
		case 'query_parameter':
			return __( 'URL has the query parameter', 'userfeedback' );
		case 'referrer':
			return __( 'Visitor comes from the URL', 'userfeedback' );
		case 'specific_pages':
			return __( 'Page is one of', 'userfeedback' );
		case 'wp_page_type':
			return __( 'Page type is', 'userfeedback' );
		case 'post_type':
			return __( 'Post type is', 'userfeedback' );
		case 'taxonomy':
			return __( 'Taxonomy is', 'userfeedback' );
		case 'taxonomy_term':
			return __( 'Category, tag or other term is', 'userfeedback' );
		case 'user_logged_in':
			return __( 'Visitor is', 'userfeedback' );
		case 'wp_user_roles':
			return __( 'Role of the visitor is', 'userfeedback' );
	}
}

/** The types of rules by what they are about, in display order. */
export function ruleTypeGroups(): {
	label: string;
	names: readonly RuleKind[];
}[] {
	return [
		{
			label: __( 'Address', 'userfeedback' ),
			names: [
				'page_url_contains',
				'page_url_not_contains',
				'page_url_is',
				'page_url_is_not',
				'starts_with',
				'wildcards',
				'query_parameter',
				// Last: the others need no knowledge of regular expressions.
				'page_url_matches',
			],
		},
		{
			label: __( 'Content', 'userfeedback' ),
			names: [
				'specific_pages',
				'wp_page_type',
				'post_type',
				'taxonomy',
				'taxonomy_term',
			],
		},
		{
			label: __( 'Visitor', 'userfeedback' ),
			names: [ 'referrer', 'user_logged_in', 'wp_user_roles' ],
		},
	];
}

/** An example of a rule's text; '' for none. */
export function rulePlaceholder( name: RuleKind ): string {
	switch ( name ) {
		case 'page_url_contains':
		case 'page_url_not_contains':
			return '/pricing/';
		case 'page_url_is':
		case 'page_url_is_not':
			return 'https://example.com/pricing/';
		case 'starts_with':
			return '/shop/';
		case 'wildcards':
			return '/shop/*/reviews';
		case 'page_url_matches':
			return '/blog/\\d+';
		case 'query_parameter':
			return 'utm_source=newsletter';
		case 'referrer':
			return 'https://example.com/';
		default:
			return '';
	}
}

/** The message for an error of a rule; the server's messages are the same. */
export function ruleErrorText( code: string ): string {
	switch ( code ) {
		case 'text_required':
			return __( 'Enter a text.', 'userfeedback' );
		case 'url_required':
			return __( 'Enter a URL.', 'userfeedback' );
		case 'pattern_required':
			return __( 'Enter a regular expression.', 'userfeedback' );
		case 'parameter_required':
			return __( 'Enter the name of a parameter.', 'userfeedback' );
		case 'choice_required':
			return __( 'Choose at least one.', 'userfeedback' );
		case 'invalid_url':
			return __(
				'Enter a complete URL, such as https://example.com/pricing/.',
				'userfeedback'
			);
		case 'invalid_parameter':
			return __(
				'Enter a name, or a name and a value such as utm_source=newsletter.',
				'userfeedback'
			);
		case 'too_long':
			return sprintf(
				/* translators: %d: a number of characters. */
				__(
					'A regular expression can have at most %d characters. Shorten it.',
					'userfeedback'
				),
				200
			);
		case 'pattern_too_slow':
			return __(
				'This regular expression could take too long. Use fewer repetitions and alternatives.',
				'userfeedback'
			);
		default:
			return __(
				'This regular expression is not valid. Correct it.',
				'userfeedback'
			);
	}
}

/** The message for an error of an address that becomes a regular expression, which its owner does not see. */
export function simplePatternErrorText( code: string | undefined ): string {
	switch ( code ) {
		case 'pattern_too_slow':
			return __(
				'Use at most two asterisks before the end, and a short text after the first one.',
				'userfeedback'
			);
		case 'too_long':
			return __(
				'This address is too long. Shorten it.',
				'userfeedback'
			);
		default:
			return __(
				'Enter a path such as /shop/, or a complete URL.',
				'userfeedback'
			);
	}
}
