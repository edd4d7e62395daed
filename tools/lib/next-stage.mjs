import { CPU_SECONDS } from '../budgets.mjs';
import { STAGES } from '../stages/list.mjs';

/** More stages would compete for the two cores of a small machine. */
const AT_ONCE = 2;

/**
 * The next stage to start. Of the stages that may start, those that others wait for come first, then one with a
 * browser (these cannot run in parallel), then the most expensive one. Fillers come last, and one of them may run beside the others.
 *
 * @param {string[]}    waiting Stages that have not begun.
 * @param {string[]}    running Stages under way.
 * @param {Set<string>} blocked Stages that are chosen and have not ended.
 * @return {string | undefined} None when the present ones must end before.
 */
export function nextStage( waiting, running, blocked ) {
	const hasBrowser = running.some( ( name ) => STAGES[ name ].isBrowser );
	const fillers = running.filter( ( name ) => STAGES[ name ].isFiller );
	const isAwaited = ( name ) =>
		waiting.some( ( other ) => STAGES[ other ].after?.includes( name ) );
	const rank = ( name ) =>
		( isAwaited( name ) ? 1e6 : 0 ) +
		( STAGES[ name ].isBrowser ? 1e5 : 0 ) +
		( STAGES[ name ].isFiller ? -1e4 : 0 ) +
		( CPU_SECONDS[ name ] ?? 0 );
	const hasRoom = ( name ) =>
		STAGES[ name ].isFiller
			? fillers.length === 0 || running.length < AT_ONCE
			: running.length - fillers.length < AT_ONCE;
	return waiting
		.filter(
			( name ) =>
				hasRoom( name ) &&
				! ( hasBrowser && STAGES[ name ].isBrowser ) &&
				! STAGES[ name ].after?.some( ( other ) =>
					blocked.has( other )
				)
		)
		.sort( ( a, b ) => rank( b ) - rank( a ) )[ 0 ];
}
