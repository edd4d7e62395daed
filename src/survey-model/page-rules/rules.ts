import type { FieldError } from '../field-errors';
import type { SurveySettings } from '../generated';
import { patternProblem } from './url-pattern';

type Targeting = SurveySettings[ 'targeting' ];

/** A rule about the page or the visitor. */
export type PageRule = Targeting[ 'page_rules' ][ number ];

/** How a rule is joined to the one before it. */
export type RuleOperator = PageRule[ 'operator' ];

/** What the owner chose for a rule, with the label that it had then. */
export type RuleChoice = Exclude< PageRule[ 'data' ], string >[ number ];

/** What the data of a rule is: a text with its own validation, or a list of choices. */
export type RuleData = 'url' | 'text' | 'pattern' | 'parameter' | 'choices';

/** The types of rules that the builder can edit, in display order. The add-on targeting validates them on the server. */
export const PAGE_RULES = {
	page_url_contains: 'text',
	page_url_not_contains: 'text',
	page_url_is: 'url',
	page_url_is_not: 'url',
	page_url_matches: 'pattern',
	query_parameter: 'parameter',
	referrer: 'url',
	specific_pages: 'choices',
	wp_page_type: 'choices',
	post_type: 'choices',
	taxonomy: 'choices',
	taxonomy_term: 'choices',
	user_logged_in: 'choices',
	wp_user_roles: 'choices',
} as const satisfies Record< string, RuleData >;

/** The name of a type of rules that the builder can edit. */
export type PageRuleName = keyof typeof PAGE_RULES;

/** Whether the builder can edit rules of a type; those of other plugins can only be removed. */
export function isPageRuleName( type: string ): type is PageRuleName {
	return Object.hasOwn( PAGE_RULES, type );
}

const URL_PATTERN =
	/^https?:\/\/(?:\[[0-9a-f:.]+\]|[\p{L}\p{N}\p{M}_.-]+)(?::\d{1,5})?(?:[/?#][^\s"<>\\^`{|}]*)?$/iu;

/** Whether a text is an absolute http(s) URL, as the server validates it. */
export function isPageUrl( text: string ): boolean {
	return URL_PATTERN.test( text );
}

/** A rule without data. */
export function blankRule(
	type: PageRuleName = 'page_url_contains',
	operator: RuleOperator = '&&'
): PageRule {
	return {
		type,
		operator,
		data: PAGE_RULES[ type ] === 'choices' ? [] : '',
	};
}

function textProblem( text: string, data: RuleData ): string | undefined {
	switch ( data ) {
		case 'url':
			return isPageUrl( text ) ? undefined : 'invalid_url';
		case 'pattern':
			return patternProblem( text );
		case 'parameter':
			return /^[^\s=&?#]+(?:=[^&#]*)?$/u.test( text )
				? undefined
				: 'invalid_parameter';
		default:
			return undefined;
	}
}

/** Why the data of a rule cannot be used, as a code; undefined if it can. Rules of other plugins are not checked. */
export function ruleProblem( { type, data }: PageRule ): string | undefined {
	if ( ! isPageRuleName( type ) ) {
		return undefined;
	}
	const kind = PAGE_RULES[ type ];
	if ( typeof data !== 'string' ) {
		return data.length === 0 ? 'choice_required' : undefined;
	}
	const text = data.trim();
	return text === '' ? `${ kind }_required` : textProblem( text, kind );
}

/** The field path of a rule. */
export function rulePath( index: number ): string {
	return `settings.targeting.page_rules[${ index }]`;
}

/** The errors of a survey's rules, in order; none while the survey shows on all pages. */
export function pageRuleErrors( {
	pages,
	page_rules: rules,
}: Targeting ): FieldError[] {
	if ( pages === 'all' ) {
		return [];
	}
	return rules.flatMap( ( rule, index ) => {
		const code = ruleProblem( rule );
		return code === undefined
			? []
			: [ { field: `${ rulePath( index ) }.data`, code } ];
	} );
}

/** A rule with its place in the list. */
export interface PlacedRule {
	rule: PageRule;
	index: number;
}

/** The rules in groups: all rules of a group have to apply, of one group at least. `&&` binds tighter than `||`. */
export function ruleGroups( rules: readonly PageRule[] ): PlacedRule[][] {
	const groups: PlacedRule[][] = [];
	rules.forEach( ( rule, index ) => {
		const group = groups.at( -1 );
		if ( group === undefined || rule.operator === '||' ) {
			groups.push( [ { rule, index } ] );
		} else {
			group.push( { rule, index } );
		}
	} );
	return groups;
}

/** The rules without one of them; the first rule stays. A group that loses its first rule remains a group. */
export function removeRule(
	rules: readonly PageRule[],
	index: number
): PageRule[] {
	if ( index === 0 ) {
		return [ ...rules ];
	}
	return rules.flatMap( ( rule, at ) => {
		if ( at === index ) {
			return [];
		}
		const removed = rules[ index ];
		return [
			at === index + 1 && removed?.operator === '||'
				? { ...rule, operator: removed.operator }
				: rule,
		];
	} );
}

/** The rules with another one in a place. */
export function replaceRule(
	rules: readonly PageRule[],
	index: number,
	changed: PageRule
): PageRule[] {
	return rules.map( ( rule, at ) => ( at === index ? changed : rule ) );
}

/** The rules with a blank one after a place, joined by `&&`. */
export function insertRule(
	rules: readonly PageRule[],
	after: number
): PageRule[] {
	return [
		...rules.slice( 0, after + 1 ),
		blankRule(),
		...rules.slice( after + 1 ),
	];
}

/** The rule with another type, whose data is empty. */
export function changeRuleType( rule: PageRule, type: PageRuleName ): PageRule {
	return rule.type === type ? rule : blankRule( type, rule.operator );
}
