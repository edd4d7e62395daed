import type { WidgetSurvey } from '../../survey-model';
import {
	ADDRESS_TESTS,
	isReferrer,
	parsedUrl,
} from '../../survey-model/page-rules/address-tests';

/** The rules of a page's JSON: groups joined by `||`, of rules joined by `&&`. */
export type RuleGroups =
	WidgetSurvey[ 'settings' ][ 'targeting' ][ 'page_rules' ];

type Rule = RuleGroups[ number ][ number ];

/** What rules are about. */
export interface Visit {
	/** The address of the page. */
	address: string;
	/** `document.referrer`. */
	referrer: string;
	/** The roles of the logged-in visitor; undefined for anonymous visitors. */
	roles: readonly string[] | undefined;
}

function holds( { type, data }: Rule, visit: Visit ): boolean {
	if ( typeof data === 'string' ) {
		const url = parsedUrl( visit.address );
		return type === 'referrer'
			? isReferrer( visit.referrer, data )
			: !! url && !! ADDRESS_TESTS[ type ]?.( url, data );
	}
	const { roles } = visit;
	switch ( type ) {
		case 'user_logged_in':
			return data.includes( roles ? 'yes' : 'no' );
		case 'wp_user_roles':
			return !! roles?.some( ( role ) => data.includes( role ) );
		default:
			return false;
	}
}

/**
 * Whether a visit fulfils rules. No rules restrict nothing; a rule of an unknown type never holds.
 *
 * @param groups What PHP has left to the browser.
 * @param visit  The page and its visitor.
 */
export function rulesHold( groups: RuleGroups, visit: Visit ): boolean {
	return (
		groups.length === 0 ||
		groups.some( ( rules ) =>
			rules.every( ( rule ) => holds( rule, visit ) )
		)
	);
}
