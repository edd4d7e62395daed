import { ADDRESS_TESTS, parsedUrl } from './address-tests';
import type { PageRule } from './rules';
import { ruleGroups, ruleProblem } from './rules';

/** Whether a rule applies to an address; null if the address does not tell, as for roles, or the rule is unfinished. */
export function ruleMatches( rule: PageRule, address: string ): boolean | null {
	const url = parsedUrl( address );
	const test = Object.hasOwn( ADDRESS_TESTS, rule.type )
		? ADDRESS_TESTS[ rule.type ]
		: undefined;
	return url === undefined ||
		test === undefined ||
		typeof rule.data !== 'string' ||
		ruleProblem( rule ) !== undefined
		? null
		: test( url, rule.data.trim() );
}

/** All: false as soon as one is false, and null while one is unknown. */
function all( results: readonly ( boolean | null )[] ): boolean | null {
	if ( results.includes( false ) ) {
		return false;
	}
	return results.includes( null ) ? null : true;
}

/** Whether a survey with these rules shows at an address; null if that depends on more than the address. */
export function rulesMatch(
	rules: readonly PageRule[],
	address: string
): boolean | null {
	const groups = ruleGroups( rules ).map( ( group ) =>
		all( group.map( ( { rule } ) => ruleMatches( rule, address ) ) )
	);
	if ( groups.includes( true ) ) {
		return true;
	}
	return groups.includes( null ) ? null : false;
}
