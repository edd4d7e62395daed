import type { WidgetSurvey } from '../../survey-model';
import type { GateContext } from '../definitions';
import { partsOf } from '../registry';
import { readProgress } from '../progress';
import type { PageData } from '../types';
import { readCookie } from '../visitor-cookie';
import { warn } from '../warn';
import { loadParts } from './own-scripts';

/** What a choice depends on besides the visitor. */
export interface Circumstances {
	data: PageData;
	/** The clock, in milliseconds since 1970. */
	now: () => number;
	/** The loader's Content-Security-Policy nonce, or an empty string. */
	nonce: string;
}

/** Why surveys are hidden, by survey id. */
export type Reasons = Record< number, string >;

/**
 * The first survey that nothing hides. PHP has sorted them and applied the rules that are the same for all visitors of
 * this URL.
 *
 * @param circumstances The page, the clock and the nonce.
 * @param reasons       Is given the reason of each survey before the chosen one.
 */
export async function chooseSurvey(
	circumstances: Circumstances,
	reasons: Reasons
): Promise< WidgetSurvey | undefined > {
	for ( const survey of circumstances.data.surveys ) {
		const reason = await reasonAgainst( survey, circumstances );
		if ( ! reason ) {
			return survey;
		}
		reasons[ survey.id ] = reason;
	}
	return undefined;
}

/**
 * Why this visitor does not see a survey now; undefined if nothing hides it. Times are compared here, since the page
 * may come from a cache.
 *
 * @param survey        The survey.
 * @param circumstances The page, the clock and the nonce.
 */
export async function reasonAgainst(
	survey: WidgetSurvey,
	{ data, now, nonce }: Circumstances
): Promise< string | undefined > {
	const context = { data, now: now(), cookies: document.cookie };
	const reason = ownReason( survey, context );
	if ( reason ) {
		return reason;
	}
	try {
		await loadParts( data, survey.gates ?? [], nonce );
		for ( const gate of partsOf( 'gate' ) ) {
			const found = await gate.reason( survey, context );
			if ( found ) {
				return found;
			}
		}
		return undefined;
	} catch ( error ) {
		warn( error );
		return 'gate_failed';
	}
}

/** The checks of the loader itself, which need no script. */
function ownReason(
	survey: WidgetSurvey,
	{ now, cookies }: GateContext
): string | undefined {
	const { publish_at: publishAt, expires_at: expiresAt } = survey;
	if ( publishAt && ! ( Date.parse( publishAt ) <= now ) ) {
		return 'scheduled';
	}
	if ( expiresAt && ! ( Date.parse( expiresAt ) > now ) ) {
		return 'expired';
	}
	const { cookie_name: name, settings } = survey;
	const { display_length: length } = settings.behavior;
	const cookie = readCookie( cookies, name );
	const isOver =
		length === 'once'
			? cookie && ( cookie.submitted || ! readProgress( name ) )
			: cookie?.submitted;
	return isOver && length !== 'repeatedly' ? 'cookie' : undefined;
}
