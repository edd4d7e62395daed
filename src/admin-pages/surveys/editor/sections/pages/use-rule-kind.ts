import { useState } from '@wordpress/element';
import type { PageRule, SimplePatternKind } from '@/survey-model';
import {
	SIMPLE_PATTERNS,
	blankRule,
	changeRuleType,
	fromPattern,
	isPageRuleName,
} from '@/survey-model';
import { siteHost } from './pattern-value';

/** Whether a kind of rules makes its regular expression from an address. */
export function isSimple( kind: string ): kind is SimplePatternKind {
	return SIMPLE_PATTERNS.some( ( name ) => name === kind );
}

/**
 * What a rule's type is called in the builder, and how to choose another one. A pattern tells its kind; an empty one
 * does not, so what was chosen is remembered until something is entered.
 *
 * @param rule
 * @param onChange
 */
export function useRuleKind(
	rule: PageRule,
	onChange: ( rule: PageRule ) => void
): [ kind: string, choose: ( kind: string ) => void ] {
	const [ chosen, setChosen ] = useState< SimplePatternKind >();
	const { type, data } = rule;
	const pattern =
		type === 'page_url_matches' && typeof data === 'string'
			? data
			: undefined;
	const remembered = pattern === '' ? chosen : undefined;
	const simple = remembered ?? fromPattern( pattern ?? '', siteHost() )?.kind;

	function choose( kind: string ): void {
		setChosen( isSimple( kind ) ? kind : undefined );
		if ( isSimple( kind ) ) {
			onChange( blankRule( 'page_url_matches', rule.operator ) );
		} else if ( isPageRuleName( kind ) ) {
			onChange(
				simple === undefined
					? changeRuleType( rule, kind )
					: blankRule( kind, rule.operator )
			);
		}
	}
	return [ simple ?? type, choose ];
}
